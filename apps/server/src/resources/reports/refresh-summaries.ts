import { DAY_MS } from '@urzad/domain';
import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import { codesOf } from '../../startup/refusals/start-refused';
import { askedOf, askerOf } from './asked';
import { digestOf } from './kept-summaries';
import { groupedOf, operatedOf, summarise } from './summarise';
import { reportSummary } from './table';

/** Those that were asked for last. More of them take longer than a night. */
const KEPT_MAX = 100;
const KEPT_MS = 30 * DAY_MS;
const QUERY_MAX = '10min';
const NIGHT_MS = 3 * 3_600_000;
const CANCELLED = '57014';

type App = Pick<FastifyInstance, 'db' | 'clock'>;
type KeptRow = typeof reportSummary.$inferSelect;

/**
 * The task `report_refresh`: computes the summaries that took too long while somebody waited, those that are the oldest
 * first, and forgets those that nobody asks for.
 *
 * @param now business time
 */
export async function refreshSummaries(app: App, now: Date, signal: AbortSignal) {
  const begun = performance.now();
  const kept = await keptRows(app.db, now);
  let changed = 0;
  let slow = 0;
  for (const row of kept.toSorted((a, b) => ageOf(b, now) - ageOf(a, now))) {
    signal.throwIfAborted();
    if (performance.now() - begun > NIGHT_MS) break;
    const outcome = await refresh(app, row, now);
    if (outcome === 'done') changed += 1;
    if (outcome === 'slow') slow += 1;
  }
  if (kept.length === 0) return 0;
  return {
    changed,
    note: {
      code: slow > 0 ? ('reports-slow' as const) : ('reports-fresh' as const),
      level: slow > 0 ? ('warning' as const) : ('info' as const),
      values: { reports: changed, slow },
    },
  };
}

/** Removes the rows that are not computed any more. @returns the others */
async function keptRows(db: Db, now: Date): Promise<KeptRow[]> {
  const recent = await db
    .select()
    .from(reportSummary)
    .where(sql`${reportSummary.asked_date} > ${new Date(now.getTime() - KEPT_MS).toISOString()}::timestamptz`)
    .orderBy(desc(reportSummary.asked_date), desc(reportSummary.id))
    .limit(KEPT_MAX);
  await db.delete(reportSummary).where(
    notInArray(
      reportSummary.id,
      recent.map(({ id }) => id),
    ),
  );
  return recent;
}

/** One that was never computed is the oldest. */
function ageOf({ computed_date }: KeptRow, now: Date): number {
  return computed_date ? now.getTime() - computed_date.getTime() : Number.POSITIVE_INFINITY;
}

async function refresh({ db, clock }: App, row: KeptRow, now: Date): Promise<'done' | 'slow' | 'forgotten'> {
  const same = eq(reportSummary.id, row.id);
  const asked = await askedAgain({ db, clock }, row);
  if (!asked) {
    await db.delete(reportSummary).where(same);
    return 'forgotten';
  }
  const { groups, operations } = row.settings;
  const wanted = { groups: groupedOf(asked, groups), operations: operatedOf(asked, operations) };
  try {
    const summary = await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = '${QUERY_MAX}'`));
        return summarise(tx, asked, wanted);
      },
      { accessMode: 'read only' },
    );
    await db.update(reportSummary).set({ summary, computed_date: now }).where(same);
    return 'done';
  } catch (error) {
    if (!codesOf(error).includes(CANCELLED)) throw error;
    // An old one would be shown for ever.
    await db.update(reportSummary).set({ summary: null, computed_date: now }).where(same);
    return 'slow';
  }
}

/** What was asked, unless this version of the portal asks another query for it. */
async function askedAgain(app: App, { digest, source, settings, viewer }: KeptRow) {
  const asker = await askerOf(app, viewer);
  try {
    if (digestOf(app.db, { ...asker, source, settings }) !== digest) return undefined;
    return askedOf(asker, source, settings);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
