import type { keptDocuments as contract, DocumentDirection, ObjectRef, ParsedQueryOf } from '@urzad/contract';
import { addDays, codesOf, foldForSearch, getMoment, type IsoDate } from '@urzad/domain';
import { DOCUMENT_KIND_CODES, type DocumentKind, FILE_KIND, isSubmittedKind } from '@urzad/grants';
import { and, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { EntityTable } from '../../columns';
import type { Db } from '../../db';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { objectsNumbered } from '../../lists/object-numbers';
import { likeText, wordsMatch } from '../../lists/text-match';
import { baseDocument, type DocumentRow, documentsSeenBy } from '../documents/public';
import { baseFile, type FileRow } from '../uploads/public';
import { type Asking, filesSeenBy } from './policy';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type CountsQuery = ParsedQueryOf<typeof contract.counts>;
type ListFilters = CountsQuery & Pick<ListQuery, 'direction' | 'id_obj'>;

/** A page of documents, or of files: each tab of the list is one table, whose index by date gives the page. */
export type FoundPage =
  | { of: 'documents'; direction: 'issued' | 'submitted'; page: Awaited<ReturnType<typeof documentPage>> }
  | { of: 'files'; direction: 'received' | 'enclosed'; page: Awaited<ReturnType<typeof filePage>> };

export async function findDocumentPage(db: Db, asking: Asking, query: ListQuery): Promise<FoundPage> {
  const { direction = 'issued' } = query;
  // An id means something with the one kind that it is of.
  if (query.id_obj !== undefined && query.obj_type?.length !== 1) {
    throw new ApiError('not-valid', { obj_type: 'is-empty' });
  }
  const numbered = await numberedIn(db, asking, query);
  const of = direction === 'received' || direction === 'enclosed' ? baseFile : baseDocument;
  const where = and(whereOf(asking, { ...query, direction }), searchIn(of, query, numbered));
  if (direction === 'received' || direction === 'enclosed') {
    return { of: 'files', direction, page: await filePage(db, where, query) };
  }
  return { of: 'documents', direction, page: await documentPage(db, where, query) };
}

/** How many there are on each tab. */
export async function countTabs(
  db: Db,
  asking: Asking,
  filters: CountsQuery,
): Promise<Record<DocumentDirection, number>> {
  const numbered = await numberedIn(db, asking, filters);
  const countIn = <Tab extends DocumentDirection>(table: Listed, tabs: readonly Tab[]) =>
    countByTab<Tab, Tab>(db, {
      table,
      where: sql`${table.deleted} = 'no'`,
      tabs: Object.fromEntries(tabs.map((tab) => [tab, tab])) as Record<Tab, Tab>,
      listBehind: (direction) => whereOf(asking, { ...filters, direction }),
      search: searchIn(table, filters, numbered),
      sortedOut: 1000,
    });
  const [documents, files] = await Promise.all([
    countIn(baseDocument, ['issued', 'submitted']),
    countIn(baseFile, ['received', 'enclosed']),
  ]);
  return { ...documents, ...files };
}

function documentPage(db: Db, where: SQL | undefined, query: ListQuery) {
  const sorts = byDate<DocumentRow>(baseDocument);
  const isSearched = query.has_text !== undefined;
  return findPage(db, { table: baseDocument, where, sorts, fallback: '-create_date', isSearched }, query);
}

function filePage(db: Db, where: SQL | undefined, query: ListQuery) {
  const sorts = byDate<FileRow>(baseFile);
  const isSearched = query.has_text !== undefined;
  return findPage(db, { table: baseFile, where, sorts, fallback: '-create_date', isSearched }, query);
}

function byDate<Row extends { create_date: Date }>({
  create_date,
}: EntityTable): Record<'create_date', Sort<Row>> {
  return {
    create_date: {
      column: sql`${create_date}`,
      cast: 'timestamptz',
      valueOf: (row) => row.create_date.toISOString(),
    },
  };
}

type Listed = typeof baseDocument | typeof baseFile;
type Directed = ListFilters & { direction: DocumentDirection };

/** Who sees what, and every filter but the search. */
function whereOf({ user, sources }: Asking, query: Directed): SQL | undefined {
  const { direction } = query;
  if (direction === 'received' || direction === 'enclosed') {
    // Files are not signed.
    if (query.status) return sql`false`;
    return and(filesMatch(query), filesSeenBy(user, sources, direction));
  }
  return and(documentsMatch(query), documentsSeenBy(user, sources));
}

function documentsMatch(query: Directed): SQL | undefined {
  const { direction, kind, status } = query;
  const table = baseDocument;
  const isAsked = (code: DocumentKind) =>
    isSubmittedKind(code) === (direction === 'submitted') && (kind?.includes(code) ?? true);
  return and(
    // All of them by their names: the index of kinds is read for those of a tab alone.
    inArray(table.kind, DOCUMENT_KIND_CODES.filter(isAsked)),
    status && inArray(table.status, [...status]),
    ofAny(table, query),
  );
}

function filesMatch(query: Directed): SQL | undefined {
  const { kind } = query;
  // A kind that only documents have is looked for in no file.
  const kinds = kind && codesOf(FILE_KIND).filter((code) => kind.includes(code));
  return and(kinds && inArray(baseFile.kind, kinds), ofAny(baseFile, query));
}

/** The words of a document or the name of a file, and whatever belongs to an object whose whole number was typed. */
function searchIn(
  table: Listed,
  { has_text }: Pick<CountsQuery, 'has_text'>,
  numbered: readonly ObjectRef[],
): SQL | undefined {
  if (has_text === undefined) return undefined;
  const words = table === baseFile ? wordsMatch(baseFile.search_text, has_text) : wordsOf(has_text);
  return or(words, ofNumbered(table, numbered));
}

/** `DOK/2027/000123`: the text of a document begins with its number. */
const NUMBER = /^dok\/\S*$/;

/** Numbers share most of their letters, so a search for one would be slow in the index of all words. */
function wordsOf(text: string): SQL | undefined {
  const wanted = foldForSearch(text);
  const { search_text } = baseDocument;
  return NUMBER.test(wanted) ? like(search_text, `${likeText(wanted)}%`) : wordsMatch(search_text, text);
}

/** The filters that documents and files have alike. */
function ofAny({ obj_type, id_obj, create_date }: Listed, query: ListFilters): SQL | undefined {
  const { create_date_from: from, create_date_to: to } = query;
  return and(
    query.obj_type && inArray(obj_type, [...query.obj_type]),
    query.id_obj === undefined ? undefined : eq(id_obj, query.id_obj),
    from === undefined ? undefined : gte(create_date, startOf(from)),
    to === undefined ? undefined : lt(create_date, startOf(addDays(to, 1))),
  );
}

/** What belongs to an object whose whole number is searched for. */
function ofNumbered({ obj_type, id_obj }: Listed, numbered: readonly ObjectRef[]): SQL | undefined {
  return or(...numbered.map((ref) => and(eq(obj_type, ref.obj_type), eq(id_obj, ref.id_obj))));
}

async function numberedIn(
  db: Db,
  { user, sources }: Asking,
  { has_text }: Pick<CountsQuery, 'has_text'>,
): Promise<ObjectRef[]> {
  if (has_text === undefined) return [];
  const { id_application } = user;
  return objectsNumbered(db, has_text, { id_application, types: Object.keys(sources.byObject) });
}

function startOf(day: IsoDate): Date {
  return getMoment(`${day} 00:00`);
}
