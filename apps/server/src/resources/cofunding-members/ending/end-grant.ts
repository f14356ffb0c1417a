import type { IsoDate } from '@urzad/domain';
import { type CallParams, type EndedCoFunding, isLiveCoFunding, isMonthOver, payersOf } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import type { Author } from '../../../author';
import type { Db, Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import {
  findGrantsOf,
  type GrantRecord,
  grants,
  type MemberRecord,
  type MonthRecord,
  monthsOf,
} from '../repository';
import { noteOfGrant, takeGrantStep } from '../step';
import { cofundingGrantMonth } from '../table';

/** A co-funding with its months. */
export type ScheduledGrant = GrantRecord & { schedule: MonthRecord[] };

export async function scheduledGrantsOf(db: Db, { id }: Pick<MemberRecord, 'id'>): Promise<ScheduledGrant[]> {
  const found = await findGrantsOf(db, [id]);
  const months = await monthsOf(
    db,
    found.map((grant) => grant.id),
  );
  return found.map((grant) => ({ ...grant, schedule: months.get(grant.id) ?? [] }));
}

interface Ending {
  step: 'closeEarly' | 'finish';
  last_day: IsoDate;
  params: CallParams;
  by: Author;
  note: Note;
}

/**
 * Ends a locked co-funding with what is left of its months. It ends on this day, where it had begun by then. What was over
 * or replaced before keeps its status, and pays its months only until the day as well.
 */
export async function endGrant(
  tx: Tx,
  { coFunding, schedule, freed }: EndedCoFunding<ScheduledGrant>,
  { step, last_day, params, by, note }: Ending,
): Promise<GrantRecord> {
  const { schedule: before, ...grant } = coFunding;
  const isBegun = last_day >= grant.date_from && last_day < grant.date_to;
  const date_to = isBegun ? last_day : grant.date_to;
  const status = step === 'finish' ? 'finished' : 'closed_early';
  for (const [at, month] of schedule.entries()) {
    const isOver = month.status === 'open' && isMonthOver(month.month, { status, date_to }, by.date);
    const after = isOver ? 'due' : month.status;
    const was = before[at];
    if (!was || (was.status === after && was.limit === month.limit && was.days === month.days)) continue;
    await tx
      .update(cofundingGrantMonth)
      .set({ status: after, limit: month.limit, days: month.days })
      .where(eq(cofundingGrantMonth.id, was.id));
  }
  const { esf, state } = payersOf(schedule, params);
  const values = { date_to, amount_total: esf + state, esf_amount: esf, state_amount: state };
  const ended = isLiveCoFunding(grant.status)
    ? await takeGrantStep(tx, { record: grant, step }, { values, by })
    : await grants.update(tx, grant.id, { values, by });
  note(noteOfGrant(step.toLowerCase(), grant, ended, { date_to, freed }));
  return ended;
}
