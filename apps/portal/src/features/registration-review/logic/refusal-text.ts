import { ApiFailure } from '#shared/http/api-failure';
import type { DecisionWords } from '../messages/decision';

/** The text of a refused decision, where the server's reason is more exact than the code; `undefined` for all others. */
export function refusalText(error: unknown, words: DecisionWords): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { data } = error;
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : '';

  return new Map([
    ['own-score', words.ownScore],
    ['approved', words.alreadyApproved],
    ['no-correction-left', words.noCorrectionLeft],
    ['acting', words.notWhileActing],
  ]).get(reason);
}
