import type { cofundingRegistrations as contract, ParsedQueryOf } from '@urzad/contract';
import {
  addDays,
  foldForSearch,
  getMoment,
  type IsoDate,
  warsawDate,
  workingDaysBefore,
} from '@urzad/domain';
import { and, eq, gte, inArray, isNotNull, isNull, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db';
import { countByTab } from '../../../lists/count-by-tab';
import { countWork, type Works } from '../../../lists/count-work';
import { findPage, type Sort } from '../../../lists/find-page';
import { likeText, wordsMatch } from '../../../lists/text-match';
import { type StaffViewer, type Viewer, visibleTo } from '../policy';
import { type RegistrationRecord, cofundingRegistration as table } from '../table';
import { statusToldColumn } from '../told';

export type QueueQuery = ParsedQueryOf<typeof contract.get>;
type QueueFilters = ParsedQueryOf<typeof contract.counts>;

interface Asking<Who extends Viewer = Viewer> {
  viewer: Who;
  /** Business time. */
  now: Date;
}

const SORTS: Record<'send_date' | 'due_date' | 'lastname' | 'number', Sort<RegistrationRecord>> = {
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

/**
 * Submitted registrations have a date and a number, so the queue of the office may use their indexes, which a coalesced
 * column cannot.
 */
const SORTS_OF_OFFICE = {
  ...SORTS,
  send_date: { ...SORTS.send_date, column: sql`${table.send_date}` },
  number: { ...SORTS.number, column: sql`${table.number}` },
};

/** One page of the list. The office begins with the oldest registrations, a person with the newest. */
export function findQueuePage(db: Db, { viewer, now }: Asking, query: QueueQuery) {
  const where = and(visibleTo(viewer), filtersOf({ viewer, now }, query));
  const list = { table, where, isSearched: query.has_text !== undefined };
  return viewer.as === 'staff'
    ? findPage(db, { ...list, sorts: SORTS_OF_OFFICE, fallback: 'send_date' }, query)
    : findPage(db, { ...list, sorts: SORTS, fallback: '-id' }, query);
}

/** What each tab asks for, over the filters of the list. */
const TABS = {
  mine: { owner: 'me', status: ['formal_check'] },
  unassigned: { owner: 'none' },
  to_correct: { status: ['to_correct'] },
  to_approve: { status: ['scored'], approved: 'no' },
  all: {},
} satisfies Record<string, Partial<QueueFilters>>;

export function countTabs(db: Db, asking: Asking<StaffViewer>, filters: QueueFilters) {
  return countByTab(db, tabsOf(TABS, asking, filters));
}

/** How many wait for this officer: those on the tab of their own. */
export async function countMine(db: Db, asking: Asking<StaffViewer>): Promise<number> {
  return (await countByTab(db, tabsOf({ mine: TABS.mine }, asking, {}))).mine;
}

/** How many wait by kind of work, as the queue shows them. */
export function countQueueWork<Code extends string>(
  db: Db,
  asking: Asking<StaffViewer>,
  works: Works<Code, QueueQuery>,
) {
  const list = {
    ...{ table, where: visibleTo(asking.viewer), due: sql`${table.due_date}`, today: warsawDate(asking.now) },
    listBehind: (query: QueueQuery) => filtersOf(asking, query),
  };
  return countWork(db, list, works);
}

function tabsOf<Tab extends string>(
  tabs: Readonly<Record<Tab, Partial<QueueFilters>>>,
  asking: Asking<StaffViewer>,
  { has_text, ...filters }: QueueFilters,
) {
  return {
    ...{ table, tabs, where: visibleTo(asking.viewer) },
    listBehind: (asked: Partial<QueueFilters>) => filtersOf(asking, { ...filters, ...asked }),
    search: has_text === undefined ? undefined : textMatches(has_text),
  };
}

function filtersOf({ viewer, now }: Asking, query: QueueFilters) {
  const { status, owner, id_call, city, approved, second, has_text } = query;
  return and(
    status && inArray(statusToldColumn(viewer), [...status]),
    owner === undefined ? undefined : ownedBy(owner === 'me' ? [viewer.id_user] : owner),
    id_call === undefined ? undefined : eq(table.id_call, id_call),
    city === undefined ? undefined : wordsMatch(table.city_search, city),
    approved === 'yes' ? isNotNull(table.id_user_second) : undefined,
    approved === 'no' ? isNull(table.id_user_second) : undefined,
    // While points wait for a second person, whoever leads the application gave them: nobody takes it over.
    second && sql`${table.id_user_owner} is distinct from ${viewer.id_user}`,
    ageBetween(query, now),
    has_text === undefined ? undefined : textMatches(has_text),
  );
}

function ownedBy(owner: readonly number[] | 'none') {
  return owner === 'none' ? isNull(table.id_user_owner) : inArray(table.id_user_owner, [...owner]);
}

/** The age of a registration grows with each working day that begins. */
function ageBetween({ age_from, age_to }: QueueFilters, now: Date) {
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
const NUMBER = /^fr\/\S*$/;

function textMatches(text: string) {
  const wanted = foldForSearch(text);
  if (NUMBER.test(wanted)) return like(table.number, `${likeText(wanted.toUpperCase())}%`);
  return wordsMatch(table.search_text, text);
}
