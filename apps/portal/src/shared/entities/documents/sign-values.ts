import { fieldErrorText, isFieldErrorCode } from '@urzad/domain';
import type { ErrorCodes, ErrorContext } from '@urzad/ui';
import { isConflict } from '#shared/http/refusals';

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

/** Missing values; whether they are right only the server knows. */
export function signErrors({ pass, code, statement }: SignValues): ErrorCodes {
  return {
    ...(pass === '' && { pass: 'is-empty' }),
    ...(code.trim() === '' && { code: 'is-empty' }),
    ...(!statement && { statement: 'not-accepted' }),
  };
}

/** Texts of this form where the general ones would mislead: the code of a weak password means a wrong one here. */
export function signErrorText(words: SignWords, isCodeSent: boolean) {
  return (code: string, { name, value, locale }: ErrorContext): string => {
    if (name === 'statement') return words.statementMissing;
    if (name === 'pass' && code !== 'is-empty') return words.wrongPass;
    if (name === 'code' && code === 'is-empty' && !isCodeSent) return words.codeMissing;
    return isFieldErrorCode(code) ? fieldErrorText(code, locale, { value }) : code;
  };
}

/** The text of a refusal above the form: one of its own, or that of the catalogue. */
export function signFailureText(error: unknown, words: { changed: string }): string | undefined {
  return isConflict(error) ? words.changed : undefined;
}
