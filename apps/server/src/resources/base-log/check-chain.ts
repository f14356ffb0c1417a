import type { LogVerdictView } from '@urzad/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { holdAdvisoryLock } from '../../advisory-lock';
import { readAnchors } from '../../audit-log/anchors';
import { baseLog } from '../../audit-log/table';
import type { LogVerdict } from '../../audit-log/verify-log';
import type { Db, Tx } from '../../db';
import { baseLogCheck } from './table';

/** How often a check says that it lives, and asks whether it should go on. */
const BEAT_MS = 1_000;
/** A check that was silent for so long has died with its server. */
const DEAD_MS = 30_000;
/** So many broken entries are kept by their numbers; of more there is the count. */
const NAMED_BROKEN = 20;

export type CheckRow = typeof baseLogCheck.$inferSelect;

/** The running check, on whichever server. */
async function findRunning(db: Db): Promise<CheckRow | undefined> {
  const [row] = await db.select().from(baseLogCheck).where(eq(baseLogCheck.status, 'running'));
  return row;
}

/**
 * A new check, unless one runs.
 * @returns its id; undefined when one runs already
 */
export async function addCheck(
  tx: Tx,
  { id_user, begun_date, now }: { id_user: number; begun_date: Date; now: Date },
): Promise<number | undefined> {
  await holdAdvisoryLock(tx, 'log-check');
  const dead = lt(baseLogCheck.beat_date, new Date(now.getTime() - DEAD_MS));
  await tx
    .update(baseLogCheck)
    .set({ status: 'failed', ended_date: begun_date })
    .where(and(eq(baseLogCheck.status, 'running'), dead));
  if (await findRunning(tx)) return undefined;

  const [last] = await tx.select({ id: baseLog.id }).from(baseLog).orderBy(desc(baseLog.id)).limit(1);
  const [row] = await tx
    .insert(baseLogCheck)
    .values({ status: 'running', id_user, begun_date, beat_date: now, total: last?.id ?? 0 })
    .returning({ id: baseLogCheck.id });
  return row?.id;
}

/** Ends the running check, on whichever server it runs. @returns its id */
export async function stopRunning(tx: Tx, ended_date: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(baseLogCheck)
    .set({ status: 'stopped', ended_date })
    .where(eq(baseLogCheck.status, 'running'))
    .returning({ id: baseLogCheck.id });
  return row?.id;
}

/** Runs the checks that this server began, and awaits them when it closes. */
export function chainChecks(app: FastifyInstance) {
  const closing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();

  return {
    run(id: number): void {
      const check = runCheck(app, id, closing.signal).catch((error) => {
        app.log.error({ err: error }, 'A check of the log could not be recorded');
      });
      // One that was broken off may still be ending.
      running = Promise.all([running, check]);
    },
    async end(): Promise<void> {
      closing.abort();
      await running;
    },
  };
}

async function runCheck(app: FastifyInstance, id: number, closing: AbortSignal): Promise<void> {
  const [check] = await app.db.select().from(baseLogCheck).where(eq(baseLogCheck.id, id));
  if (!check) return;
  const stop = new AbortController();
  let rows = 0;
  const beat = setInterval(() => {
    // Of a database that does not answer the check itself fails.
    update(app.db, id, { rows, beat_date: app.clock.now() })
      .then((isRunning) => isRunning || stop.abort())
      .catch(() => undefined);
  }, BEAT_MS);
  beat.unref();

  try {
    const anchors = await readAnchors(app.config.dataDir);
    const verdict = await app.verifyChain(anchors, {
      upTo: check.total,
      onRows: (checked) => {
        rows = checked;
      },
      signal: AbortSignal.any([closing, stop.signal]),
    });
    const end = { rows: verdict.rows, ended_date: app.clock.business(), verdict: verdictView(verdict) };
    await update(app.db, id, { status: 'done', ...end });
  } catch (error) {
    const isStopped = closing.aborted || stop.signal.aborted;
    if (!isStopped) app.log.error({ err: error }, 'A check of the log failed');
    const status = isStopped ? 'stopped' : 'failed';
    await update(app.db, id, { status, rows, ended_date: app.clock.business() });
  } finally {
    clearInterval(beat);
  }
}

/** @returns whether the check was running still */
async function update(db: Db, id: number, values: Partial<CheckRow>): Promise<boolean> {
  const changed = await db
    .update(baseLogCheck)
    .set(values)
    .where(and(eq(baseLogCheck.id, id), eq(baseLogCheck.status, 'running')))
    .returning({ one: sql`1` });
  return changed.length > 0;
}

function verdictView({ state, rows, last, anchors, damagedAnchors, broken }: LogVerdict): LogVerdictView {
  return {
    ...{ state, rows, anchors },
    last: last ?? null,
    damaged_anchors: damagedAnchors.length,
    broken: broken.length,
    first_broken: broken.slice(0, NAMED_BROKEN),
  };
}
