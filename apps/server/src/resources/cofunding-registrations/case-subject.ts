import type { CaseSubjectRules } from '../office-cases/public';
import { REVIEW_KIND } from './policy';
import { findSentByIds, getLockedForSystem } from './repository';
import { acceptReview } from './review/accept-review';
import { refuseReview } from './review/review-request';

/** Registrations as their cases know them. */
export const registrationCases: CaseSubjectRules = {
  async byIds(db, ids) {
    const found = await findSentByIds(db, ids);
    return new Map(found.map((row) => [row.id, { ...row, number: row.number ?? '' }]));
  },

  async refuseOpening(tx, { id, kind, now }) {
    const record = await getLockedForSystem(tx, id);
    if (kind === REVIEW_KIND) await refuseReview(tx, record, now);
  },

  async onSettled(app, tx, { id, kind, outcome, by, note }) {
    if (kind === REVIEW_KIND && outcome === 'closed') await acceptReview(app, tx, id, { by, note });
  },
};
