import type { ChatMessage, ChatRoom, ChatRoomRow, Officer } from '@urzad/contract';
import { isRemovable } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db';
import { findByIds, presentLetterFile } from '../uploads/public';
import { knownNamesOf } from '../users/public';
import { chatHolders, type Reader } from './policy';
import { countUnread, findLast, findMembers } from './repository';
import type { MessageRow, RoomRecord } from './table';

/** Of a text, in a row of the list. */
const BEGINNING = 120;

type App = Pick<FastifyInstance, 'db' | 'config' | 'clock'>;
type OfficerOf = (id: number) => { id: number; name: string };

/** The rows of the list of rooms. */
export async function roomRowsOf(
  db: Db,
  reader: Reader,
  records: readonly RoomRecord[],
): Promise<ChatRoomRow[]> {
  const ids = records.map(({ id }) => id);
  const pairs = records.filter(({ kind }) => kind === 'PAIR').map(({ id }) => id);
  const [last, unread, members] = await Promise.all([
    findLast(db, ids),
    countUnread(db, reader, ids),
    pairs.length > 0 ? findMembers(db, pairs) : [],
  ]);
  const people = [...members, ...last.values()].map(({ id_user }) => id_user);
  const officer = await officersOf(db, people);
  return records.map(({ id, kind, name }) => {
    const message = last.get(id);
    const other = otherOf(
      members.filter((one) => one.id_chatroom === id),
      reader,
    );
    return {
      ...{ id, kind },
      name: kind === 'PAIR' ? nameOf(other, officer) : name,
      // Only members of conversations of two were asked for.
      id_other: other ?? null,
      unread: unread.get(id) ?? 0,
      last: message
        ? {
            author: officer(message.id_user),
            body: message.body.replace(/\s+/g, ' ').trim().slice(0, BEGINNING),
            sent_date: message.sent_date.toISOString(),
            removed: message.removed,
          }
        : null,
    };
  });
}

/** A room with its members; in the room for all these are all who have the chat. */
export async function roomOf(app: App, reader: Reader, record: RoomRecord): Promise<ChatRoom> {
  const { db } = app;
  const { id, kind, name, id_user } = record;
  const found = await findMembers(db, [id]);
  const ids =
    kind === 'ALL'
      ? await chatHolders(db, record, app.clock.business())
      : found.map((member) => member.id_user);
  const officer = await officersOf(db, ids);
  const read = new Map(found.map((member) => [member.id_user, member.read_to]));
  const members = ids.map((of) => ({ ...officer(of), read_to: read.get(of) ?? 0 }));
  return {
    id,
    kind,
    name: kind === 'PAIR' ? nameOf(otherOf(found, reader), officer) : name,
    id_user,
    members,
  };
}

/** Messages as this person sees them. */
export async function messagesOf(
  app: FastifyInstance,
  reader: Reader,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const now = app.clock.now();
  const officer = await officersOf(
    app.db,
    rows.flatMap(({ id_user, mentions }) => [id_user, ...mentions]),
  );
  const ids = rows.flatMap(({ files }) => files);
  const files = ids.length > 0 ? await findByIds(app.db, ids) : [];
  return rows.map((row) => {
    const { id, id_user, body, sent_date, written_date, removed, mentions } = row;
    const mayRemove = id_user === reader.id && removed === 'no' && isRemovable(written_date, now);
    return {
      ...{ id, body, removed },
      author: officer(id_user),
      sent_date: sent_date.toISOString(),
      is_removable: mayRemove ? ('yes' as const) : ('no' as const),
      mentions: mentions.map(officer),
      // Only its own: an id that stands here by mistake shows no file of something else.
      files: files
        .filter(
          (file) => row.files.includes(file.id) && file.obj_type === 'chatmessage' && file.id_obj === id,
        )
        .map((file) => presentLetterFile(file, app)),
    };
  });
}

async function officersOf(db: Db, ids: readonly number[]): Promise<OfficerOf> {
  const names = await knownNamesOf(db, [...new Set(ids)]);
  return (id) => ({ id, name: names.get(id) ?? '' }) satisfies Officer;
}

function otherOf(members: readonly { id_user: number }[], { id }: Reader): number | undefined {
  return members.find((member) => member.id_user !== id)?.id_user;
}

function nameOf(other: number | undefined, officer: OfficerOf): string {
  return other === undefined ? '' : officer(other).name;
}
