import type { ClaimLine } from '@urzad/contract';
import { CLOSED_CLAIM_STATUSES } from '@urzad/grants';
import { and, eq, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db';
import { namesOf } from '../users/public';
import { type ClaimRecord, cofundingRequest, cofundingRequestLine } from './table';

const line = cofundingRequestLine;
const other = alias(cofundingRequestLine, 'other_line');
const otherClaim = alias(cofundingRequest, 'other_claim');

/**
 * Whether a line of another claim names the same invoice: its number and NIP, or where there is none its issuer by name.
 * A rejected or withdrawn claim pays nothing, so its invoices may be claimed anew.
 */
const isSameInvoice = and(
  ne(other.id_request, line.id_request),
  ne(line.document_key, ''),
  eq(other.document_key, line.document_key),
  eq(other.seller_nip, line.seller_nip),
  or(ne(line.seller_nip, ''), eq(other.seller_name, line.seller_name)),
);

const isOfLiveClaim = and(
  eq(otherClaim.id, other.id_request),
  eq(otherClaim.version_no, other.version_no),
  eq(otherClaim.deleted, 'no'),
  isNotNull(otherClaim.send_date),
  notInArray(otherClaim.status, [...CLOSED_CLAIM_STATUSES]),
);

/** Whether a row of the list has an invoice that another claim has too, and nobody has let it stand. */
export function hasDuplicates(table: typeof cofundingRequest): SQL {
  return sql`exists (select 1 from ${line} where ${line.id_request} = ${table.id}
    and ${line.version_no} = ${table.version_no} and ${line.duplicate_note} = ''
    and exists (select 1 from ${line} other_line join ${cofundingRequest} other_claim on ${isOfLiveClaim}
      where ${isSameInvoice} and ${otherClaim.id_application} = ${table.id_application}
        and ${otherClaim.is_test} = ${table.is_test}))`;
}

/** Which of these claims are flagged so. */
export async function flaggedAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: cofundingRequest.id })
    .from(cofundingRequest)
    .where(and(inArray(cofundingRequest.id, [...ids]), hasDuplicates(cofundingRequest)));
  return new Set(rows.map(({ id }) => id));
}

/** The lines of other claims with the same invoice, by the ids of the lines of this version. */
export async function duplicatesOf(
  db: Db,
  {
    id,
    version_no,
    id_application,
    is_test,
  }: Pick<ClaimRecord, 'id' | 'id_application' | 'is_test'> & {
    version_no: number;
  },
): Promise<Map<number, ClaimLine['duplicates']>> {
  const found = await db
    .select({
      id_line: line.id,
      id: otherClaim.id,
      number: otherClaim.number,
      id_user: otherClaim.id_user,
      child: otherClaim.child_firstname,
      amount: other.amount,
    })
    .from(line)
    .innerJoin(other, isSameInvoice)
    .innerJoin(otherClaim, isOfLiveClaim)
    .where(
      and(
        eq(line.id_request, id),
        eq(line.version_no, version_no),
        eq(otherClaim.id_application, id_application),
        eq(otherClaim.is_test, is_test),
      ),
    )
    .orderBy(line.id, otherClaim.id);
  const names = await namesOf(
    db,
    found.map(({ id_user }) => id_user),
  );
  const byLine = new Map<number, ClaimLine['duplicates']>();
  for (const { id_line, id_user, amount, ...rest } of found) {
    const duplicate = { ...rest, person: names.get(id_user) ?? '', amount: amount ?? 0 };
    byLine.set(id_line, [...(byLine.get(id_line) ?? []), duplicate]);
  }
  return byLine;
}
