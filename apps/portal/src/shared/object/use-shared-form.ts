import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';

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
  // A list is one answer: without this its items are told apart by their places, and one that was taken out comes back.
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) form.register(name as Path<Values>);
  const [known, setKnown] = useState(version);
  const { isDirty } = form.formState;
  // Where nothing was typed, the present values are simply shown.
  if (!isDirty && known !== version) setKnown(version);

  return { form, isChanged: isDirty && known !== version };
}
