import type {
  CalendarCall,
  CalendarHoliday,
  calendarEvents as contract,
  ParsedQueryOf,
} from '@urzad/contract';
import { addDays, type IsoDate, publicHolidayName, timeText, warsawDate } from '@urzad/domain';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { findPage, type Sort } from '../../lists/find-page';
import { findAllAnnounced, statusOf } from '../cofunding-calls/public';
import { visibleTo } from './policy';
import { type CalendarRow, calendarEvent as table } from './table';

interface Days {
  from: IsoDate;
  to: IsoDate;
}

const SORTS: Record<'day_from', Sort<CalendarRow>> = {
  day_from: { column: sql`${table.day_from}`, cast: 'date', valueOf: ({ day_from }) => day_from },
};

/** One page of the events that touch these days, the first ones first. */
export function findEventPage(db: Db, user: SessionUser, query: ParsedQueryOf<typeof contract.get>) {
  const where = ofDays(user, query);
  return findPage(db, { table, where, sorts: SORTS, fallback: 'day_from' }, query);
}

/** All events that touch these days; of more than the limit the last ones. */
export function findEventsOfDays(
  db: Db,
  user: SessionUser,
  { limit, ...days }: Days & { limit: number },
): Promise<CalendarRow[]> {
  return db
    .select()
    .from(table)
    .where(ofDays(user, days))
    .orderBy(desc(table.day_from), desc(table.id))
    .limit(limit);
}

const ABOUT_MAX = 5;

/** The next events about an object, for who is in them. @param now business time */
export function findEventsAbout(
  db: Db,
  user: SessionUser,
  { obj_type, id_obj, now }: ParsedQueryOf<typeof contract.about> & { now: Date },
): Promise<CalendarRow[]> {
  const isAbout = and(eq(table.obj_type, obj_type), eq(table.id_obj, id_obj));
  const isNext = and(eq(table.status, 'planned'), gte(table.day_to, warsawDate(now)));
  return db
    .select()
    .from(table)
    .where(and(visibleTo(user), isAbout, isNext))
    .orderBy(table.day_from, sql`${table.time_from} nulls first`, table.id)
    .limit(ABOUT_MAX);
}

/** The calls that take applications on these days. @param now business time */
export async function findCallsOfDays(
  db: Db,
  { id_application }: Pick<SessionUser, 'id_application'>,
  { from, to, now }: Days & { now: Date },
): Promise<CalendarCall[]> {
  const announced = await findAllAnnounced(db, id_application);
  return announced.flatMap((call) => {
    const { id, number, open_from, open_to } = call;
    if (!open_from || !open_to) return [];
    const [day_from, day_to] = [warsawDate(open_from), warsawDate(open_to)];
    if (call.status === 'cancelled' || day_to < from || day_from > to) return [];
    const [time_from, time_to] = [timeText(open_from), timeText(open_to)];
    return { ...{ id, number, day_from, day_to, time_from, time_to }, status: statusOf(call, now) };
  });
}

export function holidaysOf({ from, to }: Days): CalendarHoliday[] {
  const found: CalendarHoliday[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const name = publicHolidayName(date);
    if (name) found.push({ date, ...name });
  }
  return found;
}

function ofDays(user: SessionUser, { from, to }: Days) {
  return and(visibleTo(user), lte(table.day_from, to), gte(table.day_to, from));
}
