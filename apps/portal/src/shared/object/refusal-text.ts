import { ApiFailure } from '../http/api-failure';

/** Texts by the reason of a refusal, which is more exact than its code. */
export type RefusalTexts = Readonly<Record<string, string>>;

/** The text of a refused step; `undefined` for a reason without one, and for every other failure. */
export function refusalText(error: unknown, texts: RefusalTexts): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { data } = error;
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : '';

  return Object.hasOwn(texts, reason) ? texts[reason] : undefined;
}
