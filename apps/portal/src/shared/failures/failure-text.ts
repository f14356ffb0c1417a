import { type ErrorCode, errorEntryOf, isErrorCode } from '@urzad/contract';
import { COUNTED_TIMES, countText, typeset } from '@urzad/domain';
import { type Locale, useLocale } from '@urzad/ui';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure';
import { areDocumentsLate, isActing, isCallClosed, isCorrectionLate } from '../http/refusals';
import { areErrorsShown } from '../session/developer-acts';
import { failureMessages } from './messages';

/** What the server requires before any action of a citizen (Order §10). */
const WaitsFor = z.object({ reason: z.enum(['profile', 'statute']) });

/** Details of a refusal are short; a long one is cut. */
const DATA_MAX = 300;
const MINUTE_MS = 60_000;
/** Longer waits are told in hours. */
const MINUTES_MAX = 120;

/** What happened and what to do next, as text, for any failed request; for a developer who asks, the details under it. */
export function failureText(error: unknown, locale: Locale): string {
  const text = plainText(error, locale);
  return areErrorsShown() ? `${text}\n${technicalText(error)}` : text;
}

/** No translation: a developer searches for it. */
function technicalText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? `${error.name}: ${error.message}` : '?';
  const { status, code, data, causes } = error;
  const facts = data === undefined || data === null ? '' : JSON.stringify(data).slice(0, DATA_MAX);
  return [`${status} ${code}`, facts, ...causes].filter(Boolean).join(' · ');
}

function plainText(error: unknown, locale: Locale): string {
  const own = ownText(error, locale);
  if (own === undefined && error instanceof ApiFailure && isErrorCode(error.code)) {
    return textOfCode(error.code, locale);
  }
  return typeset(own ?? failureMessages[locale].unknown, locale);
}

/** Texts of the portal itself; `undefined` where the text of the code is right. */
function ownText(error: unknown, locale: Locale): string | undefined {
  const words = failureMessages[locale];
  if (!(error instanceof ApiFailure)) return words.unknown;
  if (error.code === 'network') return words.network;
  const waits = waitsFor(error);
  if (waits) return words[waits];
  if (isCallClosed(error)) return words.callClosed;
  if (isCorrectionLate(error)) return words.correctionLate;
  if (areDocumentsLate(error)) return words.documentsLate;
  if (isActing(error)) return words.acting;

  return error.code === 'too-many-requests' && error.againAt
    ? words.tooMany(waitText(error.againAt, locale))
    : undefined;
}

/** The text of the specification stays byte for byte; the text after it is our own. */
function textOfCode(code: ErrorCode, locale: Locale): string {
  const { text, toast } = errorEntryOf(code);
  const [whole, specified = ''] = [text[locale], toast?.[locale]];
  const kept = whole.startsWith(specified) ? specified.length : 0;

  return whole.slice(0, kept) + typeset(whole.slice(kept), locale);
}

/**
 * Rounded up: after it the request is accepted again. No time of the clock, as limits run by real time and the screens of
 * the demo by another.
 */
function waitText(again: Date, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil((again.getTime() - Date.now()) / MINUTE_MS));
  if (minutes <= MINUTES_MAX) return countText(minutes, COUNTED_TIMES.minute, locale);

  return countText(Math.ceil(minutes / 60), COUNTED_TIMES.hour, locale);
}

/** The requirement, if that is why the server refused. */
export function waitsFor(error: unknown): 'profile' | 'statute' | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'illegal-step') return undefined;
  return WaitsFor.safeParse(error.data).data?.reason;
}

export function useFailureText(): (error: unknown) => string {
  const locale = useLocale();

  return (error) => failureText(error, locale);
}
