import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Shorter than a pause between two words, longer than one between two keys. */
const PAUSE_MS = 300;

/** All values of a form at the last pause in typing, for parts beside it. */
export function usePausedValues<Values extends FieldValues>({
  subscribe,
  getValues,
}: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>): Values {
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
