import { type BodyOf, type chatRooms as contract, refOf } from '@urzad/contract';
import { isRemovable } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { notify } from '../../notify';
import { attachLetterFiles, eraseFiles, removeBytes } from '../uploads/public';
import { mentionText } from './emails';
import { chatHolders } from './policy';
import { findMembers, lockRoom, readTo, rooms } from './repository';
import { chatMessage, type RoomRecord } from './table';

/** Writes a message, and notifies who is named in it. */
export function writeMessage(
  app: FastifyInstance,
  request: FastifyRequest,
  id: number,
  { body, filenames, mentions: named }: BodyOf<typeof contract.write>,
): Promise<{ id: number }> {
  const { user } = request;
  return app.write(request, async (tx, note) => {
    const by = { ...authorOf(app, request), id: user.id };
    // Its lock puts messages of a room one after another.
    const room = await lockRoom(tx, user, id);
    const mentions = await membersAmong(tx, room, named, by.date);
    const draft = { id_chatroom: id, id_user: user.id, body, mentions };
    const [message] = await tx
      .insert(chatMessage)
      .values({ ...draft, sent_date: by.date, written_date: app.clock.now() })
      .returning();
    if (!message) throw new Error('A message gave no row.');
    const owner = { obj_type: 'chatmessage', id_obj: message.id };
    const files = await attachLetterFiles(app, tx, { owner, filenames }, by);
    if (files.length > 0) await tx.update(chatMessage).set({ files }).where(eq(chatMessage.id, message.id));

    await readTo(tx, { room, id_user: user.id, id_message: message.id }, by.date);
    await rooms.touch(tx, id, { values: { last_date: by.date }, by });
    for (const to of mentions) {
      if (to === user.id) continue;
      await notify(app, tx, { to, text: mentionText(), ref: refOf('chatroom', id) }, by);
    }
    note({ event: 'chatroom.write', obj_type: 'chatroom', id_obj: id });
    return { id: message.id };
  });
}

/**
 * Removes a message of the caller. Its text and files are erased; its place stays.
 * @throws ApiError `illegal-step` after its 15 minutes, and for one that is removed already
 */
export async function removeMessage(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, id_message }: { id: number; id_message: number },
): Promise<void> {
  const { erased } = await app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    await lockRoom(tx, request.user, id);
    const isIt = and(
      eq(chatMessage.id, id_message),
      eq(chatMessage.id_chatroom, id),
      eq(chatMessage.id_user, request.user.id),
    );
    const [message] = await tx.select().from(chatMessage).where(isIt);
    if (!message) throw new ApiError('object-no-exist');
    if (message.removed === 'yes') throw new ApiError('illegal-step', { reason: 'removed' });
    if (!isRemovable(message.written_date, app.clock.now())) {
      throw new ApiError('illegal-step', { reason: 'too-late' });
    }
    await tx.update(chatMessage).set({ body: '', removed: 'yes', files: [], mentions: [] }).where(isIt);
    const names = await eraseFiles(tx, { obj_type: 'chatmessage', ids: [message.id] });
    // Who looks at the room hears of it; its place in the list stays.
    await rooms.touch(tx, id, { values: {}, by });
    note({ event: 'chatroom.remove', obj_type: 'chatroom', id_obj: id });
    return { erased: names };
  });
  await removeBytes(app, request, erased);
}

/** @throws ApiError `not-valid` for who is not in the room */
async function membersAmong(
  tx: Tx,
  room: RoomRecord,
  named: readonly number[],
  now: Date,
): Promise<number[]> {
  const mentions = [...new Set(named)];
  if (mentions.length === 0) return [];
  const members =
    room.kind === 'ALL'
      ? await chatHolders(tx, room, now)
      : (await findMembers(tx, [room.id])).map(({ id_user }) => id_user);
  const isIn = new Set(members);
  if (!mentions.every((id) => isIn.has(id))) throw new ApiError('not-valid', { mentions: 'no-account' });
  return mentions;
}
