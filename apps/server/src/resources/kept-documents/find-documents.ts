import type { keptDocuments as contract, DocumentDirection, ObjectRef, ParsedQueryOf } from '@urzad/contract';
import { addDays, getMoment, type IsoDate } from '@urzad/domain';
import { DOCUMENT_KIND_CODES, SUBMITTED_KINDS } from '@urzad/grants';
import { and, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { EntityTable } from '../../columns';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { countByTab } from '../../lists/count-by-tab';
import { findPage, type Sort } from '../../lists/find-page';
import { objectsNumbered } from '../../lists/object-numbers';
import { foldedText, wordsMatch } from '../../lists/text-match';
import { baseDocument, type DocumentRow, type DocumentSources, documentsSeenBy } from '../documents/public';
import { baseFile, type FileRow } from '../uploads/public';
import { filesSeenBy } from './policy';

type ListQuery = ParsedQueryOf<typeof contract.get>;
type CountsQuery = ParsedQueryOf<typeof contract.counts>;
type ListFilters = CountsQuery & Pick<ListQuery, 'direction' | 'id_obj'>;

interface Asking {
  user: SessionUser;
  sources: DocumentSources;
}

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
  const where = whereOf(asking, { ...query, direction }, numbered);
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
  const countIn = <Tab extends DocumentDirection>(table: EntityTable, tabs: readonly Tab[]) =>
    countByTab<Tab, Tab>(db, {
      table,
      where: sql`${table.deleted} = 'no'`,
      tabs: Object.fromEntries(tabs.map((tab) => [tab, tab])) as Record<Tab, Tab>,
      listBehind: (direction) => whereOf(asking, { ...filters, direction }, numbered),
    });
  const [documents, files] = await Promise.all([
    countIn(baseDocument, ['issued', 'submitted']),
    countIn(baseFile, ['received', 'enclosed']),
  ]);
  return { ...documents, ...files };
}

function documentPage(db: Db, where: SQL | undefined, query: ListQuery) {
  const sorts = byDate<DocumentRow>(baseDocument);
  return findPage(db, { table: baseDocument, where, sorts, fallback: '-create_date' }, query);
}

function filePage(db: Db, where: SQL | undefined, query: ListQuery) {
  const sorts = byDate<FileRow>(baseFile);
  return findPage(db, { table: baseFile, where, sorts, fallback: '-create_date' }, query);
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

type Directed = ListFilters & { direction: DocumentDirection };

function whereOf(
  { user, sources }: Asking,
  query: Directed,
  numbered: readonly ObjectRef[],
): SQL | undefined {
  const { direction } = query;
  if (direction === 'received' || direction === 'enclosed') {
    // Files are not signed.
    if (query.status) return sql`false`;
    return and(filesSeenBy(user, sources, direction), filesMatch(query, numbered));
  }
  return and(documentsSeenBy(user, sources), documentsMatch(query, numbered));
}

function documentsMatch(query: Directed, numbered: readonly ObjectRef[]): SQL | undefined {
  const { direction, kind, status, has_text } = query;
  const table = baseDocument;
  const kinds = kind && DOCUMENT_KIND_CODES.filter((code) => kind.includes(code));
  const submitted = [...SUBMITTED_KINDS];
  return and(
    direction === 'submitted' ? inArray(table.kind, submitted) : notInArray(table.kind, submitted),
    kinds && inArray(table.kind, kinds),
    status && inArray(table.status, [...status]),
    ofAny(table, query),
    has_text === undefined
      ? undefined
      : or(wordsMatch(table.search_text, has_text), ofNumbered(table, numbered)),
  );
}

function filesMatch(query: Directed, numbered: readonly ObjectRef[]): SQL | undefined {
  const { kind, has_text } = query;
  const table = baseFile;
  return and(
    kind && inArray(table.kind, [...kind]),
    ofAny(table, query),
    has_text === undefined
      ? undefined
      : or(wordsMatch(foldedText([table.name]), has_text), ofNumbered(table, numbered)),
  );
}

/** The filters that documents and files have alike. */
function ofAny(
  { obj_type, id_obj, create_date }: typeof baseDocument | typeof baseFile,
  query: ListFilters,
): SQL | undefined {
  const { create_date_from: from, create_date_to: to } = query;
  return and(
    query.obj_type && inArray(obj_type, [...query.obj_type]),
    query.id_obj === undefined ? undefined : eq(id_obj, query.id_obj),
    from === undefined ? undefined : gte(create_date, startOf(from)),
    to === undefined ? undefined : lt(create_date, startOf(addDays(to, 1))),
  );
}

/** What belongs to an object whose whole number is searched for. */
function ofNumbered(
  { obj_type, id_obj }: typeof baseDocument | typeof baseFile,
  numbered: readonly ObjectRef[],
): SQL | undefined {
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
