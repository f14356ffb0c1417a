import type { UserConfig } from '@urzad/contract';
import type { ProfileAnswers } from '@urzad/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db';
import { nameOf } from './presenter';
import { findById } from './repository';
import { user } from './table';

/** Names of people by their ids, for lists that say who leads or sends something. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, firstname: user.firstname, lastname: user.lastname, mail: user.mail })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/**
 * What an account already knows, to begin a form with, and where its owner reads mail.
 * @throws when there is no such account: the caller holds its session
 */
export async function getProfile(db: Db, id: number): Promise<ProfileAnswers & { mail: string }> {
  const row = await findById(db, id);
  if (!row) throw new Error(`Account ${id} is referred to, but it is not in the database.`);
  return row;
}

/** Settings of looks; not a change of the account. Merged by the database, so that two devices lose nothing. */
export async function mergeConfig(tx: Tx, id: number, config: UserConfig): Promise<void> {
  const added = sql`${JSON.stringify(config)}::jsonb`;
  await tx
    .update(user)
    .set({ config: sql`${user.config} || ${added}` })
    .where(eq(user.id, id));
}
