// Every sentence in two languages, in a file of its own so that no page loads it before its first paint.
import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import type { ErrorContext } from './form-props';

/** The sentence of a code; a code of the host without one is its own. */
export function errorTextOf(code: string, context: ErrorContext): string {
  return isFieldErrorCode(code) ? fieldErrorText(code, context.locale, context) : code;
}
