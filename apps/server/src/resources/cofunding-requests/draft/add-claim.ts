import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { foldForSearch } from '@urzad/domain';
import { CLOSED_CLAIM_STATUSES, type ClaimHeader, claimNumber, defaultLines } from '@urzad/grants';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Author, authorOf } from '../../../author';
import type { Tx } from '../../../db';
import { lockOwnMonth, type MonthOfGrant } from '../../cofunding-members/public';
import { saveLines } from '../claim-lines';
import { termsOf } from '../claim-terms';
import { type ClaimRecord, claims } from '../repository';
import { recordStatus } from '../step';
import { cofundingRequest as table } from '../table';
import { amountsOfClaim, refuseUnsettled } from './draft-claim';

const EMPTY_HEADER: ClaimHeader = {
  ...{ days_present: null, days_absent_sick: null, sick_leave_over_30: '', employment_confirmed: '' },
  ...{ decl_no_double: '', decl_paid: '', decl_no_change: '', note: '' },
};

/**
 * Opens the claim of a month with what the contract says. One that lives already is left as it is.
 * @throws ApiError `object-no-exist` for a month of somebody else, `illegal-step` `{reason: 'month'}`
 */
export async function addClaim(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_grant, month }: BodyOf<typeof contract.add>,
): Promise<{ id: number }> {
  return app.write(request, async (tx, note) => {
    const { id: id_user, id_application } = request.user;
    const of = await lockOwnMonth(tx, { id_grant, month, id_user, id_application });
    const found = await findLive(tx, of);
    if (found) return { id: found.id };
    refuseUnsettled(of, app.clock.business());

    const record = await open(tx, of, authorOf(app, request));
    note({ event: 'cofundingrequest.add', obj_type: 'cofundingrequest', id_obj: record.id, diff: { month } });
    return { id: record.id };
  });
}

async function open(tx: Tx, { grant, member, scheduled }: MonthOfGrant, by: Author): Promise<ClaimRecord> {
  const { month } = scheduled;
  const { contract_number } = member;
  const ofMonth = { id_grant: grant.id, month, id_call: member.id_call, already_paid: scheduled.paid };
  const opened = { ...ofMonth, header: EMPTY_HEADER };
  const lines = defaultLines(await termsOf(tx, opened));
  const version_no = (await lastVersion(tx, opened)) + 1;
  const number = claimNumber({ contract_number, ordinal: grant.ordinal, month, version_no });
  const record = await claims.insert(
    tx,
    {
      ...opened,
      ...(await amountsOfClaim(tx, opened, lines)),
      ...{ number, version_no, id_member: member.id, id_contract: grant.id_contract },
      ...{ id_user: grant.id_user, is_test: grant.is_test, care_form: grant.care_form },
      ...{ provider_name: grant.provider_name, child_firstname: grant.child_firstname },
      name_sort: member.name_sort,
      search_text: foldForSearch(
        [member.search_text, number, grant.child_firstname, grant.provider_name].join(' '),
      ),
    },
    by,
  );
  await saveLines(tx, record, lines);
  await recordStatus(tx, record, by);
  return record;
}

/** The claim of this month that counts. */
async function findLive(tx: Tx, { grant, scheduled }: MonthOfGrant): Promise<ClaimRecord | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.id_grant, grant.id),
        eq(table.month, scheduled.month),
        eq(table.deleted, 'no'),
        notInArray(table.status, [...CLOSED_CLAIM_STATUSES]),
      ),
    );
  return row;
}

/** A month that is claimed anew goes on with the versions, so that each has a number of its own. */
async function lastVersion(
  tx: Tx,
  { id_grant, month }: Pick<ClaimRecord, 'id_grant' | 'month'>,
): Promise<number> {
  const [row] = await tx
    .select({ version_no: table.version_no })
    .from(table)
    .where(
      and(
        eq(table.id_grant, id_grant),
        eq(table.month, month),
        inArray(table.status, [...CLOSED_CLAIM_STATUSES]),
      ),
    )
    .orderBy(desc(table.version_no))
    .limit(1);
  return row?.version_no ?? 0;
}
