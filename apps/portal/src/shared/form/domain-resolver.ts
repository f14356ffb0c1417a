import type { FieldErrors as DomainErrors } from '@urzad/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/**
 * The rules of `@urzad/domain` as react-hook-form wants them. The message of an error is its code; `useFieldErrorText`
 * turns it into words.
 */
export function domainResolver<Values extends FieldValues>(
  errorsOf: (values: Values) => DomainErrors,
): Resolver<Values> {
  return (values) => {
    const errors = errorsOf(values);
    const found = Object.entries(errors).map(([name, code]) => [name, { type: code, message: code }]);
    if (found.length === 0) return { values, errors: {} };

    // The rules name the fields of the very values they are given; the compiler cannot follow that through `entries`.
    return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> };
  };
}
