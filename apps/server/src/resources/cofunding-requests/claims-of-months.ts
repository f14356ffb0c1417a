import { CLOSED_CLAIM_STATUSES } from '@urzad/grants';
import { and, eq, inArray, isNotNull, notInArray } from 'drizzle-orm';
import { type ClaimsOfMonths, claimKey } from '../cofunding-members/public';
import { cofundingRequest as table } from './table';

/** The claims of months that count, for schedules. The office learns of those that were submitted. */
export const claimsOfMonths: ClaimsOfMonths = async (db, ids_grant, { as }) => {
  if (ids_grant.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, id_grant: table.id_grant, month: table.month, status: table.status })
    .from(table)
    .where(
      and(
        inArray(table.id_grant, [...ids_grant]),
        eq(table.deleted, 'no'),
        notInArray(table.status, [...CLOSED_CLAIM_STATUSES]),
        as === 'owner' ? undefined : isNotNull(table.send_date),
      ),
    );
  return new Map(
    rows.map(({ id, status, ...of }) => [claimKey(of), { id_request: id, claim_status: status }]),
  );
};
