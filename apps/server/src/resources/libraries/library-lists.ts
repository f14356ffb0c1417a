import type { libraries, libraryItems, ParsedQueryOf } from '@urzad/contract';
import { PLACES } from '@urzad/grants';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { wordsIn } from '../../lists/text-match';
import { countPlaces, findPlacePage, isPlaceOfOffice } from '../localities/public';
import {
  type ItemRecord,
  itemsIn,
  itemView,
  type LibraryRecord,
  librariesIn,
  libraryRows,
  viewsOf,
} from './repository';
import { library, libraryItem } from './table';

type LibrariesQuery = ParsedQueryOf<(typeof libraries)['get']>;
type ItemsQuery = ParsedQueryOf<(typeof libraryItems)['get']>;

const LIBRARY_SORTS: Record<'name' | 'code', Sort<LibraryRecord>> = {
  name: { column: sql`${library.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  code: { column: sql`${library.code}`, cast: 'text', valueOf: ({ code }) => code },
};
const ITEM_SORTS: Record<'number' | 'name' | 'code', Sort<ItemRecord>> = {
  number: {
    column: sql`${libraryItem.number}`,
    cast: 'bigint',
    valueOf: ({ number }) => String(number),
  },
  name: { column: sql`${libraryItem.name_sort}`, cast: 'text', valueOf: ({ name_sort }) => name_sort },
  code: { column: sql`${libraryItem.code}`, cast: 'text', valueOf: ({ code }) => code },
};

/** One page of the dictionaries of an application: there are few, so a search reads them all. */
export async function findLibraryPage(db: Db, id_application: number, query: LibrariesQuery) {
  const where = and(librariesIn(id_application), librariesBehind(query));
  const page = await findPage(
    db,
    { table: library, where, sorts: LIBRARY_SORTS, fallback: 'name' as const },
    query,
  );
  const data = await viewsOf(db, page.rows);
  return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
}

export function countLibraries(
  db: Db,
  id_application: number,
  { has_text, kind }: ParsedQueryOf<(typeof libraries)['counts']>,
) {
  const only = (one: LibraryRecord['kind']): Pick<LibrariesQuery, 'has_text' | 'kind'> => ({
    has_text,
    kind: [one],
  });
  return countByTab(db, {
    table: library,
    where: and(librariesIn(id_application), eq(library.deleted, 'no')),
    tabs: {
      all: { has_text, kind },
      office: only('office'),
      rules: only('rules'),
      register: { has_text, kind: ['register', 'places'] },
    },
    listBehind: librariesBehind,
  });
}

/** One page of the items of a dictionary. @throws ApiError `object-no-exist` */
export async function findItemPage(db: Db, id_application: number, query: ItemsQuery) {
  const { id, code } = await libraryRows.get(db, query.id_library, librariesIn(id_application));
  if (code === PLACES) return findPlaces(db, id, query);
  const where = and(itemsIn(id_application), itemsBehind(query));
  const page = await findPage(
    db,
    { table: libraryItem, where, sorts: ITEM_SORTS, fallback: 'number' as const },
    query,
  );
  return { data: page.rows.map(itemView), ...countOf(page.found), ...(page.next && { next: page.next }) };
}

/** @throws ApiError `object-no-exist` */
export async function countItems(
  db: Db,
  id_application: number,
  { id_library, has_text, archived }: ParsedQueryOf<(typeof libraryItems)['counts']>,
) {
  const { code } = await libraryRows.get(db, id_library, librariesIn(id_application));
  if (code === PLACES) {
    const all = await countPlaces(db, has_text);
    return { active: all, archived: 0, all };
  }
  return countByTab(db, {
    table: libraryItem,
    where: and(itemsIn(id_application), eq(libraryItem.deleted, 'no')),
    tabs: {
      active: { id_library, has_text, archived: 'no' as const },
      archived: { id_library, has_text, archived: 'yes' as const },
      all: { id_library, has_text, archived },
    },
    listBehind: itemsBehind,
  });
}

/** Places as items: their codes are those of SIMC, and they belong to communes. An archive they have not. */
async function findPlaces(db: Db, id_library: number, query: ItemsQuery) {
  const page = await findPlacePage(db, query);
  const isArchive = query.archived === 'yes';
  const data = page.rows.map((place) => {
    const { id, row_version, name, community, sym } = place;
    return {
      ...{ id, row_version, id_library, code: sym ?? '', name, name_en: name, number: 0, color: null },
      ...{ valid_from: null, valid_to: null, parent: community, archived: 'no' as const },
      extra: isPlaceOfOffice(place) ? { added: 'yes' } : {},
    };
  });
  if (isArchive) return { data: [], count: 0 };
  return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
}

function librariesBehind({ has_text, kind }: Pick<LibrariesQuery, 'has_text' | 'kind'>) {
  return and(
    kind && inArray(library.kind, [...kind]),
    has_text === undefined ? undefined : wordsIn([library.code, library.name, library.name_en], has_text),
  );
}

function itemsBehind({
  id_library,
  has_text,
  archived,
}: Pick<ItemsQuery, 'id_library' | 'has_text' | 'archived'>) {
  return and(
    eq(libraryItem.id_library, id_library),
    archived && eq(libraryItem.archived, archived),
    has_text === undefined
      ? undefined
      : wordsIn([libraryItem.code, libraryItem.name, libraryItem.name_en], has_text),
  );
}
