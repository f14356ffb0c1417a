import { errorEntryOf, isErrorCode } from '@urzad/contract';
import { timeText } from '@urzad/domain';
import { type Locale, toast, useLocale } from '@urzad/ui';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure';
import { isCallClosed, isCorrectionLate } from '../http/refusals';
import { failureMessages } from './messages';

/** What the server asks of a person before any act of a citizen (decisions 10). */
const WaitsFor = z.object({ reason: z.enum(['profile', 'statute']) });

const MINUTE_MS = 60_000;

/** What happened and what to do next, in words, for any failed call. */
export function failureText(error: unknown, locale: Locale): string {
  const words = failureMessages[locale];
  if (!(error instanceof ApiFailure)) return words.unknown;
  if (error.code === 'network') return words.network;
  const waits = waitsFor(error);
  if (waits) return words[waits];
  if (isCallClosed(error)) return words.callClosed;
  if (isCorrectionLate(error)) return words.correctionLate;
  if (error.code === 'too-many-requests' && error.againAt)
    return words.tooMany(timeText(nextMinute(error.againAt)));

  return isErrorCode(error.code) ? errorEntryOf(error.code).text[locale] : words.unknown;
}

/** Rounded up: at the minute that is told the call is taken again. */
function nextMinute(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** What the server asks for first, if that is why it refused. */
export function waitsFor(error: unknown): 'profile' | 'statute' | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'illegal-step') return undefined;
  return WaitsFor.safeParse(error.data).data?.reason;
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
