import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';

/** A form in a dialog about an object that others may change meanwhile. */
export interface SharedForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Somebody changed the object while something was typed here: `ChangedMeanwhile` says so. */
  isChanged: boolean;
}

/**
 * What others change arrives in the fields that were not touched here; what was typed stays, and is saved over theirs
 * only by who was told.
 */
export function useSharedForm<Values extends FieldValues>(
  values: Values,
  version: number,
): SharedForm<Values> {
  const form = useForm<Values>({ values, resetOptions: { keepDirty: true, keepDirtyValues: true } });
  const [known, setKnown] = useState(version);
  const { isDirty } = form.formState;
  // Where nothing was typed, the present values are simply shown.
  if (!isDirty && known !== version) setKnown(version);

  return { form, isChanged: isDirty && known !== version };
}
