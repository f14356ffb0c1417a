import type { IsoDate } from '@urzad/domain';
import type { ContractChild, ContractStatus, EndReason, WithdrawReason } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** A contract, „Umowa uczestnictwa” (Process §2.10). */
export const cofundingContract = pgTable(
  'cofundingcontract',
  {
    ...commonColumns(),
    /** `UM/II/0041/2026`; assigned when it is prepared. */
    number: text().notNull().unique(),
    status: text().$type<ContractStatus>().notNull().default('draft'),
    id_registration: integer().notNull(),
    id_user: integer().notNull(),
    id_call: integer().notNull(),
    /** Grows when a contract that was sent goes back to its preparation: each version has its own document. */
    version_no: integer().notNull().default(1),

    children: json<ContractChild[]>().notNull(),
    bank_account_number: text().notNull().default(''),
    return_deadline: day(),
    /** These three follow from the children and the terms of the call. Integer grosze. */
    date_from: day(),
    date_to: day(),
    amount_max: bigint({ mode: 'number' }).notNull(),
    /** What the ranking reserved for the application, before a contract needed more. Integer grosze. */
    reserved: bigint({ mode: 'number' }).notNull(),

    /** The document of this version, once it was initialled. */
    id_document: integer(),
    /** Who changed it last; `editors` are all who ever did. */
    id_user_prepared: integer().notNull(),
    editors: integer().array().notNull(),
    asked_date: moment(),
    id_user_initials: integer(),
    initials_date: moment(),
    /** Why it was sent back instead of initialled. */
    back_note: text(),

    /** When it was sent to the parent last, and whether it ever was: a parent sees nothing before. */
    sent_date: moment(),
    sign_member_to: day(),
    prolonged: yesNo().notNull().default('no'),
    prolong_reason: text(),
    member_sign_date: moment(),
    sign_office_to: day(),
    /** Who signed for the office. */
    id_signatory: integer(),
    conclude_date: day(),
    /** Why the last version went back to its preparation. */
    /** A code of RETURN_REASON. */
    return_reason: text(),
    return_note: text(),
    end_reason: text().$type<EndReason>(),
    /** Why the parent gave it up. */
    withdraw_reason: text().$type<WithdrawReason>(),

    /** A sort key and a folded text: both databases sort Polish in the same order. */
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    index().on(table.id_user, table.id),
    index().on(table.id_registration),
    index().on(table.id_call, table.id),
    index().on(table.id_document),
    index().on(table.id_user_prepared, table.id),
    index().on(table.id_user_initials),
    index().on(table.id_signatory),
    index().on(table.status, table.id),
    index().on(table.create_date, table.id),
    index().on(table.name_sort, table.id),
    index('cofundingcontract_term').on(signTo(table), table.id),
    // The contracts whose parent has to sign, for the task of the terms.
    index('cofundingcontract_due').on(table.sign_member_to).where(sql`${table.status} = 'to_member'`),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('cofundingcontract_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingcontract_beginning').on(table.search_text.op('text_pattern_ops')),
    // A registration has one contract, also when two officers prepare it at once.
    uniqueIndex('cofundingcontract_one').on(table.id_registration).where(sql`${table.deleted} = 'no'`),
  ],
);

/** The last number that a contract got in an edition. */
export const cofundingContractCounter = pgTable('cofundingcontractcounter', {
  edition: text().primaryKey(),
  last: integer().notNull(),
});

/** The last day of the side that has to sign. */
export function signTo(table: { sign_member_to: unknown; sign_office_to: unknown; status: unknown }) {
  return sql`coalesce(case ${table.status} when 'to_member' then ${table.sign_member_to} when 'to_office' then ${table.sign_office_to} end, 'infinity')`;
}

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

export type ContractRecord = typeof cofundingContract.$inferSelect;
