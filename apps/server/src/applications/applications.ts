import { DEFAULT_APPLICATION } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db';
import { application } from './table';

export type ApplicationRow = typeof application.$inferSelect;

/** @throws when there is no row: every start writes it before the first request */
export async function getDefault(db: Db | Tx): Promise<ApplicationRow> {
  const [row] = await db.select().from(application).where(eq(application.id, DEFAULT_APPLICATION));
  if (!row)
    throw new Error(
      `Application ${DEFAULT_APPLICATION} is missing. Start the server once: it writes the base data.`,
    );
  return row;
}

export async function findByUuid(db: Db, uuid: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(application).where(eq(application.uuid, uuid));
  return row;
}
