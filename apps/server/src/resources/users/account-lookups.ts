import type { ProfileAnswers } from '@urzad/grants';
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { user } from '../../identity/table';
import { type Reader, readerOf } from '../../mail/reader';
import { referredRow } from '../../referred-row';
import { nameOf } from './presenter';

/** The answers of the profile, no other column of the account. */
const PROFILE_COLUMNS = {
  firstname: user.firstname,
  lastname: user.lastname,
  mail: user.mail,
  phone: user.phone,
  pesel: user.pesel,
  location_region: user.location_region,
  location_district: user.location_district,
  location_community: user.location_community,
  location_city: user.location_city,
  location_city_own: user.location_city_own,
  location_zip_code: user.location_zip_code,
  location_street: user.location_street,
  location_building_number: user.location_building_number,
  location_apartment_number: user.location_apartment_number,
} satisfies Record<keyof ProfileAnswers, unknown>;

/** Names of people by their ids, for lists with officers and applicants. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  return namesWhere(db, ids);
}

/** The same without accounts that were erased: an address that stands for one is no name. */
export async function knownNamesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  return namesWhere(db, ids, ne(user.status, 'anonymised'));
}

async function namesWhere(db: Db, ids: readonly number[], where?: SQL): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, firstname: user.firstname, lastname: user.lastname, mail: user.mail })
    .from(user)
    .where(and(inArray(user.id, [...ids]), where));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** The profile of an account, to begin a form with, and the e-mail address of its owner. */
export async function getProfile(db: Db, id: number): Promise<ProfileAnswers & { mail: string }> {
  const [row] = await db.select(PROFILE_COLUMNS).from(user).where(eq(user.id, id));
  return referredRow(row);
}

/** The account with an e-mail address, which somebody typed. */
export async function accountByMail(db: Db, mail: string): Promise<{ id: number; name: string } | undefined> {
  const columns = { id: user.id, firstname: user.firstname, lastname: user.lastname, mail: user.mail };
  const [row] = await db
    .select(columns)
    .from(user)
    .where(and(eq(user.mail, mail), eq(user.deleted, 'no')));
  return row && { id: row.id, name: nameOf(row) };
}

/** The readers of letters among these accounts, by their ids. */
export async function readersOf(db: Db, ids: readonly number[]): Promise<Map<number, Reader>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: user.id, mail: user.mail, config: user.config })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, ...account }) => [id, readerOf(account)]));
}

/** Whom a letter to the owner of an account goes to. */
export async function getReader(db: Db, id: number): Promise<Reader> {
  const [row] = await db.select({ mail: user.mail, config: user.config }).from(user).where(eq(user.id, id));
  return readerOf(referredRow(row));
}

/** The whole row of an account that must be there. */
export async function accountOf(db: Db, id: number): Promise<typeof user.$inferSelect> {
  const [row] = await db.select().from(user).where(eq(user.id, id));
  return referredRow(row);
}
