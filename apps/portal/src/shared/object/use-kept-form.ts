import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';

/** The form of a dialog that stands outside of it, so that closing the dialog loses nothing. */
export interface KeptForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Before the dialog opens: what was typed about the same thing stays, else the form begins with these values. */
  begin: (about: number | string, values: DefaultValues<Values>) => void;
}

export function useKeptForm<Values extends FieldValues>(): KeptForm<Values> {
  const form = useForm<Values>();
  const { isDirty } = form.formState;
  const kept = useRef<number | string>(undefined);

  return {
    form,
    begin(about, values) {
      if (isDirty && kept.current === about) return;
      kept.current = about;
      form.reset(values);
    },
  };
}
