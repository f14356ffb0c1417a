import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CaseSubjectRules } from '../office-cases/public';
import { rows } from './repository';
import { cofundingContract } from './table';

/** Contracts as their cases know them: those that were sent to the parent. */
export const contractCases: CaseSubjectRules = {
  async byIds(db, ids) {
    if (ids.length === 0) return new Map();
    const { id, number, id_user, id_user_prepared, is_test, id_application, sent_date, deleted } =
      cofundingContract;
    const found = await db
      .select({ id, number, id_user, id_user_owner: id_user_prepared, is_test, id_application })
      .from(cofundingContract)
      .where(and(inArray(id, [...ids]), isNotNull(sent_date), eq(deleted, 'no')));
    return new Map(found.map((row) => [row.id, row]));
  },

  async refuseOpening(tx, { id }) {
    await rows.getLocked(tx, id);
  },
};
