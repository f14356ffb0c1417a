import type { CalendarFeed, CalendarFeedAddress } from '@urzad/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../api-error';
import type { Db, Tx } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { calendarFeed as table } from '../../../identity/calendar-feeds/table';
import { role } from '../../../identity/roles/table';
import { randomToken, tokenHash } from '../../../identity/sessions/tokens';
import type { Note } from '../../../unit-of-work/write';
import { tellSecurityOf } from '../../users/public';
import { feedAddress } from './feed-address';
import { findFeedReader } from './feed-owner';

/** The caller's address of the calendar, if they have one. @param at business time */
export async function findOwnFeed(db: Db, user: SessionUser, at: Date): Promise<CalendarFeed | null> {
  const [row] = await db
    .select({ feed: table, role: { id: role.id, name: role.name, name_en: role.name_en } })
    .from(table)
    .innerJoin(role, eq(role.id, table.id_role))
    .where(ownedBy(user));
  if (!row) return null;
  const { id, create_date } = row.feed;
  const works = (await findFeedReader(db, row.feed, at)) ? 'yes' : 'no';
  return { id, create_date: create_date.toISOString(), role: row.role, works };
}

/** @throws ApiError `illegal-step` to who has one */
export function addFeed(app: FastifyInstance, request: FastifyRequest): Promise<CalendarFeedAddress> {
  return app.write(request, async (tx, note) => {
    const made = await insertFeed(app, tx, request.user);
    if (!made) throw new ApiError('illegal-step', { reason: 'exists' });
    await tellOwnerOf(app, tx, request.user);
    noteOf(note, 'add', request.user);
    return made;
  });
}

/** @throws ApiError `object-no-exist` */
export function renewFeed(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
): Promise<CalendarFeedAddress> {
  return app.write(request, async (tx, note) => {
    await removeRow(tx, request.user, id);
    const made = await insertFeed(app, tx, request.user);
    if (!made) throw new Error(`The feed ${id} was removed and is there.`);
    await tellOwnerOf(app, tx, request.user);
    noteOf(note, 'renew', request.user);
    return made;
  });
}

/** @throws ApiError `object-no-exist` */
export function removeFeed(app: FastifyInstance, request: FastifyRequest, id: number): Promise<void> {
  return app.write(request, async (tx, note) => {
    await removeRow(tx, request.user, id);
    noteOf(note, 'delete', request.user);
  });
}

/** @returns nothing where the person has one: of two presses at once the later one waits here and is told so */
async function insertFeed(
  { clock, config }: Pick<FastifyInstance, 'clock' | 'config'>,
  tx: Tx,
  { id, id_application, id_role }: SessionUser,
): Promise<CalendarFeedAddress | undefined> {
  if (id_role === null) throw new ApiError('no-privilege');
  const secret = randomToken();
  const create_date = clock.business();
  const values = { id_application, id_user: id, id_role, hash: tokenHash(secret), create_date };
  const [row] = await tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.id });
  return row && { ...row, create_date: create_date.toISOString(), url: feedAddress(config, secret) };
}

async function removeRow(tx: Tx, user: SessionUser, id: number): Promise<void> {
  const gone = await tx
    .delete(table)
    .where(and(ownedBy(user), eq(table.id, id)))
    .returning({ id: table.id });
  if (gone.length === 0) throw new ApiError('object-no-exist');
}

function ownedBy({ id, id_application }: SessionUser): SQL | undefined {
  return and(eq(table.id_user, id), eq(table.id_application, id_application));
}

/** It is made without a password: who finds a session open could. */
function tellOwnerOf(app: FastifyInstance, tx: Tx, { id }: SessionUser): Promise<void> {
  return tellSecurityOf(app, tx, { id, event: 'calendar-address' });
}

/** It names the account: the row of the address goes with its secret. */
function noteOf(note: Note, step: 'add' | 'renew' | 'delete', { id, id_role }: SessionUser): void {
  const diff = step === 'delete' ? undefined : { id_role };
  note({ event: `calendarfeed.${step}`, obj_type: 'user', id_obj: id, ...(diff && { diff }) });
}
