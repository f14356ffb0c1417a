import { refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import {
  type CallParams,
  documentsTo,
  type RankedRow,
  type RankingResult,
  REGISTRATION_LAW,
  type RegistrationStatus,
  type RegistrationStep,
} from '@urzad/grants';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Author, changedBy } from '../../../author';
import type { Tx } from '../../../db';
import { baseStatusHistory } from '../../../unit-of-work/table';
import { cofundingChild, cofundingRegistration as table } from '../table';

/** The steps of each result. Whoever has a place is asked for documents at once (Process §2.3). */
const STEPS: Record<RankingResult, readonly RegistrationStep[]> = {
  qualified: ['qualify', 'requestDocuments'],
  reserve: ['reserve'],
  not_qualified: ['notQualify'],
};

type Published = Pick<RankedRow, 'id' | 'list' | 'rank_no' | 'cost' | 'result'>;

/** Rows of one statement: the database takes at most 65,535 parameters. */
const PART = 1000;

/**
 * Writes the results of a ranking to its applications: status, history, list, place, cost, and the places of children
 * that are free again. A few statements, however many applications.
 */
export async function publishResults(
  tx: Tx,
  { rows, params }: { rows: readonly Published[]; params: Pick<CallParams, 'documents_days'> },
  by: Author,
): Promise<void> {
  const documents_to = documentsTo(params, by.date);
  for (const result of ['qualified', 'reserve', 'not_qualified'] as const) {
    const some = rows.filter((row) => row.result === result);
    for (let at = 0; at < some.length; at += PART)
      await publishPart(tx, { rows: some.slice(at, at + PART), result, documents_to }, by);
  }
}

async function publishPart(
  tx: Tx,
  {
    rows,
    result,
    documents_to,
  }: { rows: readonly Published[]; result: RankingResult; documents_to: IsoDate },
  by: Author,
): Promise<void> {
  const statuses = statusesOf(result);
  const values = sql.join(
    rows.map(({ id, list, rank_no, cost }) => sql`(${id}::int, ${list}, ${rank_no}::int, ${cost}::bigint)`),
    sql`, `,
  );
  await tx
    .update(table)
    .set({
      status: statuses.at(-1) ?? 'scored',
      list_kind: sql`ranked.list`,
      rank_no: sql`ranked.rank_no`,
      cost: sql`ranked.cost`,
      ...(result === 'qualified' && { documents_to, due_date: documents_to }),
      row_version: sql`${table.row_version} + 1`,
      ...changedBy(by),
    })
    .from(sql`(values ${values}) as ranked (id, list, rank_no, cost)`)
    .where(eq(table.id, sql`ranked.id`));
  await tx.insert(baseStatusHistory).values(
    rows.flatMap(({ id }) =>
      statuses.map((status) => ({
        ...refOf('cofundingregistration', id),
        status,
        date: by.date,
        id_user: by.id,
      })),
    ),
  );
  if (result !== 'not_qualified') return;
  const ids = rows.map(({ id }) => id);
  await tx.update(cofundingChild).set({ active: 'no' }).where(inArray(cofundingChild.id_registration, ids));
}

/** The statuses that a result leads through, the last one first told. */
function statusesOf(result: RankingResult): RegistrationStatus[] {
  const statuses: RegistrationStatus[] = [];
  let status: RegistrationStatus = 'scored';
  for (const step of STEPS[result]) {
    const after = REGISTRATION_LAW.statusAfter(step, status);
    if (!after) throw new Error(`The law has no step ${step} from ${status}.`);
    statuses.push(after);
    status = after;
  }
  return statuses;
}
