import { refOf } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { type CoFundingStatus, isMonthOver, monthOfDay } from '@urzad/grants';
import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../../author';
import type { Db, Tx } from '../../../db';
import type { NoticeText, Sender } from '../../../mail/email';
import type { Reader } from '../../../mail/reader';
import { notify } from '../../../notify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import type { Note } from '../../../unit-of-work/write';
import { panelEmail, startedText } from '../emails';
import { type GrantRecord, grants, members, monthsOf } from '../repository';
import { noteOfGrant, takeGrantStep } from '../step';
import { lockGrant } from '../suspension/suspended-months';
import { cofundingGrant, cofundingGrantMonth } from '../table';
import { endUnstarted, finish } from './end-of-grant';
import { hasBegunWork } from './start-certificate';

/**
 * Moves schedules on with the days: a co-funding starts on its first day when the certificate of the start of work is
 * accepted, months that have ended wait for their claims, and after its last day, or when no month is left, it is
 * finished, or closed where it never started (Process §2.9).
 * @param now business time
 * @returns how many co-fundings were changed
 */
export async function rollSchedules(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findDue(app.db, now);
  return eachAlone(app, { rows, signal }, ({ id }) =>
    app.writeAsSystem('grant_schedule_rollover', async (tx, note) => {
      // It may have been changed, or moved on by another server, since it was found.
      if (!(await grants.find(tx, id))) return false;
      // With what it replaced, whose suspended months end with it.
      const grant = await lockGrant(tx, id);
      const by = systemAuthor(now, grant);
      const started = await start(app, tx, grant, { by, note });
      if (!started && (await endUnstarted(app, tx, grant, { by, note }))) return true;
      const ended = await endMonths(tx, started ?? grant, { by, note });
      const finished = await finish(app, tx, started ?? grant, { by, note });
      return started !== undefined || ended || finished;
    }),
  );
}

interface Rolling {
  by: Author;
  note: Note;
}

/**
 * Co-funding whose months end with the days. One that ended in the middle of a month, or is suspended, has a month
 * before that, which ends as well.
 */
const BEGUN = [
  'running',
  'suspended',
  'finished',
  'closed_early',
  'changed',
] as const satisfies readonly CoFundingStatus[];

/** Planned ones whose first day has come, running ones with their last day behind them, and those with a month behind. */
async function findDue(db: Db, now: Date): Promise<{ id: number }[]> {
  const today = warsawDate(now);
  const { id, status, date_from, date_to, deleted } = cofundingGrant;
  const kept = eq(deleted, 'no');
  const [begun, over, behind] = await Promise.all([
    db
      .select({ id })
      .from(cofundingGrant)
      .where(and(kept, eq(status, 'planned'), lte(date_from, today))),
    db
      .select({ id })
      .from(cofundingGrant)
      .where(and(kept, eq(status, 'running'), lt(date_to, today))),
    db
      .selectDistinct({ id })
      .from(cofundingGrant)
      .innerJoin(cofundingGrantMonth, eq(cofundingGrantMonth.id_grant, id))
      .where(
        and(
          kept,
          inArray(status, [...BEGUN]),
          eq(cofundingGrantMonth.status, 'open'),
          or(
            lt(cofundingGrantMonth.month, monthOfDay(today)),
            and(inArray(status, ['closed_early', 'changed']), isLastMonthOver(today)),
          ),
        ),
      )
      .orderBy(asc(id)),
  ]);
  const ids = new Set([...begun, ...over, ...behind].map((row) => row.id));
  return [...ids].toSorted((one, other) => one - other).map((found) => ({ id: found }));
}

/** Of a support that ended early the last month is over with its last day. */
function isLastMonthOver(today: IsoDate) {
  const { month } = cofundingGrantMonth;
  return and(
    lte(cofundingGrant.date_to, today),
    eq(month, sql`to_char(${cofundingGrant.date_to}, 'YYYY-MM')`),
  );
}

/** N15. Until the certificate is there it stays planned, and its panel says what is missing. */
async function start(
  app: FastifyInstance,
  tx: Tx,
  grant: GrantRecord,
  { by, note }: Rolling,
): Promise<GrantRecord | undefined> {
  if (grant.status !== 'planned' || grant.date_from > warsawDate(by.date)) return undefined;
  const member = await members.get(tx, grant.id_member);
  if (!(await hasBegunWork(tx, member.id_registration))) return undefined;

  const after = await takeGrantStep(tx, { record: grant, step: 'start' }, { by });
  note(noteOfGrant('start', grant, after));
  const told = {
    id: grant.id,
    contract: member.contract_number,
    number: grant.number,
    date_from: grant.date_from,
  };
  const email = (to: Reader, sender: Sender, text: NoticeText) => panelEmail(to, text, sender);
  const ref = refOf('cofundinggrant', grant.id);
  await notify(app, tx, { to: grant.id_user, text: startedText(told), ref, email }, by);
  return after;
}

/** Months that are over: they can be settled from now on. */
async function endMonths(tx: Tx, grant: GrantRecord, { by, note }: Rolling): Promise<boolean> {
  if (!BEGUN.some((status) => status === grant.status)) return false;
  const months = (await monthsOf(tx, [grant.id])).get(grant.id) ?? [];
  const over = months.filter(({ status, month }) => status === 'open' && isMonthOver(month, grant, by.date));
  if (over.length === 0) return false;
  await tx
    .update(cofundingGrantMonth)
    .set({ status: 'due' })
    .where(
      inArray(
        cofundingGrantMonth.id,
        over.map(({ id }) => id),
      ),
    );
  const after = await grants.update(tx, grant.id, { values: {}, by });
  note(noteOfGrant('months', grant, after, { due: over.map(({ month }) => month) }));
  return true;
}
