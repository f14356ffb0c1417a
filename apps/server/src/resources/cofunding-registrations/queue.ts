import { foldForSearch } from '@urzad/domain';
import { and, count, desc, eq, inArray, isNull, like, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { COUNT_LIMIT } from '../../http/count-limit';
import { type Cursor, parseCursor, toCursor } from '../../http/cursor';
import type { StaffViewer, Viewer } from './policy';
import { visibleTo } from './repository';
import { type RegistrationRecord, cofundingRegistration as table } from './table';

type SortField = 'send_date' | 'correction_to' | 'lastname' | 'number';

export interface QueueQuery {
  page?: number | undefined;
  after?: string | undefined;
  page_count: number;
  sort?: SortField | `-${SortField}` | undefined;
  has_text?: string | undefined;
  status?: readonly RegistrationRecord['status'][] | undefined;
  owner?: 'me' | 'none' | undefined;
}

/** What the index of the text knows: three letters in a row. */
const TRIGRAM = /[a-z0-9]{3}/;

interface Order {
  /** Never null, so that a cursor can stand on every row. */
  column: SQL;
  cast: 'text' | 'timestamptz' | 'date' | 'int';
  valueOf: (row: RegistrationRecord) => string;
}

const ORDERS: Record<SortField | 'id', Order> = {
  id: { column: sql`${table.id}`, cast: 'int', valueOf: (row) => String(row.id) },
  send_date: {
    column: sql`coalesce(${table.send_date}, 'infinity')`,
    cast: 'timestamptz',
    valueOf: (row) => row.send_date?.toISOString() ?? 'infinity',
  },
  correction_to: {
    column: sql`coalesce(${table.correction_to}, 'infinity')`,
    cast: 'date',
    valueOf: (row) => row.correction_to ?? 'infinity',
  },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  number: { column: sql`coalesce(${table.number}, '')`, cast: 'text', valueOf: (row) => row.number ?? '' },
};

/** What was sent has a date, so the office's queue may use the index that a coalesced column cannot. */
const QUEUE_ORDER: Order = { ...ORDERS.send_date, column: sql`${table.send_date}` };

/** One page, in one order that ids complete. The office begins with what came first, a person with what is newest. */
export async function findPage(db: Db, viewer: Viewer, query: QueueQuery) {
  const { order, isDescending } = orderOf(viewer, query.sort);
  const matches = and(visibleTo(viewer), filtersOf(viewer, query));
  const cursor = query.after === undefined ? undefined : parseCursor(query.after);
  const rows = await db
    .select()
    .from(table)
    .where(and(matches, cursor && beyond(cursor, order, isDescending)))
    .orderBy(isDescending ? desc(order.column) : order.column, isDescending ? desc(table.id) : table.id)
    .limit(query.page_count + 1)
    .offset(cursor ? 0 : ((query.page ?? 1) - 1) * query.page_count);

  const shown = rows.slice(0, query.page_count);
  const last = rows.length > query.page_count ? shown.at(-1) : undefined;
  return {
    rows: shown,
    found: await countUpToLimit(db, matches),
    next: last && toCursor({ value: order.valueOf(last), id: last.id }),
  };
}

/** Figures on the tabs of the queue; each is the count of the list behind it. */
export async function countTabs(db: Db, viewer: StaffViewer) {
  const of = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      mine: of(eq(table.id_user_owner, viewer.id_user)),
      unassigned: of(isNull(table.id_user_owner)),
      to_correct: of(eq(table.status, 'to_correct')),
      scored: of(eq(table.status, 'scored')),
      all: count(),
    })
    .from(table)
    .where(visibleTo(viewer));
  if (!row) throw new Error('A count gave no row.');
  return row;
}

function orderOf(viewer: Viewer, sort: QueueQuery['sort']): { order: Order; isDescending: boolean } {
  const [, minus = '', field] = /^(-?)(.+)$/.exec(sort ?? '') ?? [];
  const isDescending = minus === '-';
  if (!isSortField(field)) {
    return viewer.as === 'staff'
      ? { order: QUEUE_ORDER, isDescending: false }
      : { order: ORDERS.id, isDescending: true };
  }
  const isQueue = viewer.as === 'staff' && field === 'send_date';
  return { order: isQueue ? QUEUE_ORDER : ORDERS[field], isDescending };
}

function isSortField(text: string | undefined): text is SortField {
  return text !== undefined && text !== 'id' && Object.hasOwn(ORDERS, text);
}

function filtersOf(viewer: Viewer, { status, owner, has_text }: QueueQuery) {
  return and(
    status && inArray(table.status, [...status]),
    owner === 'me' ? eq(table.id_user_owner, viewer.id_user) : undefined,
    owner === 'none' ? isNull(table.id_user_owner) : undefined,
    has_text === undefined ? undefined : like(table.search_text, patternOf(foldForSearch(has_text.trim()))),
  );
}

/** Anywhere in the text; what is too short for that index is looked for where the last name begins. */
function patternOf(text: string): string {
  return TRIGRAM.test(text) ? `%${likeText(text)}%` : `${likeText(text)}%`;
}

/** In a pattern these three signs mean something; in what people type they are just signs. */
function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function beyond({ value, id }: Cursor, { column, cast }: Order, isDescending: boolean): SQL {
  const place = sql`(cast(${value} as ${sql.raw(cast)}), cast(${id} as int))`;
  return isDescending ? sql`(${column}, ${table.id}) < ${place}` : sql`(${column}, ${table.id}) > ${place}`;
}

async function countUpToLimit(db: Db, matches: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: table.id })
    .from(table)
    .where(matches)
    .limit(COUNT_LIMIT + 1)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}
