import type { SessionView, SignInView } from '@urzad/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';
import type { Db, Tx } from '../../db';
import { userSession } from '../../identity/sessions/table';
import { COUNT_LIMIT } from '../../lists/count-limit';

interface Page {
  page?: number | undefined;
  page_count: number;
}

/** What the log says of sign-ins; the index `base_log_sign_ins` has the same words. */
const OUTCOMES: Readonly<Record<string, SignInView['outcome']>> = {
  'user.login': 'done',
  'user.login-failed': 'wrong-password',
  'user.login-refused': 'refused',
};

/** Sessions that have not ended, the last used first. */
export async function findOpenSessions(db: Db, id_user: number, page: Page) {
  const open = and(eq(userSession.id_user, id_user), isNull(userSession.end_date));
  const rows = await db
    .select()
    .from(userSession)
    .where(open)
    .orderBy(desc(userSession.active_date), desc(userSession.id))
    .limit(page.page_count)
    .offset(offsetOf(page));
  return { rows, found: await db.$count(userSession, open) };
}

export type SessionRow = typeof userSession.$inferSelect;

export function presentSession(row: SessionRow, current: number): SessionView {
  return {
    id: row.id,
    is_current: row.id === current ? 'yes' : 'no',
    create_date: row.create_date.toISOString(),
    active_date: row.active_date.toISOString(),
    ip: row.ip,
    user_agent: row.user_agent,
  };
}

/** A session of the person, ended or not. */
export async function findOwnSession(tx: Tx, { id, id_user }: { id: number; id_user: number }) {
  const [row] = await tx
    .select()
    .from(userSession)
    .where(and(eq(userSession.id, id), eq(userSession.id_user, id_user)))
    .for('update');
  return row;
}

/** Attempts to sign in to the account, the newest first. */
export async function findSignIns(db: Db, id_user: number, page: Page) {
  // Written out: with parameters PostgreSQL could not use the partial index.
  const events = sql`${baseLog.event} in ('user.login', 'user.login-failed', 'user.login-refused')`;
  const own = and(eq(baseLog.id_obj, id_user), events);
  const rows = await db
    .select({ id: baseLog.id, date: baseLog.date, ip: baseLog.ip, event: baseLog.event, diff: baseLog.diff })
    .from(baseLog)
    .where(own)
    .orderBy(desc(baseLog.id))
    .limit(page.page_count)
    .offset(offsetOf(page));
  const counted = db
    .select({ id: baseLog.id })
    .from(baseLog)
    .where(own)
    .limit(COUNT_LIMIT + 1);
  const [{ found } = { found: 0 }] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(counted.as('counted'));
  return { rows, found };
}

export function presentSignIn(row: Awaited<ReturnType<typeof findSignIns>>['rows'][number]): SignInView {
  return {
    id: row.id,
    date: row.date.toISOString(),
    ip: row.ip,
    outcome: isWrongCode(row) ? 'wrong-code' : (OUTCOMES[row.event] ?? 'refused'),
  };
}

/** The first step was right and the second factor was not. */
function isWrongCode({ event, diff }: { event: string; diff: unknown }): boolean {
  if (event !== 'user.login-refused' || typeof diff !== 'object' || diff === null) return false;
  return 'reason' in diff && diff.reason === 'code';
}

function offsetOf({ page = 1, page_count }: Page): number {
  return (page - 1) * page_count;
}
