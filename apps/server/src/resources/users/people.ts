import type { ProfileAnswers } from '@urzad/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db';
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
