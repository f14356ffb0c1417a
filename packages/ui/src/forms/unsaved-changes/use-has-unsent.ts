import { useState, useSyncExternalStore } from 'react';
import { type FormLink, useFormLink } from '../form/form-context';

type FormOfUnsent = Pick<FormLink, 'store' | 'follow' | 'currentValues' | 'defaultValues'>;

/** Whether the answers of the form around differ from those at first, and from those that were sent last. */
export function useHasUnsent(): boolean {
  const link = useFormLink();
  const [unsent] = useState(() => createUnsent(link));

  return useSyncExternalStore(unsent.listen, unsent.has, () => false);
}

/**
 * Tells the answers of a form from its baseline: those at first, those that were sent last, or those to which the form was
 * reset since.
 */
export function createUnsent({ store, follow, currentValues, defaultValues }: FormOfUnsent) {
  const now = () => textOf(currentValues());
  let defaults = defaultValues();
  let kept = now();
  let sending = kept;
  let state = store.snapshot().state;

  /** What is reset while the form is being sent is not what was sent. */
  function keepDefaults() {
    defaults = defaultValues();
    kept = textOf(defaults);
    sending = kept;
  }

  function noteNewDefaults() {
    if (defaultValues() !== defaults) keepDefaults();
  }

  /** One to the same default values has the same object of them. */
  function noteReset() {
    if (now() === textOf(defaultValues())) keepDefaults();
  }

  function noteSending() {
    noteNewDefaults();
    const next = store.snapshot().state;
    // What is typed while the form is being sent is not sent with it.
    if (next === 'loading' && state !== 'loading') sending = now();
    if (next === 'success' && state !== 'success') kept = sending;
    state = next;
  }

  return {
    has() {
      noteNewDefaults();
      return now() !== kept;
    },
    listen(changed: () => void) {
      const stops = [
        follow(undefined, (isReset) => {
          if (isReset) noteReset();
          changed();
        }),
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

/** Of equal answers the same text, whatever the order of their names. */
function textOf(answers: unknown): string {
  return JSON.stringify(answers, (_, value: unknown) => {
    if (isEmpty(value)) return undefined;
    // Of a file JSON would tell nothing.
    if (value instanceof File) return [value.name, value.size, value.lastModified];
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value;
  });
}

/** An answer that is empty again is as one that was never there. */
function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
