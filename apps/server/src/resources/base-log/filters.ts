import type { auditLog as contract, ParsedQueryOf } from '@urzad/contract';
import { addDays, getMoment, type IsoDate } from '@urzad/domain';
import { eventsOfGroup, LOG_GROUPS, type LogGroup } from '@urzad/grants';
import { and, eq, gte, inArray, isNotNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { baseLog } from '../../audit-log/table';

export type LogFilters = Partial<
  Omit<ParsedQueryOf<typeof contract.get>, 'page' | 'after' | 'page_count' | 'sort'>
>;

/** Which rows a list has. Each filter is that of an index of the log, or leaves most rows. */
export function whereOf(filters: LogFilters): SQL | undefined {
  const { date_from, date_to, group, event, level, id_user, id_user_main, acting, ip, obj_type, id_obj } =
    filters;
  return and(
    date_from === undefined ? undefined : gte(baseLog.date, startOf(date_from)),
    date_to === undefined ? undefined : lt(baseLog.date, startOf(addDays(date_to, 1))),
    group && isOfGroup(group),
    event === undefined ? undefined : inArray(baseLog.event, event.split(',')),
    // A partial index has the level as a literal.
    level &&
      (level === 'warning' ? sql`${baseLog.level} = 'warning'` : not(sql`${baseLog.level} = 'warning'`)),
    id_user === undefined ? undefined : eq(baseLog.id_user, id_user),
    id_user_main === undefined
      ? undefined
      : and(eq(baseLog.id_user_main, id_user_main), isNotNull(baseLog.id_user_main)),
    acting && isNotNull(baseLog.id_user_main),
    ip === undefined ? undefined : eq(baseLog.ip, ip),
    obj_type === undefined ? undefined : eq(baseLog.obj_type, obj_type),
    id_obj === undefined ? undefined : eq(baseLog.id_obj, id_obj),
  );
}

/**
 * What nobody named counts as a change, so that no entry is on no tab. Its events are those that the log has and no other
 * group: by their names the entries are read in the index, where `not in` would read every entry.
 */
function isOfGroup(group: LogGroup): SQL {
  if (group !== 'change') return inArray(baseLog.event, eventsOfGroup(group));
  const others = LOG_GROUPS.filter((one) => one !== 'change').flatMap(eventsOfGroup);
  const changes = sql`${RECORDED_EVENTS} select event from recorded where ${notInArray(sql`event`, others)}`;
  return sql`${baseLog.event} = any(array(${changes}))`;
}

/** Each event that the log has: one step in the index for each, however many entries it has. */
const RECORDED_EVENTS = sql`with recursive recorded as (
  (select event from ${baseLog} order by event limit 1)
  union all
  select (select event from ${baseLog} where event > recorded.event order by event limit 1)
    from recorded where recorded.event is not null
)`;

function startOf(day: IsoDate): Date {
  return getMoment(`${day} 00:00`);
}
