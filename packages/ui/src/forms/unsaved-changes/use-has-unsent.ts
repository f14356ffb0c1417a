import { useState, useSyncExternalStore } from 'react';
import { type FormLink, useFormLink } from '../form/form-context';

/** Whether the answers of the form around differ from those at first, and from those that were sent last. */
export function useHasUnsent(): boolean {
  const link = useFormLink();
  const [unsent] = useState(() => createUnsent(link));

  return useSyncExternalStore(unsent.listen, unsent.has, () => false);
}

function createUnsent({ store, follow, currentValues }: FormLink) {
  const now = () => JSON.stringify(currentValues(), withoutEmpty);
  let kept = now();
  let sending = kept;
  let state = store.snapshot().state;

  function noteSending() {
    const next = store.snapshot().state;
    // What is typed while the form is being sent is not sent with it.
    if (next === 'loading' && state !== 'loading') sending = now();
    if (next === 'success' && state !== 'success') kept = sending;
    state = next;
  }

  return {
    has: () => now() !== kept,
    listen(changed: () => void) {
      const stops = [
        follow(undefined, changed),
        store.subscribe(() => {
          noteSending();
          changed();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** An answer that is empty again is as one that was never there. Of a file JSON would tell nothing. */
function withoutEmpty(_: string, value: unknown) {
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  return value === '' ? undefined : value;
}
