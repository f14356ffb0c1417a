import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf } from '../http/api-failure';

/** Puts what the server found wrong at the fields themselves; the first of them takes the focus. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  const found = Object.entries(fieldErrorsOf(error) ?? {});
  found.forEach(([name, code], at) => {
    // The server names fields of the very body that the form sent.
    setError(name as Path<Values>, { type: code, message: code }, { shouldFocus: at === 0 });
  });

  return found.length > 0;
}
