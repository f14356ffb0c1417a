import type { AnnexCare } from '@urzad/contract';
import type { Grosze, IsoDate } from '@urzad/domain';
import type { AnnexChange, AnnexKind, AnnexRowOf, AnnexStatus } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment } from '../../columns';
import { signTo } from '../cofunding-contracts/public';

/** What an annex makes of its contract, as it was when it was written last. */
export interface AnnexPlan {
  care: AnnexCare[];
  /** The table „było / jest”. */
  rows: AnnexRowOf[];
  bank_account_now: string;
  contract_to: IsoDate;
  contract_to_after: IsoDate;
}

/** An annex of a contract, „Aneks” (Process §2.11). */
export const cofundingAnnex = pgTable(
  'cofundingannex',
  {
    ...commonColumns(),
    /** `UM/II/0041/2026-A1` */
    number: text().notNull().unique(),
    n: integer().notNull(),
    status: text().$type<AnnexStatus>().notNull().default('draft'),
    id_contract: integer().notNull(),
    id_member: integer().notNull(),
    id_registration: integer().notNull(),
    id_user: integer().notNull(),
    id_call: integer().notNull(),
    /** The case that asks for it. */
    id_officecase: integer(),
    /** Grows when an annex that was sent goes back to its preparation: each version has its own document. */
    version_no: integer().notNull().default(1),

    /** What the office wrote, and what follows from it. */
    change: json<AnnexChange>().notNull(),
    kinds: text().array().$type<AnnexKind[]>().notNull(),
    reason: text().notNull().default(''),
    valid_from: day().notNull(),
    plan: json<AnnexPlan>().notNull(),
    amount_before: amount().notNull(),
    amount_after: amount().notNull(),
    /** What the call keeps for it beyond the contract, until it is in force or given up. */
    held: amount().notNull().default(0),

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
    member_sign_date: moment(),
    sign_office_to: day(),
    /** Who signed for the office. */
    id_signatory: integer(),
    conclude_date: day(),
    /** Why the last version went back to its preparation. */
    /** A code of RETURN_REASON. */
    return_reason: text(),
    return_note: text(),
    /** Why the parent refused it, or the office gave it up. */
    end_note: text(),

    /** A sort key and a folded text: both databases sort Polish in the same order. */
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    uniqueIndex('cofundingannex_ordinal').on(table.id_contract, table.n),
    // A contract has one annex that is not signed yet, also when two officers begin one at once.
    uniqueIndex('cofundingannex_one')
      .on(table.id_contract)
      .where(sql`${table.status} in ('draft', 'to_member', 'to_office') and ${table.deleted} = 'no'`),
    index().on(table.id_contract, table.id),
    index().on(table.id_user, table.id),
    index().on(table.id_member),
    index().on(table.id_registration),
    index().on(table.id_call, table.id),
    index().on(table.id_officecase),
    index().on(table.id_document),
    index().on(table.id_user_prepared, table.id),
    index().on(table.id_user_initials),
    index().on(table.id_signatory),
    index().on(table.status, table.id),
    index().on(table.create_date, table.id),
    index().on(table.valid_from, table.id),
    index().on(table.name_sort, table.id),
    index('cofundingannex_term').on(signTo(table), table.id),
    // The annexes whose parent has to sign, for the task of the terms.
    index('cofundingannex_due').on(table.sign_member_to).where(sql`${table.status} = 'to_member'`),
    // Without `fastupdate`: the embedded database has no vacuum that would work off its list of pending entries.
    index('cofundingannex_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingannex_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

function amount() {
  return bigint({ mode: 'number' }).$type<Grosze>();
}

export type AnnexRecord = typeof cofundingAnnex.$inferSelect;
