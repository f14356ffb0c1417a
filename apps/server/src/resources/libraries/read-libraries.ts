import { CommuneFacts as Facts, type LibraryItem } from '@urzad/contract';
import { type IsoDate, isIsoDate, type Option } from '@urzad/domain';
import {
  type CommuneFacts,
  changedWords,
  isOffered,
  type OfficeWord,
  type OfficeWords,
  PLACES,
  type PrivilegeLevel,
  WORDED_LIBRARIES,
} from '@urzad/grants';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db';
import { type ItemRecord, itemView, type LibraryRecord, librariesIn } from './repository';
import { library, libraryItem } from './table';

/** Of whom a dictionary is asked, and by its code. */
export interface AskedLibrary {
  id_application: number;
  code: string;
}

const IN_ORDER = [asc(libraryItem.number), asc(libraryItem.id)];

export async function findLibrary(
  db: Db,
  { id_application, code }: AskedLibrary,
): Promise<LibraryRecord | undefined> {
  const [found] = await db
    .select()
    .from(library)
    .where(and(librariesIn(id_application), eq(library.code, code), eq(library.deleted, 'no')));
  return found;
}

/** All items of a dictionary in its order, with those that are not offered any more. */
export async function itemsOf(db: Db, asked: AskedLibrary): Promise<LibraryItem[]> {
  const rows = await db
    .select({ item: libraryItem })
    .from(libraryItem)
    .innerJoin(library, eq(library.id, libraryItem.id_library))
    .where(
      and(librariesIn(asked.id_application), eq(library.code, asked.code), eq(libraryItem.deleted, 'no')),
    )
    .orderBy(...IN_ORDER);
  return rows.map(({ item }) => itemView(item));
}

/** The words of a dictionary, for what is named by its codes. */
export async function wordsOf(db: Db, asked: AskedLibrary): Promise<Option[]> {
  const items = await itemsOf(db, asked);
  return items.map(({ code, name, name_en }) => ({ code, pl: name, en: name_en }));
}

/** The item that a person chose, if it is offered on that day. */
export async function findOffered(
  db: Db,
  asked: AskedLibrary,
  { code, day }: { code: string; day: IsoDate },
): Promise<Option | undefined> {
  const found = (await itemsOf(db, asked)).find((item) => item.code === code);
  return found && isOffered(found, day) ? { code, pl: found.name, en: found.name_en } : undefined;
}

/** What the office calls the codes of the law, where that is not what is shipped. */
export async function officeWords(db: Db, id_application: number): Promise<OfficeWords> {
  const rows = await db
    .select({ library: library.code, item: libraryItem })
    .from(libraryItem)
    .innerJoin(library, eq(library.id, libraryItem.id_library))
    .where(
      and(
        librariesIn(id_application),
        inArray(library.code, [...WORDED_LIBRARIES]),
        eq(libraryItem.deleted, 'no'),
      ),
    )
    .orderBy(...IN_ORDER);
  const kept: Record<string, OfficeWord[]> = {};
  for (const { library: of, item } of rows) {
    const { code, name: pl, name_en: en, color, valid_from, valid_to, archived } = item;
    kept[of] = [...(kept[of] ?? []), { code, pl, en, color, valid_from, valid_to, archived }];
  }
  return changedWords(kept);
}

interface AskedCommune {
  id_application: number;
  community: string;
}

/** What the office says of a commune now (GMINY); null of one that its dictionary does not have. */
export async function communeFacts(
  db: Db,
  { id_application, community }: AskedCommune,
): Promise<CommuneFacts | null> {
  const [found] = await db
    .select({ extra: libraryItem.extra })
    .from(libraryItem)
    .innerJoin(library, eq(library.id, libraryItem.id_library))
    .where(and(librariesIn(id_application), eq(library.code, 'GMINY'), eq(libraryItem.code, community)));
  return Facts.safeParse(found && pick(found.extra)).data ?? null;
}

function pick({ degurba, in_zone, has_nursery }: Record<string, string | number>) {
  return { degurba, in_zone, has_nursery };
}

/** The yearly rates of interest (ODSETKI), each from its day. */
export async function interestRates(db: Db, id_application: number) {
  const items = await itemsOf(db, { id_application, code: 'ODSETKI' });
  return items.flatMap(({ code, extra: { rate } }) =>
    isIsoDate(code) && typeof rate === 'number' ? [{ valid_from: code, rate }] : [],
  );
}

/** The dictionaries of one level with their items, in the order in which they are shipped. */
export async function librariesWithItems(
  db: Db,
  id_application: number,
  level: PrivilegeLevel,
): Promise<{ library: LibraryRecord; items: ItemRecord[] }[]> {
  const isOfLevel = and(
    librariesIn(id_application),
    eq(library.level, level),
    // Places have a table of their own.
    ne(library.code, PLACES),
    eq(library.deleted, 'no'),
  );
  const found = await db.select().from(library).where(isOfLevel).orderBy(asc(library.id));
  const rows = await db
    .select({ item: libraryItem })
    .from(libraryItem)
    .innerJoin(library, eq(library.id, libraryItem.id_library))
    .where(and(isOfLevel, eq(libraryItem.deleted, 'no')))
    .orderBy(...IN_ORDER);
  const items = new Map<number, ItemRecord[]>(found.map(({ id }) => [id, []]));
  for (const { item } of rows) items.get(item.id_library)?.push(item);
  return found.map((one) => ({ library: one, items: items.get(one.id) ?? [] }));
}
