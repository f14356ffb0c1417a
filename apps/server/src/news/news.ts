import { isObjType, type ObjectRef, type ObjType } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Author } from '../author';
import type { Db, Tx } from '../db';
import { NEWS_CHANNEL } from './news-channel';

/** A payload has at most 8,000 bytes; ten digits and a comma each leave room for the rest. */
const IDS_MAX = 500;

const Ids = z.array(z.int());

/**
 * What a node tells the others: ids only, so that nothing private leaves the tables. `session`, `account` and `role` are
 * told by triggers of the database (`0048_mail_and_sockets.sql`), whichever code ends a session or takes a role away; `onlookers` by those of
 * `base_onlooker`.
 */
const News = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    obj_type: z.string(),
    ids: Ids,
    id_application: z.int(),
    /** The session that has changed them, which knows. */
    by: z.nullable(z.int()),
    /** Only the lists of this person differ by it. */
    id_user: z.optional(z.int()),
  }),
  /** These people see the object no more. */
  z.object({
    kind: z.literal('left'),
    obj_type: z.string(),
    id_obj: z.int(),
    id_application: z.int(),
    users: Ids,
  }),
  z.object({ kind: z.literal('notification'), users: Ids }),
  /** These people have a page open now. */
  z.object({ kind: z.literal('online'), users: Ids }),
  z.object({ kind: z.literal('session'), id: z.int() }),
  z.object({ kind: z.literal('account'), id: z.int() }),
  z.object({ kind: z.literal('role'), id: z.int() }),
  z.object({ kind: z.literal('action'), id: z.int() }),
  /** A node asks the others for their rooms; the names of rooms are kinds and ids. */
  z.object({
    kind: z.literal('rooms-asked'),
    question: z.string(),
    node: z.string(),
    id_application: z.int(),
  }),
  z.object({
    kind: z.literal('rooms'),
    question: z.string(),
    node: z.string(),
    rooms: z.array(z.string()),
    is_last: z.boolean(),
  }),
  z.object({
    kind: z.literal('onlookers'),
    obj_type: z.string(),
    id_obj: z.int(),
    id_application: z.int(),
  }),
]);
export type News = z.infer<typeof News>;

/** Undefined for what a newer node tells. */
export function readNews(payload: string): News | undefined {
  try {
    return z.safeParse(News, JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Tells every node, this one too, once the transaction is committed; a transaction that is taken back tells nothing. */
export async function tell(tx: Db | Tx, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify(${NEWS_CHANNEL}, ${JSON.stringify(news)})`);
}

type BySession = Pick<Author, 'id_session'>;

/** Tells of objects that were made or changed. What is no object of its own is silent. */
export async function tellChanged(
  tx: Tx,
  obj_type: string,
  rows: readonly { id: number; id_application?: unknown }[],
  { id_session = null }: BySession,
): Promise<void> {
  if (!isObjType(obj_type)) return;
  for (const [id_application, ids] of byApplication(rows)) {
    for (const part of parts(ids)) await tell(tx, changed(obj_type, part, id_application, id_session));
  }
}

/** Tells who looks at an object of a change that no list shows but those of one person. */
export async function tellRoomAndPerson(
  tx: Tx,
  { obj_type, id_obj }: ObjectRef,
  { id_application, id_user, id_session }: { id_application: number; id_user: number } & BySession,
): Promise<void> {
  await tell(tx, {
    kind: 'changed',
    obj_type,
    ids: [id_obj],
    id_application,
    by: id_session ?? null,
    id_user,
  });
}

/** Takes the windows of these people out of the room of an object; what was told before reaches them still. */
export async function tellLeft(
  tx: Tx,
  { obj_type, id_obj }: ObjectRef,
  { id_application, users }: { id_application: number; users: number[] },
): Promise<void> {
  await tell(tx, { kind: 'left', obj_type, id_obj, id_application, users });
}

/** Tells that these people have a new notification. */
export async function tellNotified(tx: Tx, users: readonly number[]): Promise<void> {
  for (const part of parts([...new Set(users)])) await tell(tx, { kind: 'notification', users: part });
}

/** Tells that these people have a page open now. */
export async function tellOnline(db: Db, users: readonly number[]): Promise<void> {
  for (const part of parts(users)) await tell(db, { kind: 'online', users: part });
}

function changed(obj_type: ObjType, ids: number[], id_application: number, by: number | null): News {
  return { kind: 'changed', obj_type, ids, id_application, by };
}

function byApplication(rows: readonly { id: number; id_application?: unknown }[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const { id, id_application } of rows) {
    const of = Number(id_application);
    found.set(of, [...(found.get(of) ?? []), id]);
  }
  return found;
}

function parts(ids: readonly number[]): number[][] {
  const count = Math.ceil(ids.length / IDS_MAX);
  return Array.from({ length: count }, (_part, at) => ids.slice(at * IDS_MAX, (at + 1) * IDS_MAX));
}
