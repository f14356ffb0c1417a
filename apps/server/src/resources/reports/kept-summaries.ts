import { createHash } from 'node:crypto';
import type { ReportSummary } from '@urzad/contract';
import type { OfficeWords } from '@urzad/grants';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db';
import { askedOf } from './asked';
import type { ReportViewer } from './report-source';
import { groupedOf, operatedOf, summaryQuery } from './summarise';
import { reportSummary, type SummarySettings } from './table';

/** A summary that somebody asks for. */
export interface SummaryAsk {
  viewer: ReportViewer;
  /** What the office calls the codes: a filter knows those of its dictionaries. */
  words: OfficeWords;
  source: string;
  settings: SummarySettings;
}

/** Some reports ask what is so now: the same question has the same digest at any time. */
const NO_TIME = new Date(0);
/** How often the last question is written down. */
const ASKED_AGAIN_MS = 3_600_000;

/**
 * Of the query that answers, with its parameters. It holds all that limits the rows of its reader, so a summary that
 * was kept for somebody else is found by those alone whose own query is the same.
 *
 * @throws ApiError as `askedOf` does, for what the reader may not see
 */
export function digestOf(db: Db, { viewer, words, source, settings }: SummaryAsk): string {
  const asked = askedOf({ viewer, words, now: NO_TIME }, source, settings);
  const { groups, operations } = settings;
  const wanted = { groups: groupedOf(asked, groups), operations: operatedOf(asked, operations) };
  const query = summaryQuery(db, asked, wanted).toSQL();
  const text = JSON.stringify([source, groups, operations, query.sql, query.params]);
  return createHash('sha256').update(text).digest('hex');
}

/** What the last night has computed of this. @param now business time */
export async function keptSummary(db: Db, ask: SummaryAsk, now: Date): Promise<ReportSummary | undefined> {
  const same = eq(reportSummary.digest, digestOf(db, ask));
  const [kept] = await db.select().from(reportSummary).where(same);
  if (!kept) return undefined;

  const before = new Date(now.getTime() - ASKED_AGAIN_MS);
  if (kept.asked_date < before)
    await db
      .update(reportSummary)
      .set({ asked_date: now })
      .where(and(same, lt(reportSummary.asked_date, before)));
  const { summary, computed_date } = kept;
  return summary && computed_date ? { ...summary, computed_at: computed_date.toISOString() } : undefined;
}

/** It took too long: the next night computes it. @param now business time */
export async function keepSummary(db: Db, ask: SummaryAsk, now: Date): Promise<void> {
  const { viewer, source, settings } = ask;
  await db
    .insert(reportSummary)
    .values({ digest: digestOf(db, ask), source, settings, viewer, asked_date: now })
    .onConflictDoUpdate({ target: reportSummary.digest, set: { asked_date: now } });
}

/** It is fast enough now. */
export async function forgetSummary(db: Db, ask: SummaryAsk): Promise<void> {
  await db.delete(reportSummary).where(eq(reportSummary.digest, digestOf(db, ask)));
}
