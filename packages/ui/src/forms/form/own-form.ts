import { createFormControl, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * A form object without `useForm`, which renders twice before the first paint to keep a state that no part of a `Form`
 * reads (decision 0016): its errors and its way are those of the store.
 */
export function ownForm<Values extends FieldValues>(values: Values): UseFormReturn<Values> {
  // The whole of the values is a part of them.
  const defaultValues = values as DefaultValues<Values>;
  const { formControl, ...form } = createFormControl<Values>({ defaultValues });

  return {
    ...form,
    formState: {
      ...form.control._formState,
      /** Those of the last `reset()`, to which the form goes back. */
      get defaultValues() {
        return form.control._defaultValues as UseFormReturn<Values>['formState']['defaultValues'];
      },
    },
  };
}
