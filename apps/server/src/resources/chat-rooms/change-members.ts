import { refOf } from '@urzad/contract';
import { CHAT_MEMBERS_MAX } from '@urzad/grants';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import { tellLeft } from '../../news/news';
import { chatHolders, type Reader } from './policy';
import { addMembers, findMembers, lockRoom, removeMember, rooms } from './repository';
import { chatMember, chatRoom, type RoomRecord } from './table';

/** Makes a room of the caller with these people. */
export function addRoom(
  app: FastifyInstance,
  request: FastifyRequest,
  { name, users }: { name: string; users: readonly number[] },
): Promise<{ id: number }> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    const members = [...new Set([user.id, ...users])];
    await refuseWithoutChat(tx, user, users, by.date);
    const room = await rooms.insert(tx, { kind: 'ROOM', name, id_user: user.id, last_date: by.date }, by);
    await addMembers(tx, room.id, members, by.date);
    note({ event: 'chatroom.add', obj_type: 'chatroom', id_obj: room.id, diff: { members } });
    return { id: room.id };
  });
}

/** The conversation of two people: that which they have, or a new one. */
export function talkTo(
  app: FastifyInstance,
  request: FastifyRequest,
  other: number,
): Promise<{ id: number }> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    if (other === user.id) throw new ApiError('not-valid', { id_user: 'own' });
    const once = [user.id, other].toSorted((one, two) => one - two).join('-');
    // One after another, so that two who begin at once have one conversation.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`chatroom ${user.id_application} ${once}`}))`,
    );
    const [known] = await tx
      .select()
      .from(chatRoom)
      .where(and(eq(chatRoom.id_application, user.id_application), eq(chatRoom.once, once)));
    if (known) return { id: known.id };
    await refuseWithoutChat(tx, user, [other], by.date, 'id_user');
    const room = await rooms.insert(tx, { kind: 'PAIR', once, last_date: by.date }, by);
    await addMembers(tx, room.id, [user.id, other], by.date);
    note({ event: 'chatroom.talk', obj_type: 'chatroom', id_obj: room.id });
    return { id: room.id };
  });
}

/** Adds people to a room of members. */
export function invite(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, users }: { id: number; users: readonly number[] },
): Promise<{ id: number }> {
  return inRoom(app, request, id, async ({ tx, by }) => {
    const present = await findMembers(tx, [id]);
    await refuseWithoutChat(tx, request.user, users, by.date);
    const added = await addMembers(tx, id, [...new Set(users)], by.date);
    if (present.length + added.length > CHAT_MEMBERS_MAX)
      throw new ApiError('not-valid', { users: 'is-too-big' });
    await rooms.touch(tx, id, { values: {}, by });
    return { event: 'chatroom.invite', diff: { added } };
  });
}

/** Takes somebody out of a room, which who made it does. */
export function dismiss(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_user }: { id: number; id_user: number },
): Promise<{ id: number }> {
  return inRoom(app, request, id, async ({ tx, by, room }) => {
    if (room.id_user !== request.user.id) throw new ApiError('no-privilege', { reason: 'not-owner' });
    if (id_user === request.user.id) throw new ApiError('illegal-step', { reason: 'own' });
    if (!(await removeMember(tx, id, id_user))) throw new ApiError('illegal-step', { reason: 'no-member' });
    await rooms.touch(tx, id, { values: {}, by });
    await tellOut(tx, room, id_user);
    return { event: 'chatroom.dismiss', diff: { id_user } };
  });
}

/** Takes the caller out of a room. The longest member follows who made it; a room without members ends. */
export function leave(app: FastifyInstance, request: FastifyRequest, id: number): Promise<{ id: number }> {
  const { user } = request;
  return inRoom(app, request, id, async ({ tx, by, room }) => {
    await takeOut(tx, room, { id_user: user.id, by });
    await tellOut(tx, room, user.id);
    return { event: 'chatroom.leave', diff: {} };
  });
}

/** Takes a person whose account is erased out of every room. Their messages stay, without a name. */
export async function forgetInChat(tx: Tx, id_user: number, by: Author): Promise<void> {
  const theirs = tx
    .select({ id: chatMember.id_chatroom })
    .from(chatMember)
    .where(eq(chatMember.id_user, id_user));
  const locked = await tx
    .select()
    .from(chatRoom)
    .where(and(inArray(chatRoom.id, theirs), eq(chatRoom.deleted, 'no')))
    .orderBy(asc(chatRoom.id))
    .for('update');
  for (const room of locked) await takeOut(tx, room, { id_user, by });
  // Of rooms that have ended.
  await tx.delete(chatMember).where(eq(chatMember.id_user, id_user));
}

/** The longest member follows who made the room; a room without members ends. The room is locked. */
async function takeOut(
  tx: Tx,
  { id, kind, ...room }: RoomRecord,
  { id_user, by }: { id_user: number; by: Author },
): Promise<void> {
  await removeMember(tx, id, id_user);
  const [next] = await findMembers(tx, [id]);
  if (!next && kind !== 'ALL') return rooms.remove(tx, id, by);
  const values = next && room.id_user === id_user ? { id_user: next.id_user } : {};
  await rooms.touch(tx, id, { values, by });
}

/** After the news of the change itself, by which their windows learn that the room is gone. */
function tellOut(tx: Tx, { id, id_application }: RoomRecord, id_user: number): Promise<void> {
  return tellLeft(tx, refOf('chatroom', id), { id_application, users: [id_user] });
}

interface InRoom {
  tx: Tx;
  by: ReturnType<typeof authorOf>;
  room: RoomRecord;
}

/** A change of the members of a room that somebody made. */
function inRoom(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
  change: (doing: InRoom) => Promise<{ event: string; diff: Record<string, unknown> }>,
): Promise<{ id: number }> {
  return app.write(request, async (tx, note) => {
    const room = await lockRoom(tx, request.user, id);
    if (room.kind !== 'ROOM') throw new ApiError('illegal-step', { reason: 'kind' });
    const { event, diff } = await change({ tx, by: authorOf(app, request), room });
    note({ event, obj_type: 'chatroom', id_obj: id, diff });
    return { id };
  });
}

/** @throws ApiError `not-valid` for accounts without the chat of this application */
async function refuseWithoutChat(
  tx: Tx,
  reader: Reader,
  users: readonly number[],
  now: Date,
  field = 'users',
): Promise<void> {
  const holders = new Set(await chatHolders(tx, reader, now));
  if (!users.every((id) => holders.has(id))) throw new ApiError('not-valid', { [field]: 'no-account' });
}
