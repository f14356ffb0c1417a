import { formOf } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { useEditor } from './editor';
import type { FormValues } from './values';

/** Shorter than a pause between two words, longer than one between two keys. */
const PAUSE_MS = 300;

/** A value computed from the answers of this form. */
export const { useFormAnswers: useFromValues } = formOf<FormValues>();

/** All answers at the last pause in typing, for parts beside the form. */
export function usePausedValues(): FormValues {
  const { subscribe, getValues } = useEditor().form;
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
