import { DEFAULT_APPLICATION } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db';
import { application } from './table';

export type ApplicationRow = typeof application.$inferSelect;

const isKept = eq(application.deleted, 'no');

export async function findById(db: Db | Tx, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.id, id), isKept));
  return row;
}

/** @throws when there is no row: callers have an id of the header or of a row, which exist */
export async function getById(db: Db | Tx, id: number): Promise<ApplicationRow> {
  const row = await findById(db, id);
  if (!row) throw new Error(`Application ${id} is missing. Start the server once: it writes the base data.`);
  return row;
}

/** @throws when there is no row: every start writes it before the first request */
export function getDefault(db: Db | Tx): Promise<ApplicationRow> {
  return getById(db, DEFAULT_APPLICATION);
}

export async function findByUuid(db: Db, uuid: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.uuid, uuid), isKept));
  return row;
}
