import { refOf } from '@urzad/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type CaseSubjectRules, unsettledCaseOf } from '../office-cases/public';
import { type EndingParts, endParticipation, lockGrantsOf } from './ending/end-participation';
import { reasonOf, refuseResignation, resignationStatement } from './ending/member-resignation';
import { grants, members } from './repository';
import { cofundingGrant, cofundingMember } from './table';

const RESIGNATION = 'REZYGNACJA';

/**
 * Participants as their cases know them. A resignation is signed first, and ends the participation when the office accepts
 * it (Process §1.2, step 20).
 */
export const memberCases = (parts: EndingParts): CaseSubjectRules => ({
  async byIds(db, ids) {
    if (ids.length === 0) return new Map();
    const { id, number, id_user, id_user_owner, is_test, id_application, deleted } = cofundingMember;
    const found = await db
      .select({ id, number, id_user, id_user_owner, is_test, id_application })
      .from(cofundingMember)
      .where(and(inArray(id, [...ids]), eq(deleted, 'no')));
    return new Map(found.map((row) => [row.id, row]));
  },

  async refuseOpening(tx, { id, kind, form, id_officecase }) {
    const member = await members.getLocked(tx, id);
    if (kind !== RESIGNATION) return;
    const other = await unsettledCaseOf(tx, refOf('cofundingmember', id), { kind, except: id_officecase });
    if (other) throw new ApiError('illegal-step', { status: member.status, reason: 'asked' });
    await refuseResignation(tx, member, form);
  },

  async statementOf(db, { id, kind, form }) {
    return kind === RESIGNATION ? resignationStatement(db, await members.get(db, id), form) : undefined;
  },

  async onSettled(app, tx, { id, kind, form, outcome, by, note }) {
    if (kind !== RESIGNATION || outcome !== 'closed') return;
    const member = await members.getLocked(tx, id);
    // Before the months are read: one that is claimed meanwhile stands against it.
    await lockGrantsOf(tx, member);
    const last_day = await refuseResignation(tx, member, form);
    const ending = { member, last_day, withdraw_reason: reasonOf(form) };
    await endParticipation(app, tx, ending, { parts, by, note });
  },
});

/** Co-funding as its cases know it; the officer in charge is that of the participant. */
export const grantCases: CaseSubjectRules = {
  async byIds(db, ids) {
    if (ids.length === 0) return new Map();
    const { id, number, id_user, is_test, id_application, deleted } = cofundingGrant;
    const found = await db
      .select({
        ...{ id, number, id_user, is_test, id_application },
        id_user_owner: cofundingMember.id_user_owner,
      })
      .from(cofundingGrant)
      .innerJoin(cofundingMember, eq(cofundingMember.id, cofundingGrant.id_member))
      .where(and(inArray(id, [...ids]), eq(deleted, 'no')));
    return new Map(found.map((row) => [row.id, row]));
  },

  async refuseOpening(tx, { id }) {
    await grants.getLocked(tx, id);
  },
};
