import type { ClaimStatus } from '@urzad/grants';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import type { TermSource } from '../../lists/term-source';
import { countListedWork, type ListQuery } from './claim-list';
import { viewerOf, visibleTo } from './policy';
import { dueDate, cofundingRequest as table } from './table';

/** How many claims wait for this officer, by kind of work. None for who is no officer. */
export async function countClaimWork<Code extends string>(
  db: Db,
  { user, now }: { user: SessionUser; now: Date },
  works: Works<Code, ListQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = viewerOf(user);
  return viewer.as === 'staff' ? countListedWork(db, { viewer, now }, works) : new Map();
}

const UNPAID: readonly ClaimStatus[] = ['approved', 'approved_partly', 'payment'];

/** The terms of claims that this officer sees: of a correction, and of the payment. */
export function claimTerms(user: SessionUser): TermSource[] {
  const viewer = viewerOf(user);
  if (viewer.as !== 'staff') return [];
  const of = (where: SQL | undefined) => ({
    ...({ obj_type: 'cofundingrequest', table, number: table.number } as const),
    ...{ due: dueDate(table), person: table.id_user, where: and(visibleTo(viewer), where) },
  });
  return [
    {
      ...({ code: 'claim_correction', isOfOffice: false, owner: table.id_user_verifier } as const),
      ...of(eq(table.status, 'to_correct')),
    },
    { code: 'payment', isOfOffice: true, owner: null, ...of(inArray(table.status, [...UNPAID])) },
  ];
}
