import type { Remark, ReviewMark } from '@urzad/contract';
import { ENDED_STATUSES, type RegistrationStatus, storedAnswers } from '@urzad/grants';
import { draftOfStored, type RegistrationDraft } from '@urzad/grants/schemas';
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** As an index names them. */
const ENDED = ENDED_STATUSES.map((status) => `'${status}'`).join(', ');

function registrationStatus() {
  return text().$type<RegistrationStatus>();
}

/** The answers as they were typed, with the version of the form; those of an older one are brought up to it as they are read. */
const formColumn = customType<{ data: RegistrationDraft; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (draft) => JSON.stringify(storedAnswers(draft)),
  fromDriver: (stored) => draftOfStored(typeof stored === 'string' ? JSON.parse(stored) : stored),
});

/** A registration, „Zgłoszenie” (Process §2.3). The form is kept as it is typed; rules speak when it is finished. */
export const cofundingRegistration = pgTable(
  'cofundingregistration',
  {
    ...commonColumns(),
    id_call: integer().notNull(),
    id_user: integer().notNull(),
    /** `FR/1-2027/00041`; given once, when it is sent first. */
    number: text().unique(),
    version_no: integer().notNull().default(1),
    status: registrationStatus().notNull().default('draft'),
    /** Business time with milliseconds: decides the order, so it is set once and never changed. */
    send_date: moment(),
    /** When the version that the office works on came in: the first sending, or that of the correction. */
    received_date: moment(),
    form: formColumn().notNull(),
    /** The form document of this version: frozen while it waits for a signature, then signed; `null` while editing. */
    id_document: integer(),
    /** Sort keys and a folded text, written with the form: one Polish order on both databases. */
    name_sort: text().notNull().default(''),
    search_text: text().notNull().default(''),
    city_search: text().notNull().default(''),
    points_auto: integer(),
    points_final: integer(),
    points_note: text(),
    /** Who approved the points: a second person, never their scorer (Process §2.3). */
    id_user_second: integer(),
    /** Why the points were sent back to their scorer. */
    second_note: text(),
    review: json<ReviewMark[]>().notNull().default([]),
    remarks: json<Remark[]>().notNull().default([]),
    /** What the parent says to remarks that change nothing, while the correction is open. */
    explanations: json<Remark[]>().notNull().default([]),
    /** Why it was rejected, in a sentence for the parent. */
    reject_reason: text(),
    correction_to: date({ mode: 'string' }),
    /** The day by which somebody has to act: the office while it checks, the parent while they correct; else none. */
    due_date: date({ mode: 'string' }),
    id_user_owner: integer(),
  },
  (table) => [
    index().on(table.id_user, table.id),
    index('cofundingregistration_queue')
      .on(table.send_date, table.id)
      .where(sql`${table.number} is not null`),
    index().on(table.status, table.send_date, table.id),
    index().on(table.id_user_owner, table.send_date, table.id),
    index().on(table.name_sort, table.id),
    index().on(table.id_call, table.send_date, table.id),
    index().on(table.id_document),
    index().on(table.id_user_second),
    index('cofundingregistration_due').on(sql`coalesce(${table.due_date}, 'infinity')`, table.id),
    // By the beginning of the number that people see, and by the town: anywhere in it, or where it begins.
    index('cofundingregistration_number').on(table.number.op('text_pattern_ops')),
    index('cofundingregistration_city_text')
      .using('gin', table.city_search.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingregistration_city').on(table.city_search.op('text_pattern_ops')),
    // The search of the queue: anywhere by three letters and more, at the beginning by fewer.
    // Without `fastupdate`: the embedded database has no vacuum that would work off what was put aside.
    index('cofundingregistration_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingregistration_beginning').on(table.search_text.op('text_pattern_ops')),
    // E12: one registration that is not ended, for a parent in a call.
    uniqueIndex('cofundingregistration_one_open')
      .on(table.id_user, table.id_call)
      .where(sql`${table.status} not in (${sql.raw(ENDED)}) and ${table.deleted} = 'no'`),
  ],
);

/** What was sent, version by version: a correction never overwrites what the office has already seen. */
export const cofundingRegistrationVersion = pgTable(
  'cofundingregistrationversion',
  {
    id_registration: integer()
      .notNull()
      .references(() => cofundingRegistration.id),
    version_no: integer().notNull(),
    form: formColumn().notNull(),
    id_document: integer().notNull(),
    /** When this version came in; the first one is the `send_date`. */
    date: moment().notNull(),
    /** What it answered: the remarks of the correction before it. */
    remarks: json<Remark[]>().notNull(),
    /** What the parent said to those of them that changed nothing. */
    explanations: json<Remark[]>().notNull().default([]),
    /** Ids of the files that came with it: a file that is exchanged later is still what the office saw. */
    files: json<number[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.id_registration, table.version_no] }),
    index().on(table.id_document),
  ],
);

/** Statuses as they were reached, for the timeline. */
export const cofundingRegistrationHistory = pgTable(
  'cofundingregistrationhistory',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_registration: integer()
      .notNull()
      .references(() => cofundingRegistration.id),
    status: registrationStatus().notNull(),
    date: moment().notNull(),
    id_user: integer(),
  },
  (table) => [index().on(table.id_registration, table.id), index().on(table.id_user)],
);

/** Children of sent registrations (Process §2.4). An active row holds the child's place: E11 and E12. */
export const cofundingChild = pgTable(
  'cofundingchild',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_registration: integer()
      .notNull()
      .references(() => cofundingRegistration.id),
    id_call: integer().notNull(),
    pesel: text().notNull(),
    active: yesNo().notNull().default('yes'),
  },
  (table) => [
    uniqueIndex('cofundingchild_one_place').on(table.pesel).where(sql`${table.active} = 'yes'`),
    index().on(table.id_registration),
    index().on(table.id_call),
  ],
);

export type RegistrationRecord = typeof cofundingRegistration.$inferSelect;
