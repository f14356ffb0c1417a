import type { FieldErrorParams, Locale } from '@urzad/domain';
import { callErrorText, isCallNumber } from '@urzad/grants';

/** The sentence of an error of a call, in the shape that a form asks for. */
export function setupErrorText(
  code: string,
  { locale, ...params }: FieldErrorParams & { locale: Locale },
): string {
  return callErrorText(code, locale, params);
}

/** What is wrong with the answers for a new call. */
export function newCallErrors({
  number,
  edition,
}: {
  number: string;
  edition: string;
}): Record<string, string> {
  return {
    ...(!isCallNumber(number.trim()) && { number: number.trim() === '' ? 'is-empty' : 'not-call-number' }),
    ...(edition.trim() === '' && { edition: 'is-empty' }),
  };
}
