import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The library also reports fields that are registered; only typed values count. @returns what ends it */
export function onTyped<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>,
  typed: () => void,
): () => void {
  let last = JSON.stringify(form.getValues());

  return form.subscribe({
    formState: { values: true },
    callback: ({ values }) => {
      const now = JSON.stringify(values);
      if (now !== last) typed();
      last = now;
    },
  });
}
