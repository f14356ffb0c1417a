import type { Registration, ReviewMark } from '@urzad/contract';
import { ApiFailure } from '#shared/http/api-failure';
import { mayBeDone } from '#shared/http/use-idempotency-key';
import { newId } from '#shared/new-id';

export interface ReviewToSave {
  marks: ReviewMark[];
  rowVersion: number;
  idempotencyKey: string;
  /** The page is being left. */
  atOnce: boolean;
}

type Keep = (review: ReviewToSave) => Promise<Registration>;

/**
 * Sends marks. Those whose answer was lost are sent again before newer ones, under their own key: they are stored
 * once, and their version is known.
 */
export function reviewSender(keep: Keep, newKey: () => string = newId) {
  let lost: ReviewToSave | undefined;

  async function send(review: ReviewToSave): Promise<Registration> {
    try {
      const after = await keep(review);
      lost = undefined;
      // The answer tells of the row as it is now: a version beyond the next one was made by somebody else.
      if (after.row_version !== review.rowVersion + 1) throw new ApiFailure('conflict', undefined, 409);
      return after;
    } catch (error) {
      lost = mayBeDone(error) ? review : undefined;
      throw error;
    }
  }

  return async ({
    marks,
    rowVersion,
    atOnce,
  }: Omit<ReviewToSave, 'idempotencyKey'>): Promise<Registration> => {
    const again = lost;
    const found = again && (await send({ ...again, atOnce }));
    if (found && JSON.stringify(marks) === JSON.stringify(again.marks)) return found;

    return send({ marks, rowVersion: found?.row_version ?? rowVersion, idempotencyKey: newKey(), atOnce });
  };
}
