import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import type { ErrorCodes, ErrorContext } from '@urzad/ui';
import { ApiFailure } from '#shared/http/api-failure';
import { isCodeSpent } from '#shared/http/refusals';

export interface SignValues {
  pass: string;
  code: string;
  statement: boolean;
}

interface SignWords {
  wrongPass: string;
  codeMissing: string;
  statementMissing: string;
}

/** What is missing; whether it is right the server says. */
export function signErrors({ pass, code, statement }: SignValues): ErrorCodes {
  return {
    ...(pass === '' && { pass: 'is-empty' }),
    ...(code.trim() === '' && { code: 'is-empty' }),
    ...(!statement && { statement: 'not-accepted' }),
  };
}

/** Words of this form where the general ones would mislead: the code of a weak password stands here for a wrong one. */
export function signErrorText(words: SignWords, isCodeSent: boolean) {
  return (code: string, { name, value, locale }: ErrorContext): string => {
    if (name === 'statement') return words.statementMissing;
    if (name === 'pass' && code !== 'is-empty') return words.wrongPass;
    if (name === 'code' && code === 'is-empty' && !isCodeSent) return words.codeMissing;
    return isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code;
  };
}

/** A wrong code is said at its field, where it can be corrected. */
export function wrongCode({ code }: ApiFailure): ErrorCodes | undefined {
  return code === 'not-valid-code' ? { code } : undefined;
}

/** A refusal in words of its own above the form; else those of the catalogue. */
export function signFailureText(
  error: unknown,
  words: { tooMany: string; changed: string },
): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (isCodeSpent(error)) return words.tooMany;
  return error.code === 'conflict' ? words.changed : undefined;
}
