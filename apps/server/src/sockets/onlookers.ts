import type { ObjectRef, Onlooker } from '@urzad/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db';
import { user } from '../identity/table';
import type { Connected } from './socket-hub';
import { SOCKET_LIMITS } from './socket-limits';
import { isLive } from './socket-rows';
import { baseOnlooker, baseSocket } from './table';

/**
 * Keeps that a window has this object open; a trigger tells every node. Of a socket whose row is gone nothing is kept: it
 * was closed meanwhile.
 */
export async function startLooking(db: Db, { id, user }: Looking, { obj_type, id_obj }: ObjectRef) {
  await db.execute(sql`
    insert into ${baseOnlooker} (id_socket, id_application, obj_type, id_obj)
    select ${baseSocket.id}, ${user.id_application}::integer, ${obj_type}::text, ${id_obj}::integer
      from ${baseSocket} where ${baseSocket.id} = ${id} for key share
    on conflict do nothing`);
}

export async function stopLooking(db: Db, { id }: Looking, object: ObjectRef): Promise<void> {
  await db.delete(baseOnlooker).where(and(eq(baseOnlooker.id_socket, id), isOf(object)));
}

/** The other people who have the object open, on all nodes, by name. */
export async function findOnlookers(
  db: Db,
  object: ObjectRef,
  { besides, now }: { besides: number; now: Date },
): Promise<Onlooker[]> {
  const rows = await db
    .selectDistinct({ lastname: user.lastname, firstname: user.firstname, id: user.id })
    .from(baseOnlooker)
    .innerJoin(baseSocket, eq(baseSocket.id, baseOnlooker.id_socket))
    .innerJoin(user, eq(user.id, baseSocket.id_user))
    .where(and(isOf(object), await isLive(db, now), ne(user.id, besides)))
    .orderBy(asc(user.lastname), asc(user.firstname), asc(user.id))
    .limit(SOCKET_LIMITS.listedOnlookers);
  return rows.map(({ id, firstname, lastname }) => ({
    id,
    name: [firstname, lastname].filter(Boolean).join(' '),
  }));
}

type Looking = Pick<Connected, 'id' | 'user'>;

function isOf({ obj_type, id_obj }: ObjectRef) {
  return and(eq(baseOnlooker.obj_type, obj_type), eq(baseOnlooker.id_obj, id_obj));
}
