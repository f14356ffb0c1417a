import { type PaymentList, refOf } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { referredRow } from '../../referred-row';
import { documentsOf } from '../documents/public';
import type { AddressMaker } from '../uploads/public';
import { namesOf } from '../users/public';
import { officerOf, presentListRow } from './list-page';
import { isChanged } from './payment-page';
import { isOwnList, listsVisibleTo, offeredSteps, type Viewer } from './policy';
import { lists, type PaymentListRecord } from './repository';
import { historyOf } from './step';
import { cofundingPayment } from './table';

/** What a view is made with: addresses are new in each answer. */
type ViewMaker = AddressMaker & { db: Db };

/**
 * The answer of a step, read after the commit: a repeated request gets fresh addresses.
 * @throws ApiError `object-no-exist` for a missing list and for one that this viewer may not see
 */
export async function answerList(
  maker: ViewMaker,
  id: number,
  viewer: Viewer,
): Promise<{ data: PaymentList }> {
  return { data: await viewOf(maker, await lists.get(maker.db, id, listsVisibleTo(viewer)), viewer) };
}

async function viewOf(maker: ViewMaker, record: PaymentListRecord, viewer: Viewer): Promise<PaymentList> {
  const { db } = maker;
  const history = await historyOf(db, record.id);
  const [documents, notes, names] = await Promise.all([
    documentsOf(db, refOf('cofundingpaymentlist', record.id), maker),
    notesOf(db, record.id),
    namesOf(db, [...officersOf(record), ...history.flatMap(({ id_user }) => id_user ?? [])]),
  ]);
  const { row_version, is_test, asked_date, back_note, approve_date, export_date, cancel_reason } = record;

  return {
    ...presentListRow(record, names),
    ...{ row_version, is_test, back_note, cancel_reason },
    asked_date: asked_date?.toISOString() ?? null,
    approve_date: approve_date?.toISOString() ?? null,
    exported: officerOf(record.id_user_exported, names),
    export_date: export_date?.toISOString() ?? null,
    ...notes,
    documents,
    steps: offeredSteps(record, viewer),
    is_own: isOwnList(record, viewer) ? 'yes' : 'no',
    history: history.map(({ date, status, id_user }) => ({
      ...{ date: date.toISOString(), status },
      officer: id_user === null ? null : (names.get(id_user) ?? null),
    })),
  };
}

/** What of its items has to be noticed. */
async function notesOf(db: Db, id_list: number) {
  const table = cofundingPayment;
  const isBack = eq(table.status, 'returned');
  const [row] = await db
    .select({
      changed_accounts: sql<number>`count(*) filter (where ${isChanged})`.mapWith(Number),
      returned_count: sql<number>`count(*) filter (where ${isBack})`.mapWith(Number),
      returned_sum: sql<number>`coalesce(sum(${table.amount}) filter (where ${isBack}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(and(eq(table.id_list, id_list), eq(table.deleted, 'no')));
  return referredRow(row);
}

function officersOf({ id_user_prepared, id_user_approved, id_user_exported }: PaymentListRecord): number[] {
  return [id_user_prepared, id_user_approved, id_user_exported].flatMap((id) => id ?? []);
}
