import { randomBytes } from 'node:crypto';
import { SOCKET_TICKET_SECONDS, type SocketPerson } from '@urzad/contract';
import { DAY_MS, foldForSearch } from '@urzad/domain';
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db';
import { randomToken, tokenHash } from '../identity/sessions/tokens';
import { user } from '../identity/table';
import { SOCKET_LIMITS } from './socket-limits';
import { baseSocket, baseSocketAction } from './table';

export type SocketRow = typeof baseSocket.$inferSelect;

/** @returns the ticket; only its hash is stored */
export async function issueTicket(
  db: Db,
  of: Pick<SocketRow, 'id_user' | 'id_session' | 'id_application'>,
  now: Date,
): Promise<string> {
  const ticket = randomToken();
  const expire_date = new Date(now.getTime() + SOCKET_TICKET_SECONDS * 1000);
  await db.insert(baseSocket).values({ ...of, hash: tokenHash(ticket), expire_date });
  return ticket;
}

/** Takes the ticket, in one statement: of two sockets at once one gets it. */
export async function takeTicket(
  db: Db,
  ticket: string,
  { node, now }: { node: string; now: Date },
): Promise<SocketRow | undefined> {
  const [row] = await db
    .update(baseSocket)
    .set({ node, seen_date: now })
    .where(
      and(eq(baseSocket.hash, tokenHash(ticket)), isNull(baseSocket.node), gt(baseSocket.expire_date, now)),
    )
    .returning();
  return row;
}

export async function nameSocket(db: Db, id: number, remote_name: string): Promise<void> {
  await db.update(baseSocket).set({ remote_name }).where(eq(baseSocket.id, id));
}

export async function forgetSockets(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(baseSocket).where(inArray(baseSocket.id, [...ids]));
}

/** Says that these sockets live. Rows of others of the node, which were left behind, expire and are swept. */
export async function seeSockets(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(baseSocket)
    .set({ seen_date: now })
    .where(inArray(baseSocket.id, [...ids]));
}

/** What the connection of a node for news is called; a name has at most 63 bytes. */
export const connectionOf = (node: string) => `urzad ${node}`;

/** Nodes with a connection for news: PostgreSQL ends that of a process that was killed at once. */
export async function liveNodes(db: Db): Promise<string[]> {
  // Within a transaction the view is one snapshot.
  await db.execute(sql`select pg_stat_clear_snapshot()`);
  const rows = await db
    .select({ name: sql<string>`application_name` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and application_name like ${connectionOf('%')}`);
  return rows.map(({ name }) => name.slice(connectionOf('').length));
}

/** Its node lives, and has said lately that it has this socket. */
export async function isLive(db: Db, now: Date) {
  const isSeen = gt(baseSocket.seen_date, new Date(now.getTime() - SOCKET_LIMITS.seenMs));
  return and(isSeen, inArray(baseSocket.node, await liveNodes(db)));
}

/** Open sockets of a person, on all nodes. */
export async function countSockets(db: Db, id_user: number, now: Date): Promise<number> {
  return db.$count(baseSocket, and(eq(baseSocket.id_user, id_user), await isLive(db, now)));
}

/** Who is connected, on all nodes, those who came last in front. */
export async function findConnected(db: Db, now: Date): Promise<SocketPerson[]> {
  const rows = await db
    .select({
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      remote_name: sql<string>`${baseSocket.remote_name}`,
    })
    .from(baseSocket)
    .innerJoin(user, eq(user.id, baseSocket.id_user))
    .where(and(await isLive(db, now), sql`${baseSocket.remote_name} is not null`))
    .orderBy(desc(baseSocket.id))
    .limit(SOCKET_LIMITS.listedPeople);
  return rows.map(({ id, firstname, lastname, remote_name }) => ({
    id,
    name: [firstname, lastname].filter(Boolean).join(' ') || remote_name,
    remote_name,
  }));
}

export async function findAction(db: Db, id: number) {
  const [row] = await db.select().from(baseSocketAction).where(eq(baseSocketAction.id, id));
  return row;
}

export async function keepAction(tx: Db, action: typeof baseSocketAction.$inferInsert): Promise<number> {
  const [row] = await tx.insert(baseSocketAction).values(action).returning({ id: baseSocketAction.id });
  if (!row) throw new Error('The database returned no row for a new action.');
  return row.id;
}

/**
 * Deletes tickets that nobody used, sockets of nodes that have ended, and actions that were sent a day ago.
 *
 * @param now technical time
 */
export async function sweepSockets(db: Db, now: Date): Promise<number> {
  const isUnused = and(isNull(baseSocket.node), lt(baseSocket.expire_date, now));
  const isLeft = lt(baseSocket.seen_date, new Date(now.getTime() - SOCKET_LIMITS.seenMs));
  const gone = await db.delete(baseSocket).where(or(isUnused, isLeft)).returning({ id: baseSocket.id });
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const sent = await db
    .delete(baseSocketAction)
    .where(lt(baseSocketAction.create_date, dayAgo))
    .returning({ id: baseSocketAction.id });
  return gone.length + sent.length;
}

/** `tlisiecki-7f3a`: who reads it in a list knows whose window it is. */
export function newRemoteName({
  firstname,
  lastname,
  id,
}: {
  firstname: string | null;
  lastname: string | null;
  id: number;
}): string {
  const letters = foldForSearch(`${firstname?.at(0) ?? ''}${lastname ?? ''}`).replace(/[^a-z]/g, '');
  return `${letters.slice(0, 20) || `osoba${id}`}-${randomBytes(3).toString('hex')}`;
}
