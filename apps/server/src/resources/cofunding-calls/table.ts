import type { IsoDate } from '@urzad/domain';
import type { CallParams, CallPreset, CallStatus } from '@urzad/grants';
import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment } from '../../columns';

/** A call, „Nabór” (Process §2.2). `params` holds all figures that the office may set; code assumes none of them. */
export const cofundingCall = pgTable(
  'cofundingcall',
  {
    ...commonColumns(),
    number: text().notNull().unique(),
    name: text().notNull(),
    edition: text().notNull(),
    preset: text().$type<CallPreset>().notNull(),
    status: text().$type<CallStatus>().notNull(),
    publish_date: date({ mode: 'string' }).$type<IsoDate>(),
    test_from: moment(),
    test_to: moment(),
    open_from: moment(),
    open_to: moment(),
    places_in_zone: integer().notNull(),
    places_out_zone: integer().notNull(),
    reserve_limit: integer().notNull(),
    reserve_valid_to: moment(),
    /** Raised by every submitted registration, in its own transaction. */
    submitted_count: integer().notNull().default(0),
    /** Integer grosze. */
    budget: bigint({ mode: 'number' }).notNull(),
    params: json<CallParams>().notNull(),
    /** Applications after which the manager may end the call early; `null` where the regulation does not allow it. */
    submission_limit: integer(),
    /** HTML of the allow-list. */
    announcement: text().notNull().default(''),
    faq: json<{ question: string; answer: string }[]>().notNull().default([]),
    /** Ids of the accounts that set it up: none of them announces it. */
    editors: integer().array().notNull().default([]),
    cancel_reason: text(),
    /** The version of the ranking list that was published last, 0 before the first, and when. */
    list_version: integer().notNull().default(0),
    list_date: moment(),
  },
  (table) => [index().on(table.status), index().on(table.create_date, table.id)],
);
