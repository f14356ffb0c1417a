import { errorEntryOf, isErrorCode } from '@urzad/contract';
import { type Locale, toast, useLocale } from '@urzad/ui';
import { ApiFailure } from '../http/api-failure';
import { failureMessages } from './messages';

/** What happened and what to do next, in words, for any failed call. */
export function failureText(error: unknown, locale: Locale): string {
  const words = failureMessages[locale];
  if (!(error instanceof ApiFailure)) return words.unknown;
  if (error.code === 'network') return words.network;

  return isErrorCode(error.code) ? errorEntryOf(error.code).text[locale] : words.unknown;
}

export function useFailureText(): (error: unknown) => string {
  const locale = useLocale();

  return (error) => failureText(error, locale);
}

/** The toast of Spec §8 for those codes that have one; for the others the caller shows an alert. */
export function toastFailure(error: unknown, locale: Locale): boolean {
  const code = error instanceof ApiFailure ? error.code : '';
  const words = isErrorCode(code) ? errorEntryOf(code).toast : undefined;
  if (!words) return false;

  toast.error(words[locale]);
  return true;
}
