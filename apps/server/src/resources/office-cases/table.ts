import type { IsoDate } from '@urzad/domain';
import {
  type CaseChannel,
  type CaseForm,
  type CaseKind,
  type CasePriority,
  type CaseSubject,
  LIVE_CASE_STATUSES,
  type OfficeCaseStatus,
} from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment } from '../../columns';
import { letterColumns } from '../../letters/letter-columns';

/** As literals for the condition of a partial index. */
const LIVE = LIVE_CASE_STATUSES.map((status) => `'${status}'`).join(', ');

/** A case, „Sprawa” (Process §2.16). */
export const officeCase = pgTable(
  'officecase',
  {
    ...commonColumns(),
    /** `PMG.4321.41.2026`; assigned when it is opened. */
    sign: text().notNull().unique(),
    title: text().notNull(),
    kind: text().$type<CaseKind>().notNull(),
    status: text().$type<OfficeCaseStatus>().notNull().default('new'),
    obj_type: text().$type<CaseSubject>().notNull(),
    /** `null` for `general`. */
    id_obj: integer(),
    /** The applicant. */
    id_user: integer().notNull(),
    id_user_owner: integer(),
    channel: text().$type<CaseChannel>().notNull().default('PORTAL'),
    priority: text().$type<CasePriority>().notNull().default('NORMAL'),
    /** The statement that its applicant signs before the case is sent. */
    id_document: integer(),
    /** Answers to the fields of the kind. */
    form: json<CaseForm>().notNull().default({}),
    /** The last day of the term as the law reckons it, without waiting and before it is moved from a free day. */
    term: day(),
    /** Whole days for which the term stood still. */
    waited_days: integer().notNull().default(0),
    /** When the applicant was asked, and the day until which the office waits, in `wait_citizen`. */
    asked_date: moment(),
    answer_to: day(),
    /** The day by which the office answers; while it waits, as if the answer came on `answer_to`. */
    due_date: day(),
    ended_date: moment(),
    /** Of the last letter, or of the case itself. */
    last_date: moment().notNull(),
    /** The `due_date` of which the office was reminded after it had passed. */
    reminded_to: day(),
    archive_class: text().notNull(),
    archive_cat: text().notNull(),
    /** Folded: applicant, title, sign, number of the object. */
    search_text: text().notNull(),
  },
  (table) => [
    index().on(table.id_user, table.id),
    index('officecase_owner').on(table.id_user_owner, sql`coalesce(${table.due_date}, 'infinity')`, table.id),
    index('officecase_status').on(table.status, sql`coalesce(${table.due_date}, 'infinity')`, table.id),
    index('officecase_due').on(sql`coalesce(${table.due_date}, 'infinity')`, table.id),
    index('officecase_overdue')
      .on(table.due_date)
      .where(sql`${table.status} in (${sql.raw(LIVE)})`),
    index().on(table.create_date, table.id),
    index().on(table.last_date, table.id),
    index().on(table.obj_type, table.id_obj, table.id),
    index().on(table.id_document),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('officecase_text').using('gin', table.search_text.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('officecase_beginning').on(table.search_text.op('text_pattern_ops')),
    // An object has one main case, also when two requests open it at once.
    uniqueIndex('officecase_one_main')
      .on(table.obj_type, table.id_obj)
      .where(sql`${table.kind} = 'ZGLOSZENIE' and ${table.deleted} = 'no'`),
  ],
);

/** Letters of a case and notes of the office. */
export const officeCaseMessage = pgTable(
  'officecasemessage',
  {
    ...letterColumns(),
    id_officecase: integer()
      .notNull()
      .references(() => officeCase.id),
  },
  (table) => [index().on(table.id_officecase, table.id), index().on(table.id_user)],
);

/** The last number that a case got in a year. */
export const officeCaseCounter = pgTable('officecasecounter', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

export type CaseRecord = typeof officeCase.$inferSelect;
export type CaseMessageRow = typeof officeCaseMessage.$inferSelect;
