import type { CaseSubjectRules } from '../office-cases/public';
import type { PublishAnew } from './ranking/place-reviewed';
import { findSentByIds, getLockedForSystem } from './repository';
import { acceptReview } from './review/accept-review';
import { refuseReview } from './review/review-request';
import { REVIEW_KIND } from './review-kind';

/**
 * Registrations as their cases know them.
 * @param publishAnew publishes the list of a call once more, after a review of points
 */
export const registrationCases = (publishAnew: PublishAnew): CaseSubjectRules => ({
  async byIds(db, ids) {
    const found = await findSentByIds(db, ids);
    return new Map(found.map((row) => [row.id, { ...row, number: row.number ?? '' }]));
  },

  async refuseOpening(tx, { id, kind, now }) {
    const record = await getLockedForSystem(tx, id);
    if (kind === REVIEW_KIND) await refuseReview(tx, record, now);
  },

  async onSettled(app, tx, { id, kind, outcome, by, note }) {
    if (kind === REVIEW_KIND && outcome === 'closed') {
      await acceptReview(app, tx, id, { by, note, publishAnew });
    }
  },
});
