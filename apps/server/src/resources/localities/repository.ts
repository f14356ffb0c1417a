import { type Locality, polishSortKey } from '@urzad/domain';
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { type Author, changedBy, createdBy } from '../../author';
import type { Db, Tx } from '../../db';
import { findPage, type Sort } from '../../lists/find-page';
import { likeText, wordsIn } from '../../lists/text-match';
import { locality } from './table';

export interface RegisteredLocality extends Locality {
  sym: string;
}

/** A place as it stands in the dictionary. */
export interface StoredPlace extends Locality {
  id: number;
  sym: string | null;
  deleted: 'yes' | 'no';
}

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

/** Every place, in Polish alphabetical order. */
export async function findAll(db: Db): Promise<Locality[]> {
  return db
    .select({ name: locality.name, community: locality.community })
    .from(locality)
    .where(eq(locality.deleted, 'no'))
    .orderBy(asc(locality.community), asc(locality.name_sort));
}

type PlaceRecord = typeof locality.$inferSelect;

const PLACE_SORTS: Record<'number' | 'name' | 'code', Sort<PlaceRecord>> = {
  number: { column: sql`${locality.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  name: { column: sql`${locality.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  code: { column: sql`coalesce(${locality.sym}, '')`, cast: 'text', valueOf: ({ sym }) => sym ?? '' },
};

/** One page of the dictionary, as the office lists it. */
export function findPlacePage(
  db: Db,
  { has_text, ...query }: { has_text?: string | undefined } & Parameters<typeof findPage>[2],
) {
  const where = has_text === undefined ? undefined : wordsIn([locality.name, locality.community], has_text);
  return findPage(db, { table: locality, where, sorts: PLACE_SORTS, fallback: 'name' as const }, query);
}

export function countPlaces(db: Db, has_text?: string): Promise<number> {
  const found = has_text === undefined ? undefined : wordsIn([locality.name, locality.community], has_text);
  return db.$count(locality, and(eq(locality.deleted, 'no'), found));
}

/** The places of a voivodeship, deleted ones too. */
export function placesOf(db: Db, voivodeship: string): Promise<StoredPlace[]> {
  const { id, name, community, sym, deleted } = locality;
  return db
    .select({ id, name, community, sym, deleted })
    .from(locality)
    .where(like(community, `${likeText(voivodeship)}%`))
    .orderBy(asc(id));
}

/** They are offered no longer; what named them keeps the name. */
export async function endPlaces(tx: Tx, ids: readonly number[], author: Author): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    await tx
      .update(locality)
      .set({ deleted: 'yes', sym: null, ...changedBy(author), row_version: sql`${locality.row_version} + 1` })
      .where(inArray(locality.id, ids.slice(at, at + ROWS_AT_ONCE)));
  }
}

/** First all lose their names: one may get that of another. */
export async function renamePlaces(
  tx: Tx,
  places: readonly { id: number; to: Locality }[],
  author: Author,
): Promise<void> {
  for (const { id } of places) {
    await tx
      .update(locality)
      .set({ name: sql`${locality.name} || '|' || ${locality.id}` })
      .where(eq(locality.id, id));
  }
  for (const { id, to } of places) {
    const { name, community } = to;
    const values = { name, community, name_sort: polishSortKey(name), deleted: 'no' as const };
    await tx
      .update(locality)
      .set({ ...values, ...changedBy(author), row_version: sql`${locality.row_version} + 1` })
      .where(eq(locality.id, id));
  }
}

/** The first places that were written. */
export async function findFirst(db: Db, limit: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: locality.id, name: locality.name })
    .from(locality)
    .where(eq(locality.deleted, 'no'))
    .orderBy(asc(locality.id))
    .limit(limit);
}

async function findNamed(db: Db, names: readonly string[]): Promise<Locality[]> {
  return db
    .select({ name: locality.name, community: locality.community })
    .from(locality)
    .where(and(inArray(locality.name, [...names]), eq(locality.deleted, 'no')));
}

/** Also one that had ended: it comes back. @returns undefined when the place is in the dictionary already */
export async function insert(tx: Tx, place: Locality, author: Author) {
  const [row] = await tx
    .insert(locality)
    .values(valuesOf(place, author))
    .onConflictDoUpdate({
      target: [locality.name, locality.community],
      set: { deleted: 'no', ...changedBy(author), row_version: sql`${locality.row_version} + 1` },
      setWhere: eq(locality.deleted, 'yes'),
    })
    .returning({ id: locality.id, name: locality.name, community: locality.community });
  return row;
}

/** Adds missing places; leaves the others unchanged. */
export async function insertMissing(tx: Tx, places: readonly Locality[], author: Author): Promise<void> {
  await tx
    .insert(locality)
    .values(places.map((place) => valuesOf(place, author)))
    .onConflictDoNothing();
}

/** Adds what is missing and gives known places their identifier. @returns how many places were written */
export async function register(
  tx: Tx,
  places: readonly RegisteredLocality[],
  author: Author,
): Promise<number> {
  let written = 0;
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(locality)
      .values(places.slice(at, at + ROWS_AT_ONCE).map((place) => valuesOf(place, author)))
      .onConflictDoUpdate({
        target: [locality.name, locality.community],
        set: {
          sym: sql`excluded.sym`,
          deleted: 'no',
          ...changedBy(author),
          row_version: sql`${locality.row_version} + 1`,
        },
        setWhere: sql`${locality.sym} is distinct from excluded.sym or ${locality.deleted} = 'yes'`,
      })
      .returning({ id: locality.id });
    written += rows.length;
  }
  return written;
}

function valuesOf(place: Locality & { sym?: string }, author: Author) {
  return { ...createdBy(author), ...place, name_sort: polishSortKey(place.name) };
}

/** The places of the dictionary with these names: enough for the rules about answers. */
export async function localitiesOfNames(
  db: Db,
  names: readonly (string | null | undefined)[],
): Promise<Locality[]> {
  const asked = names.filter((name): name is string => Boolean(name));

  return asked.length > 0 ? findNamed(db, asked) : [];
}
