import type { CALENDAR_SUBJECTS } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { CalendarKind } from '@urzad/grants';
import { isNotNull } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { commonColumns } from '../../columns';

/** What a person wrote in the calendar (Process §2.18). Days and times are those of the clock of the office. */
export const calendarEvent = pgTable(
  'calendarevent',
  {
    ...commonColumns(),
    kind: text().$type<CalendarKind>().notNull(),
    /** What has passed is `done` by its time. */
    status: text({ enum: ['planned', 'cancelled'] })
      .notNull()
      .default('planned'),
    title: text().notNull(),
    place: text().notNull(),
    note: text().notNull(),
    day_from: day().notNull(),
    day_to: day().notNull(),
    /** `HH:MM`; null for whole days. */
    time_from: text(),
    time_to: text(),
    /** Who wrote it; of an absence, who is absent. */
    id_user: integer().notNull(),
    id_user_deputy: integer(),
    /** Ids of accounts; an event has few. */
    participants: integer().array().notNull(),
    /** What it is about; null together. */
    obj_type: text().$type<(typeof CALENDAR_SUBJECTS)[number]>(),
    id_obj: integer(),
    /** Minutes before the beginning. */
    reminders: integer().array().notNull().default([]),
    /** The next reminder; null once there are none left, and of a cancelled event. */
    remind_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    // The days of a month: what has ended before is left out by the index, what begins later by the filter.
    index().on(table.id_application, table.day_to, table.id),
    index().on(table.id_user, table.day_to),
    index().on(table.id_user_deputy, table.day_to),
    index().on(table.obj_type, table.id_obj),
    index().on(table.remind_at).where(isNotNull(table.remind_at)),
  ],
);

export type CalendarRow = typeof calendarEvent.$inferSelect;

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}
