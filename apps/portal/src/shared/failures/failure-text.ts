import { errorEntryOf, isErrorCode } from '@urzad/contract';
import { type Locale, toast, useLocale } from '@urzad/ui';
import * as z from 'zod/mini';
import { ApiFailure, isCallClosed } from '../http/api-failure';
import { failureMessages } from './messages';

/** What the server asks of a person before any act of a citizen (decisions 10). */
const WaitsFor = z.object({ reason: z.enum(['profile', 'statute']) });

/** What happened and what to do next, in words, for any failed call. */
export function failureText(error: unknown, locale: Locale): string {
  const words = failureMessages[locale];
  if (!(error instanceof ApiFailure)) return words.unknown;
  if (error.code === 'network') return words.network;
  const reason = WaitsFor.safeParse(error.data);
  if (error.code === 'illegal-step' && reason.success) return words[reason.data.reason];
  if (isCallClosed(error)) return words.callClosed;

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
