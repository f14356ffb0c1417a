import type { Remark, ReviewMark } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import {
  type KeptCommuneFacts,
  type PersonalDataAnswers,
  type RankingList,
  type RegistrationStatus,
  storedAnswers,
  type WithdrawReason,
} from '@urzad/grants';
import { draftOfStored, type RegistrationDraft } from '@urzad/grants/schemas';
import { sql } from 'drizzle-orm';
import {
  bigint,
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

/**
 * The answers as they were typed, with the version of the form; those of an older version are migrated when they are
 * read.
 */
const formColumn = customType<{ data: RegistrationDraft; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (draft) => JSON.stringify(storedAnswers(draft)),
  fromDriver: (stored) => draftOfStored(typeof stored === 'string' ? JSON.parse(stored) : stored),
});

/**
 * A registration, „Zgłoszenie” (Process §2.3). The form is stored as it is typed; its rules are checked before it is
 * signed.
 */
export const cofundingRegistration = pgTable(
  'cofundingregistration',
  {
    ...commonColumns(),
    id_call: integer().notNull(),
    id_user: integer().notNull(),
    /** `FR/1-2027/00041`; assigned once, by the first submission. */
    number: text().unique(),
    version_no: integer().notNull().default(1),
    status: text().$type<RegistrationStatus>().notNull().default('draft'),
    /** Business time with milliseconds: it decides the order, so it is set once and never changed. */
    send_date: moment(),
    /** When the present version was received: the time of the first submission, or that of the correction. */
    received_date: moment(),
    form: formColumn().notNull(),
    /** The form document of this version: frozen while it waits for a signature, then signed; `null` while editing. */
    id_document: integer(),
    /** Sort keys and a folded text, written with the form: both databases sort Polish in the same order. */
    name_sort: text().notNull().default(''),
    search_text: text().notNull().default(''),
    city_search: text().notNull().default(''),
    /** What its commune counted for when it was sent (decision 0194). */
    commune_facts: json<KeptCommuneFacts>(),
    points_auto: integer(),
    points_final: integer(),
    points_note: text(),
    /** The person who approved the points, never their scorer (Process §2.3). */
    id_user_second: integer(),
    /** When they approved them. */
    approved_date: moment(),
    /** Why the points were sent back to their scorer. */
    second_note: text(),
    review: json<ReviewMark[]>().notNull().default([]),
    remarks: json<Remark[]>().notNull().default([]),
    /** Explanations of the parent to remarks that change nothing, while the correction is open. */
    explanations: json<Remark[]>().notNull().default([]),
    /** The list of the published ranking, and the place on it or on the reserve list. */
    list_kind: text().$type<RankingList>(),
    rank_no: integer(),
    /** Its place on the reserve list as that was last published: it stays when the application moves up. */
    reserve_no: integer(),
    /** What it costs the call at most, reserved when the ranking was published. Integer grosze. */
    cost: bigint({ mode: 'number' }),
    /** The participant resigned: the place is for the first of the reserve. */
    place_free: yesNo().notNull().default('no'),
    /** Why it was rejected, one sentence for the parent. */
    reject_reason: text(),
    /** When a request for a review was accepted: the formal check began again. */
    review_date: moment(),
    withdraw_reason: text().$type<WithdrawReason>(),
    /**
     * Whether the parent may begin another one in the same call (E12): a draft was deleted, or an application was
     * withdrawn before any decision.
     */
    replaceable: yesNo().notNull().default('no'),
    correction_to: date({ mode: 'string' }).$type<IsoDate>(),
    /** The `correction_to` of which the parent was reminded. */
    reminded_to: date({ mode: 'string' }).$type<IsoDate>(),
    /** The last day for the documents that the contract needs. */
    documents_to: date({ mode: 'string' }).$type<IsoDate>(),
    /** How many days before `documents_to` the parent was reminded last. */
    documents_reminded: integer(),
    /** When the documents were sent last. */
    documents_sent_date: moment(),
    prolonged: yesNo().notNull().default('no'),
    prolong_reason: text(),
    /** Digits of the account for payments, as the parent named it for the contract. */
    bank_account_number: text(),
    /** The answers of the form of participant's data that differ from those of the registration. */
    personal_data: json<Partial<PersonalDataAnswers>>().notNull().default({}),
    /** That form (D7): frozen while it waits for a signature, then signed. */
    id_personal_document: integer(),
    /**
     * The day by which somebody has to act: the office while it checks, the parent during a correction; otherwise
     * none.
     */
    due_date: date({ mode: 'string' }).$type<IsoDate>(),
    id_user_owner: integer(),
  },
  (table) => [
    index().on(table.id_user, table.id),
    index('cofundingregistration_queue')
      .on(table.send_date, table.id)
      .where(sql`${table.number} is not null`),
    index().on(table.status, table.send_date, table.id),
    // The counts on the tabs read this index alone: the rows of a tab lie scattered over the table.
    index('cofundingregistration_tabs')
      .on(
        ...([table.status, table.id_user_owner, table.id_call, table.id_user_second] as const),
        ...([table.is_test, table.deleted, table.id_application, table.id_user] as const),
      )
      .where(sql`${table.number} is not null`),
    index().on(table.id_user_owner, table.send_date, table.id),
    index().on(table.name_sort, table.id),
    index().on(table.id_call, table.send_date, table.id),
    index().on(table.id_document),
    index().on(table.id_user_second),
    index().on(table.id_personal_document),
    index('cofundingregistration_documents')
      .on(table.documents_to, table.id)
      .where(sql`${table.status} = 'documents'`),
    index('cofundingregistration_test').on(table.id_call).where(sql`${table.is_test} = 'yes'`),
    index('cofundingregistration_due').on(sql`coalesce(${table.due_date}, 'infinity')`, table.id),
    // Search by the beginning of the number, and by the town: anywhere in it, or by its beginning.
    index('cofundingregistration_number').on(table.number.op('text_pattern_ops')),
    index('cofundingregistration_city_text')
      .using('gin', table.city_search.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingregistration_city').on(table.city_search.op('text_pattern_ops')),
    // The search of the queue: three letters and more anywhere, fewer at the beginning. Without `fastupdate`: the
    // embedded database has no vacuum that would work off its list of pending entries.
    index('cofundingregistration_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingregistration_beginning').on(table.search_text.op('text_pattern_ops')),
    // E12: a parent has at most one in a call, whatever became of it.
    uniqueIndex('cofundingregistration_one_open')
      .on(table.id_user, table.id_call)
      .where(sql`${table.replaceable} = 'no' and ${table.deleted} = 'no'`),
  ],
);

/** Submitted versions: a correction never overwrites what the office has read. */
export const cofundingRegistrationVersion = pgTable(
  'cofundingregistrationversion',
  {
    id_registration: integer()
      .notNull()
      .references(() => cofundingRegistration.id),
    version_no: integer().notNull(),
    form: formColumn().notNull(),
    id_document: integer().notNull(),
    /** When this version was received; that of the first one is the `send_date`. */
    date: moment().notNull(),
    /** The remarks of the correction that led to this version. */
    remarks: json<Remark[]>().notNull(),
    /** Explanations of the parent to those of them that changed nothing. */
    explanations: json<Remark[]>().notNull().default([]),
    /** Ids of the files of this version: a file that is exchanged later stays part of it. */
    files: json<number[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.id_registration, table.version_no] }),
    index().on(table.id_document),
  ],
);

/**
 * Children of submitted registrations (Process §2.4). An active row holds the child's place in all calls (E11); any row
 * is the child's only one in its call (E12).
 */
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
    uniqueIndex('cofundingchild_one_in_call').on(table.pesel, table.id_call),
    index().on(table.id_registration),
    index().on(table.id_call),
  ],
);

/**
 * New points of a ranked application, given when its review was asked for and approved by a second person (Order §12).
 * It is asked for once, so there is one.
 */
export const cofundingPointsReview = pgTable(
  'cofundingpointsreview',
  {
    ...commonColumns(),
    id_registration: integer()
      .notNull()
      .references(() => cofundingRegistration.id),
    points: integer().notNull(),
    note: text().notNull(),
    /** Who gave them. */
    id_user_scored: integer().notNull(),
    /** Who approved them, and when. */
    id_user_second: integer(),
    approved_date: moment(),
    /** When the application was put in its new place, and the list was published anew. */
    placed_date: moment(),
  },
  (table) => [
    uniqueIndex('cofundingpointsreview_one').on(table.id_registration),
    index().on(table.id_user_scored),
    index().on(table.id_user_second),
  ],
);

export type RegistrationRecord = typeof cofundingRegistration.$inferSelect;
