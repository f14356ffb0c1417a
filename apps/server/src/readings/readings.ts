import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db';
import { COUNT_LIMIT } from '../lists/count-limit';
import { baseReading } from './table';

export type Reading = typeof baseReading.$inferSelect;

/** Whose object is read. */
interface ReadObject {
  id_person: number;
  obj_type: string;
  id_obj: number;
}

/** Who reads, also by an address that carries no session. */
export interface Reader {
  id_user: number;
  id_user_main: number | null;
}

/** The parts of the server that a reading is noted with. */
type Noting = Pick<FastifyInstance, 'db' | 'clock'>;

/**
 * Keeps that somebody of the office read a person's object, before the answer is sent: what cannot be kept is not shown.
 * People who read their own leave no trace, unless staff act as them.
 */
export async function noteReading(
  { db, clock }: Noting,
  { routeOptions }: Pick<FastifyRequest, 'routeOptions'>,
  { reader, read }: { reader: Reader; read: ReadObject },
): Promise<void> {
  if ((reader.id_user_main ?? reader.id_user) === read.id_person) return;
  const { id_user, id_user_main } = reader;
  const path = routeOptions.url ?? '';
  await db.insert(baseReading).values({ ...read, id_user, id_user_main, path, date: clock.business() });
}

/** The caller of a request as a reader. */
export function readerOf({ id, id_user_main }: { id: number; id_user_main: number | null }): Reader {
  return { id_user: id, id_user_main };
}

/** Who looked at what belongs to a person, the newest first. */
export function findReadingsOf(
  db: Db,
  id_person: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Reading[]> {
  return db
    .select()
    .from(baseReading)
    .where(eq(baseReading.id_person, id_person))
    .orderBy(desc(baseReading.id))
    .limit(limit)
    .offset(offset);
}

/** How many there are, counted up to one more than the limit of lists. */
export async function countReadingsOf(db: Db, id_person: number): Promise<number> {
  const counted = db
    .select({ id: baseReading.id })
    .from(baseReading)
    .where(eq(baseReading.id_person, id_person))
    .limit(COUNT_LIMIT + 1);
  const [{ found } = { found: 0 }] = await db
    .select({ found: sql<number>`count(*)::int` })
    .from(counted.as('counted'));
  return found;
}
