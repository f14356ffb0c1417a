import { ApiFailure } from '../http/api-failure';
import { fieldErrorsOf } from '../http/refusals';

/** The errors of the server at the fields of a letter; those about files as sentences of their own. */
export function errorsWithFiles(
  failure: ApiFailure,
  texts: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const found = fieldErrorsOf(failure);
  if (found?.filenames === undefined) return found;

  return { ...found, filenames: texts[found.filenames] ?? found.filenames };
}

/** The answer to an earlier text was lost, and the server has that one under the same key. */
export function isSentBefore(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.code === 'conflict' &&
    Object.hasOwn(Object(error.data), 'idempotency-key')
  );
}
