import type { Grosze, IsoDate, IsoMonth } from '@urzad/domain';
import type {
  BasisPoints,
  CareForm,
  CoFundingStatus,
  EndReason,
  EsfSnapshot,
  ExitStatus,
  MemberStatus,
  MonthStatus,
} from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** A participant, „Uczestnik” (Process §2.8): a person whose contract both sides have signed. */
export const cofundingMember = pgTable(
  'cofundingmember',
  {
    ...commonColumns(),
    /** `UCZ/II/0041`: that of the contract. */
    number: text().notNull(),
    status: text().$type<MemberStatus>().notNull().default('active'),
    id_user: integer().notNull(),
    id_registration: integer().notNull(),
    id_contract: integer().notNull(),
    id_call: integer().notNull(),
    /** The officer in charge. */
    id_user_owner: integer().notNull(),
    /** What the contract says, as it stands with its annexes. */
    contract_number: text().notNull(),
    contract_from: day().notNull(),
    contract_to: day().notNull(),
    /** The last day for beginning to work, by which the certificate of it is needed. */
    return_deadline: day(),
    bank_account_number: text().notNull(),
    /** The day on which both sides had signed. */
    join_date: day().notNull(),
    planned_end: day().notNull(),
    /** The last day of the support, once it ended; `null` while it goes on. */
    end_date: day(),
    end_reason: text().$type<EndReason>(),
    /** What the person does after the support: asked within the days of the call (Process §2.8, S14). */
    exit_labour_status: text().$type<ExitStatus>(),
    /** When it was answered. */
    exit_date_filled: moment(),
    /** Whether the support ended as the contract planned it. */
    followed_path: yesNo(),
    /** How often the person was asked for it: when it became due, and before its last day. */
    exit_notices: integer().notNull().default(0),
    /** What the European fund asks for, as on the day of joining (Process §7.3). */
    esf: json<EsfSnapshot>().notNull(),
    /** A sort key and a folded text: both databases sort Polish in the same order. */
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    // A contract makes one participant, also when two requests sign it at once.
    uniqueIndex('cofundingmember_contract').on(table.id_contract),
    uniqueIndex('cofundingmember_registration').on(table.id_registration),
    uniqueIndex('cofundingmember_number').on(table.id_application, table.number),
    index().on(table.id_user, table.id),
    index().on(table.id_call),
    index().on(table.id_user_owner, table.name_sort, table.id),
    index().on(table.status, table.name_sort, table.id),
    index().on(table.name_sort, table.id),
    index().on(table.join_date, table.id),
    index().on(table.planned_end, table.id),
    index('cofundingmember_exit').on(table.id).where(sql`${table.exit_date_filled} is null`),
    index('cofundingmember_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingmember_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

/** The support of one child, „Dofinansowanie” (Process §2.9). Amounts are grosze. */
export const cofundingGrant = pgTable(
  'cofundinggrant',
  {
    ...commonColumns(),
    /** `DOF/0041/1` */
    number: text().notNull(),
    /** The last part of the number. */
    ordinal: integer().notNull(),
    status: text().$type<CoFundingStatus>().notNull().default('planned'),
    id_member: integer()
      .notNull()
      .references(() => cofundingMember.id),
    id_user: integer().notNull(),
    id_contract: integer().notNull(),
    id_child: integer().notNull(),
    id_careprovider: integer(),
    care_form: text().$type<CareForm>().notNull(),
    /** The facility or the nanny, as the application names them. */
    provider_name: text().notNull(),
    child_firstname: text().notNull(),
    child_lastname: text().notNull(),
    /** The right day of birth of the child, where an annex mended it; else that of its PESEL. */
    born_date: day(),
    date_from: day().notNull(),
    date_to: day().notNull(),
    rate: integer().$type<BasisPoints>().notNull(),
    /** What a whole month is paid at most. */
    cap: amount().notNull(),
    planned_cost: amount().notNull(),
    /** Sum of the limits of its months, and the shares of its payers. */
    amount_total: amount().notNull(),
    esf_amount: amount().notNull(),
    state_amount: amount().notNull(),
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    uniqueIndex('cofundinggrant_ordinal').on(table.id_member, table.ordinal),
    index().on(table.id_user, table.id),
    index().on(table.id_contract),
    index().on(table.id_child),
    index().on(table.id_careprovider),
    index().on(table.status, table.date_from, table.id),
    index().on(table.date_from, table.id),
    index().on(table.date_to, table.id),
    index().on(table.name_sort, table.id),
    index('cofundinggrant_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundinggrant_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

/** The months of the schedule of a co-funding (Process §2.9). */
export const cofundingGrantMonth = pgTable(
  'cofundinggrantmonth',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    id_grant: integer()
      .notNull()
      .references(() => cofundingGrant.id),
    month: text().$type<IsoMonth>().notNull(),
    /** Days that the contract covers. */
    days: integer().notNull(),
    limit: amount().notNull(),
    status: text().$type<MonthStatus>().notNull().default('open'),
    paid: amount().notNull().default(0),
    /** The approved sum, once the bank returned the payment of it: so much of the limit stays requested. */
    approved: bigint({ mode: 'number' }).$type<Grosze>(),
    /** How many reminders of its claim count as sent, as `claimReminderOn` says (N24). */
    reminded: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('cofundinggrantmonth_once').on(table.id_grant, table.month),
    index('cofundinggrantmonth_open').on(table.month).where(sql`${table.status} = 'open'`),
    index('cofundinggrantmonth_due').on(table.month).where(sql`${table.status} = 'due'`),
  ],
);

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

function amount() {
  return bigint({ mode: 'number' }).$type<Grosze>();
}

export type MemberRecord = typeof cofundingMember.$inferSelect;
export type GrantRecord = typeof cofundingGrant.$inferSelect;
export type MonthRecord = typeof cofundingGrantMonth.$inferSelect;
