import type { LibraryItem, LibraryView } from '@urzad/contract';
import { libraryRules, PLACES, readIn } from '@urzad/grants';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { rowsOf } from '../../unit-of-work/rows';
import { countPlaces } from '../localities/public';
import { library, libraryItem } from './table';

export type LibraryRecord = typeof library.$inferSelect;
export type ItemRecord = typeof libraryItem.$inferSelect;

export const libraryRows = rowsOf(library);
export const itemRows = rowsOf(libraryItem);

/** An application has its own dictionaries. */
export function librariesIn(id_application: number): SQL {
  return eq(library.id_application, id_application);
}

export function itemsIn(id_application: number): SQL {
  return eq(libraryItem.id_application, id_application);
}

export async function viewsOf(db: Db, records: readonly LibraryRecord[]): Promise<LibraryView[]> {
  const counts = await countsOf(
    db,
    records.map(({ id }) => id),
  );
  const places = records.find(({ code }) => code === PLACES);
  if (places) counts.set(places.id, { id: places.id, active: await countPlaces(db), archived: 0 });
  return records.map(({ id, code, name, name_en, system }) => {
    const { kind, facts, archives, dated, placeholder = null } = libraryRules(code);
    const { active = 0, archived = 0 } = counts.get(id) ?? {};
    return {
      ...{ id, code, name, name_en, system, kind, facts: [...facts], placeholder, active, archived },
      ...{ archives: yesNo(archives), dated: yesNo(dated), read_in: readIn(code) ?? null },
    };
  });
}

export function itemView(record: ItemRecord): LibraryItem {
  const { id, row_version, id_library, code, name, name_en, number, color } = record;
  const { valid_from, valid_to, parent, extra, archived } = record;
  return {
    ...{ id, row_version, id_library, code, name, name_en, number, color },
    ...{ valid_from, valid_to, parent, extra, archived },
  };
}

interface Counted {
  id: number;
  active: number;
  archived: number;
}

async function countsOf(db: Db, ids: readonly number[]): Promise<Map<number, Counted>> {
  if (ids.length === 0) return new Map();
  const countOf = (archived: 'yes' | 'no') =>
    sql<number>`count(*) filter (where ${libraryItem.archived} = ${archived})`.mapWith(Number);
  const rows = await db
    .select({ id: libraryItem.id_library, active: countOf('no'), archived: countOf('yes') })
    .from(libraryItem)
    .where(and(inArray(libraryItem.id_library, [...ids]), eq(libraryItem.deleted, 'no')))
    .groupBy(libraryItem.id_library);
  return new Map(rows.map((row) => [row.id, row]));
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
