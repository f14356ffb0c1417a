import type { Grosze, IsoDate, IsoMonth } from '@urzad/domain';
import type {
  CareForm,
  ClaimHeader,
  ClaimStatus,
  CostDocument,
  CostKind,
  LineDecision,
  PaidForm,
} from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, json, moment, yesNo } from '../../columns';

/** A claim of one month of a co-funding, „Rozliczenie” (Process §2.14). Amounts are grosze. */
export const cofundingRequest = pgTable(
  'cofundingrequest',
  {
    ...commonColumns(),
    /** `ROZ/0041/2027-01/1`; ends with the version. */
    number: text().notNull(),
    status: text().$type<ClaimStatus>().notNull().default('draft'),
    id_member: integer().notNull(),
    id_grant: integer().notNull(),
    id_contract: integer().notNull(),
    id_user: integer().notNull(),
    id_call: integer().notNull(),
    month: text().$type<IsoMonth>().notNull(),
    /** Grows when the office calls for a correction or accepts a review: each version has lines of its own. */
    version_no: integer().notNull().default(1),
    care_form: text().$type<CareForm>().notNull(),
    provider_name: text().notNull(),
    child_firstname: text().notNull(),

    header: json<ClaimHeader>().notNull(),
    cost_total: amount().notNull().default(0),
    eligible_total: amount().notNull().default(0),
    refund_claimed: amount().notNull().default(0),
    /** What this version pays: after a review the difference to `already_paid`. */
    refund_approved: bigint({ mode: 'number' }).$type<Grosze>(),
    /** Paid for the month by the versions before. */
    already_paid: amount().notNull().default(0),
    esf_amount: amount().notNull().default(0),
    state_amount: amount().notNull().default(0),
    own_share: amount().notNull().default(0),

    /** The document of this version, once it was prepared. */
    id_document: integer(),
    /** When the first version was submitted, and whether that was after the last day. */
    send_date: moment(),
    is_late: yesNo().notNull().default('no'),
    correction_note: text().notNull().default(''),
    correction_to: day(),
    correction_reminded: yesNo().notNull().default('no'),
    id_user_verifier: integer(),
    /** Everybody who ever had it to check: none of them may approve it. */
    checkers: integer().array().notNull().default([]),
    verify_date: moment(),
    back_note: text().notNull().default(''),
    id_user_approver: integer(),
    result_date: moment(),
    reject_reason: text().notNull().default(''),
    /** Whether its result was reviewed: once at most. */
    reviewed: yesNo().notNull().default('no'),
    /** The last day of the payment. */
    payment_to: day(),
    paid_date: day(),

    /** A sort key and a folded text: both databases sort Polish in the same order. */
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    // A month has one claim that counts, also when two tabs open it at once.
    uniqueIndex('cofundingrequest_once')
      .on(table.id_grant, table.month)
      .where(sql`${table.deleted} = 'no' and ${table.status} not in ('rejected', 'withdrawn')`),
    index().on(table.id_user, table.id),
    index().on(table.id_grant, table.month),
    index().on(table.id_member, table.id),
    index().on(table.id_contract),
    index().on(table.id_call),
    index().on(table.id_document),
    index().on(table.id_user_verifier, table.id),
    index().on(table.id_user_approver),
    index().on(table.status, table.send_date, table.id),
    index().on(table.send_date, table.id),
    index().on(table.month, table.id),
    index().on(table.name_sort, table.id),
    // The counts on the tabs read this index alone: the rows of a tab lie scattered over the table.
    index('cofundingrequest_tabs')
      .on(table.status, table.is_test, table.deleted, table.id_application, table.id_user)
      .where(sql`${table.send_date} is not null`),
    index('cofundingrequest_correction').on(table.correction_to).where(sql`${table.status} = 'to_correct'`),
    index('cofundingrequest_payment').on(table.payment_to, table.id),
    index('cofundingrequest_due').on(dueDate(table), table.id),
    // Numbers share most of their letters, so a search for one is slow in the index of all words.
    index('cofundingrequest_number').on(table.number.op('text_pattern_ops')),
    index('cofundingrequest_text')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('cofundingrequest_beginning').on(table.search_text.op('text_pattern_ops')),
  ],
);

/** One line of one version of a claim. */
export const cofundingRequestLine = pgTable(
  'cofundingrequestline',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    id_request: integer()
      .notNull()
      .references(() => cofundingRequest.id),
    version_no: integer().notNull(),
    ordinal: integer().notNull(),
    kind: text().$type<CostKind | ''>().notNull(),
    document_kind: text().$type<CostDocument | ''>().notNull(),
    document_no: text().notNull(),
    /** Folded, without spaces: by it the same invoice is found again. */
    document_key: text().notNull(),
    document_date: day(),
    seller_name: text().notNull(),
    seller_nip: text().notNull(),
    period_from: day(),
    period_to: day(),
    amount: bigint({ mode: 'number' }).$type<Grosze>(),
    document_total: bigint({ mode: 'number' }).$type<Grosze>(),
    discount: amount().notNull(),
    other_public: amount().notNull(),
    paid_amount: bigint({ mode: 'number' }).$type<Grosze>(),
    paid_date: day(),
    paid_form: text().$type<PaidForm | ''>().notNull(),
    file_ids: integer().array().notNull(),
    decision: text().$type<LineDecision>(),
    eligible_amount: bigint({ mode: 'number' }).$type<Grosze>(),
    decision_note: text().notNull().default(''),
    /** What the office asks to mend; a named line may be changed in the correction. */
    correction_note: text().notNull().default(''),
    is_named: yesNo().notNull().default('no'),
    duplicate_note: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('cofundingrequestline_place').on(table.id_request, table.version_no, table.ordinal),
    index('cofundingrequestline_invoice').on(table.document_key, table.seller_nip),
  ],
);

/** A version of a claim that another one replaced: what it said beside its lines. */
export const cofundingRequestVersion = pgTable(
  'cofundingrequestversion',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    id_request: integer()
      .notNull()
      .references(() => cofundingRequest.id),
    version_no: integer().notNull(),
    number: text().notNull(),
    header: json<ClaimHeader>().notNull(),
    id_document: integer(),
    send_date: moment().notNull(),
    correction_note: text().notNull(),
    /** The result that a review replaced; none of a version that was corrected. */
    result_date: moment(),
    refund_approved: bigint({ mode: 'number' }).$type<Grosze>(),
    reject_reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('cofundingrequestversion_once').on(table.id_request, table.version_no),
    index().on(table.id_document),
  ],
);

/** The last day of what is due now; `infinity` where nothing is. */
export function dueDate(table: { status: unknown; correction_to: unknown; payment_to: unknown }) {
  return sql`coalesce(case when ${table.status} = 'to_correct' then ${table.correction_to} when ${table.status} in ('approved', 'approved_partly', 'payment') then ${table.payment_to} end, 'infinity')`;
}

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

function amount() {
  return bigint({ mode: 'number' }).$type<Grosze>();
}

export type ClaimRecord = typeof cofundingRequest.$inferSelect;
export type ClaimLineRecord = typeof cofundingRequestLine.$inferSelect;
export type ClaimVersionRecord = typeof cofundingRequestVersion.$inferSelect;
