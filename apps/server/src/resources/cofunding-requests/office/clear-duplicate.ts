import type { BodyOf, cofundingRequests as contract } from '@urzad/contract';
import { CLOSED_CLAIM_STATUSES } from '@urzad/grants';
import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { ApiError } from '../../../api-error';
import type { Tx } from '../../../db';
import { linesOf } from '../claim-lines';
import { duplicatesOf } from '../duplicates';
import {
  type ClaimLineRecord,
  type ClaimRecord,
  cofundingRequest as claim,
  cofundingRequestLine as table,
} from '../table';
import type { ClaimChange } from './change-claim';

/** Lets an invoice stand that another claim has too; an empty note brings the flag back. */
export function clearDuplicate(
  id: number,
  { row_version, id_line, is_same, note: duplicate_note }: BodyOf<typeof contract.clearDuplicate>,
): ClaimChange {
  return {
    ...{ id, row_version, step: 'decide' },
    async change(record, { tx }) {
      const line = (await linesOf(tx, record)).find((one) => one.id === id_line);
      if (!line) throw new ApiError('object-no-exist');
      if (duplicate_note !== '') await refuseUnflagged(tx, record, line);
      if (duplicate_note !== '' && is_same === 'yes') await refuseBeyondTotal(tx, record, line);
      await tx.update(table).set({ duplicate_note }).where(eq(table.id, id_line));
      return {};
    },
    event: 'clearDuplicate',
    diff: { id_line, cleared: duplicate_note !== '' },
  };
}

/** @throws ApiError `not-valid` `{note: 'no-duplicate'}` for an invoice of this claim alone */
async function refuseUnflagged(tx: Tx, record: ClaimRecord, line: ClaimLineRecord): Promise<void> {
  if (!(await duplicatesOf(tx, record)).has(line.id))
    throw new ApiError('not-valid', { note: 'no-duplicate' });
}

/**
 * „Ta sama faktura, inna część”: its parts in all claims together are at most its total (Order §12). What the office does
 * not accept is none of them.
 * @throws ApiError `not-valid` `{note: 'above-total'}`
 */
async function refuseBeyondTotal(tx: Tx, record: ClaimRecord, line: ClaimLineRecord): Promise<void> {
  const parts = await partsOf(tx, record, line);
  if (parts > (line.document_total ?? 0)) throw new ApiError('not-valid', { note: 'above-total' });
}

/** The sum of the lines of all live claims that name the invoice of this line. */
async function partsOf(
  tx: Tx,
  { id_application, is_test }: ClaimRecord,
  { document_key, seller_nip, seller_name }: ClaimLineRecord,
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${table.amount}), 0)`.mapWith(Number) })
    .from(table)
    .innerJoin(claim, and(eq(claim.id, table.id_request), eq(claim.version_no, table.version_no)))
    .where(
      and(
        ...[eq(table.document_key, document_key), eq(table.seller_nip, seller_nip)],
        seller_nip === '' ? eq(table.seller_name, seller_name) : undefined,
        sql`${table.decision} is distinct from 'NIE'`,
        ...[eq(claim.id_application, id_application), eq(claim.is_test, is_test), eq(claim.deleted, 'no')],
        isNotNull(claim.send_date),
        notInArray(claim.status, [...CLOSED_CLAIM_STATUSES]),
      ),
    );
  return row?.sum ?? 0;
}
