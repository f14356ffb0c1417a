import type { cofundingRegistrations as contract, ParsedQueryOf } from '@urzad/contract';
import {
  addDays,
  foldForSearch,
  getMoment,
  type IsoDate,
  warsawDate,
  workingDaysBefore,
} from '@urzad/domain';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { COUNT_LIMIT } from '../../lists/count-limit';
import { type Cursor, parseCursor, toCursor } from '../../lists/cursor';
import type { StaffViewer, Viewer } from './policy';
import { visibleTo } from './repository';
import { type RegistrationRecord, cofundingRegistration as table } from './table';

export type QueueQuery = ParsedQueryOf<typeof contract.get>;

type SortField = Exclude<NonNullable<QueueQuery['sort']>, `-${string}`>;

interface Asking {
  viewer: Viewer;
  /** Business time. */
  now: Date;
}

/** A text that the trigram index can find: three letters in a row. */
const TRIGRAM = /[a-z0-9]{3}/;

interface Order {
  /** Never null, so that a cursor can point at every row. */
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
  due_date: {
    column: sql`coalesce(${table.due_date}, 'infinity')`,
    cast: 'date',
    valueOf: (row) => row.due_date ?? 'infinity',
  },
  lastname: { column: sql`${table.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
  number: { column: sql`coalesce(${table.number}, '')`, cast: 'text', valueOf: (row) => row.number ?? '' },
};

/** Submitted registrations have a date, so the queue of the office may use the index, which a coalesced column cannot. */
const QUEUE_ORDER: Order = { ...ORDERS.send_date, column: sql`${table.send_date}` };

/**
 * One page, sorted by the column and then by id. The office begins with the oldest registrations, a person with the
 * newest.
 */
export async function findPage(db: Db, { viewer, now }: Asking, query: QueueQuery) {
  const { order, isDescending } = orderOf(viewer, query.sort);
  const matches = and(visibleTo(viewer), filtersOf({ viewer, now }, query));
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

/** The counts on the tabs of the queue; each is that of the list behind it. */
export async function countTabs(db: Db, viewer: StaffViewer, { id_call }: Pick<QueueQuery, 'id_call'>) {
  const of = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      mine: of(eq(table.id_user_owner, viewer.id_user)),
      unassigned: of(isNull(table.id_user_owner)),
      to_correct: of(eq(table.status, 'to_correct')),
      to_approve: of(and(eq(table.status, 'scored'), isNull(table.id_user_second))),
      all: count(),
    })
    .from(table)
    .where(and(visibleTo(viewer), id_call === undefined ? undefined : eq(table.id_call, id_call)));
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

function filtersOf({ viewer, now }: Asking, query: QueueQuery) {
  const { status, owner, id_call, city, approved, has_text } = query;
  return and(
    status && inArray(table.status, [...status]),
    owner === undefined ? undefined : ownedBy(owner === 'me' ? [viewer.id_user] : owner),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    city === undefined ? undefined : like(table.city_search, patternOf(foldForSearch(city.trim()))),
    approved === 'yes' ? isNotNull(table.id_user_second) : undefined,
    approved === 'no' ? isNull(table.id_user_second) : undefined,
    ageBetween(query, now),
    has_text === undefined ? undefined : textMatches(has_text.trim()),
  );
}

function ownedBy(owner: readonly number[] | 'none') {
  return owner === 'none' ? isNull(table.id_user_owner) : inArray(table.id_user_owner, [...owner]);
}

/** The age of a registration grows with each working day that begins. */
function ageBetween({ age_from, age_to }: QueueQuery, now: Date) {
  const lastDay = (age: number) => workingDaysBefore(warsawDate(now), age);
  return and(
    age_from === undefined ? undefined : lt(table.send_date, startOfDay(addDays(lastDay(age_from), 1))),
    age_to === undefined ? undefined : gte(table.send_date, startOfDay(addDays(lastDay(age_to + 1), 1))),
  );
}

function startOfDay(day: IsoDate): Date {
  return getMoment(`${day} 00:00`);
}

/** `FR/1-2027/000`: the number as it is shown, from its beginning. */
const NUMBER = /^fr\//i;

function textMatches(text: string) {
  if (NUMBER.test(text)) return like(table.number, `${likeText(text.toUpperCase())}%`);
  return like(table.search_text, patternOf(foldForSearch(text)));
}

/** The text anywhere; a text too short for the trigram index only at the beginning of the last name. */
function patternOf(text: string): string {
  return TRIGRAM.test(text) ? `%${likeText(text)}%` : `${likeText(text)}%`;
}

/** Escapes the three characters that have a meaning in a pattern of LIKE. */
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
