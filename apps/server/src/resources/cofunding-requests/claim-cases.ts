import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import type { CaseSubjectRules } from '../office-cases/public';
import { acceptReview, REVIEW_KIND, refuseReview } from './office/claim-review';
import { claims } from './repository';
import { cofundingRequest } from './table';

/** Whether something is still owed in a case of a recovery: payments are a resource that stands on this one. */
type IsOwed = (tx: Tx, id_officecase: number) => Promise<boolean>;

/** Claims as their cases know them: those that were submitted. */
export const claimCases = (isOwed: IsOwed): CaseSubjectRules => ({
  async byIds(db, ids) {
    if (ids.length === 0) return new Map();
    const { id, number, id_user, id_user_verifier, is_test, id_application, send_date, deleted } =
      cofundingRequest;
    const found = await db
      .select({ id, number, id_user, id_user_owner: id_user_verifier, is_test, id_application })
      .from(cofundingRequest)
      .where(and(inArray(id, [...ids]), isNotNull(send_date), eq(deleted, 'no')));
    return new Map(found.map((row) => [row.id, row]));
  },

  async refuseOpening(tx, { id, kind, now }) {
    const record = await claims.getLocked(tx, id);
    if (kind === REVIEW_KIND) await refuseReview(tx, record, now);
  },

  async onSettled(app, tx, { id, id_officecase, kind, outcome, by, note }) {
    // It ends with the last return, whatever its kind is called by then.
    if (await isOwed(tx, id_officecase)) {
      throw new ApiError('illegal-step', { reason: 'owed' });
    }
    if (kind === REVIEW_KIND && outcome === 'closed') await acceptReview(app, tx, id, { by, note });
  },
});
