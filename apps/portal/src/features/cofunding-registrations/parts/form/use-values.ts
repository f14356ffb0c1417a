import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../../form/values';

/** Shorter than a pause between two words, longer than one between two keys. */
const PAUSE_MS = 300;

/**
 * Something small worked out from the answers: text, or a list or record of texts. Only who asks renders again, and
 * only when it comes out different: a key in one field is no business of the others.
 */
export function useFromValues<Found>(read: (values: FormValues) => Found): Found {
  const { subscribe, getValues } = useFormContext<FormValues>();
  const known = useRef<Found>(undefined);
  const listen = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );

  return useSyncExternalStore(listen, () => {
    const found = read(getValues());
    if (known.current === undefined || !isSame(known.current, found)) known.current = found;
    return known.current;
  });
}

/** All answers as they stood when the person last paused, for what is only looked at beside the form. */
export function usePausedValues(): FormValues {
  const { subscribe, getValues } = useFormContext<FormValues>();
  const [values, setValues] = useState(() => structuredClone(getValues()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValues(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues]);

  return values;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
