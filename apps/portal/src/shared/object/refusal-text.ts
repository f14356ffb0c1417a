import { ApiFailure } from '../http/api-failure';

/** Texts by the reason of a refusal, which is more exact than its code. */
export type RefusalTexts = Readonly<Record<string, string>>;

/** The text of a refused step; `undefined` for a reason without one, and for every other failure. */
export function refusalText(error: unknown, texts: RefusalTexts): string | undefined {
  const reason = reasonOf(error);
  return Object.hasOwn(texts, reason) ? texts[reason] : undefined;
}

/** The reason of a refusal; empty for one without, and for every other failure. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return '';
  const { data } = error;
  return typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : '';
}
