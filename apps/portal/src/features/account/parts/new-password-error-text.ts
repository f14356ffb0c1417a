import { EMAIL_MAX_LENGTH, fieldErrorText, isFieldErrorCode, PASSWORD_MAX_LENGTH } from '@urzad/domain';
import type { ErrorPlace } from '@urzad/ui';

/** The words of the rules where a password is chosen: what is too long is told how long it may be. */
export function newPasswordErrorText(code: string, { name, value, locale }: ErrorPlace): string {
  // A server may be newer than these words.
  if (!isFieldErrorCode(code)) return code;
  const n = name === 'mail' ? EMAIL_MAX_LENGTH : PASSWORD_MAX_LENGTH;
  return fieldErrorText(code, locale, { value, n });
}
