import type { ApprovalCard, cofundingPayments, ParsedQueryOf } from '@urzad/contract';
import type { PaymentListStatus } from '@urzad/grants';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import type { WorkCount, Works } from '../../lists/count-work';
import type { TermSource } from '../../lists/term-source';
import { namesOf } from '../users/public';
import { countListedWork, findFirstToApprove, type PageQuery } from './list-page';
import { findViewer, listsVisibleTo } from './policy';
import { cofundingPaymentList as table } from './table';
import { countWaitingWork } from './waiting-claims';

interface Asking {
  user: SessionUser;
  /** Business time. */
  now: Date;
}

/** How many payment lists wait for this officer, by kind of work. None for who sees no payments. */
export async function countPaymentListWork<Code extends string>(
  db: Db,
  { user, now }: Asking,
  works: Works<Code, PageQuery>,
): Promise<Map<Code, WorkCount>> {
  const viewer = findViewer(user);
  return viewer ? countListedWork(db, { viewer, now }, works) : new Map();
}

/** The same of claims that are to be put on a list. */
export async function countUnlistedWork<Code extends string>(
  db: Db,
  { user, now }: Asking,
  works: Works<Code, ParsedQueryOf<typeof cofundingPayments.waiting>>,
): Promise<Map<Code, WorkCount>> {
  const viewer = findViewer(user);
  return viewer ? countWaitingWork(db, { viewer, now }, works) : new Map();
}

/** The payment list that this person has to look at first, if one waits for their approval. */
export async function listToApprove(db: Db, user: SessionUser): Promise<ApprovalCard | null> {
  const viewer = findViewer(user);
  const first = viewer && (await findFirstToApprove(db, viewer));
  if (!first) return null;
  const { id, number, date, count, sum, id_user_prepared } = first;
  const names = await namesOf(db, [id_user_prepared]);
  return { id, number, date, count, sum, prepared: names.get(id_user_prepared) ?? '' };
}

const UNPAID: readonly PaymentListStatus[] = ['draft', 'approved', 'exported'];

/** The days of the payment lists that this officer sees. */
export function paymentListTerms(user: SessionUser): TermSource[] {
  const viewer = findViewer(user);
  if (!viewer) return [];
  return [
    {
      ...({ code: 'payment_list', obj_type: 'cofundingpaymentlist', isOfOffice: true } as const),
      ...{
        table,
        number: table.number,
        due: sql`${table.date}`,
        person: null,
        owner: table.id_user_prepared,
      },
      where: and(listsVisibleTo(viewer), inArray(table.status, [...UNPAID])),
    },
  ];
}
