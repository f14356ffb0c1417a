import type { Grosze, IsoDate } from '@urzad/domain';
import type {
  ApprovedClaimStatus,
  PaymentKind,
  PaymentListStatus,
  PaymentStatus,
  RecoveryStatus,
} from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns, moment, yesNo } from '../../columns';

/** A payment list, „Lista wypłat” (Process §2.15). Amounts are grosze. */
export const cofundingPaymentList = pgTable(
  'cofundingpaymentlist',
  {
    ...commonColumns(),
    /** `LW/2027/02/01` */
    number: text().notNull(),
    status: text().$type<PaymentListStatus>().notNull().default('draft'),
    /** The day on which the bank is to pay. */
    date: day().notNull(),
    count: integer().notNull().default(0),
    sum: amount().notNull().default(0),
    esf_sum: amount().notNull().default(0),
    state_sum: amount().notNull().default(0),
    /** Everybody who changed it: none of them may approve it. */
    editors: integer().array().notNull(),
    id_user_prepared: integer().notNull(),
    /** When its approval was asked for; a change takes it back. */
    asked_date: moment(),
    back_note: text().notNull().default(''),
    id_user_approved: integer(),
    approve_date: moment(),
    id_document: integer(),
    id_user_exported: integer(),
    export_date: moment(),
    booked_date: day(),
    cancel_reason: text().notNull().default(''),
    search_text: text().notNull(),
  },
  (table) => [
    uniqueIndex('cofundingpaymentlist_number').on(table.id_application, table.number),
    index().on(table.status, table.date, table.id),
    index().on(table.date, table.id),
    index().on(table.id_user_prepared),
    index().on(table.id_user_approved),
    index().on(table.id_user_exported),
    index().on(table.id_document),
  ],
);

/** The last number that a list got in a month. */
export const cofundingPaymentListCounter = pgTable('cofundingpaymentlistcounter', {
  /** `9192 2027-02`: the application and the month. */
  month: text().primaryKey(),
  last: integer().notNull(),
});

/** One payment to a participant (Process §2.15). Amounts are grosze. */
export const cofundingPayment = pgTable(
  'cofundingpayment',
  {
    ...commonColumns(),
    status: text().$type<PaymentStatus>().notNull().default('new'),
    kind: text().$type<PaymentKind>().notNull().default('REFUND'),
    id_list: integer().references(() => cofundingPaymentList.id),
    id_request: integer().notNull(),
    id_member: integer().notNull(),
    id_grant: integer().notNull(),
    id_user: integer().notNull(),
    id_call: integer().notNull(),
    amount: amount().notNull(),
    esf_amount: amount().notNull(),
    state_amount: amount().notNull(),
    /** Of what a participant has returned: the interest beside the amount, and the recovery that it belongs to. */
    interest: amount().notNull().default(0),
    id_recovery: integer(),
    /** The status of its claim before it was passed on for payment: where it goes when it is not paid. */
    claim_status: text().$type<ApprovedClaimStatus>().notNull(),
    /** Fixed when the list is approved; empty before. With it, whether the contract has another one. */
    account: text().notNull().default(''),
    account_changed: yesNo().notNull().default('no'),
    /** The receiver, as the bank is told. */
    receiver: text().notNull(),
    title: text().notNull(),
    due_date: day(),
    paid_date: day(),
    bank_ref: text().notNull().default(''),
    return_reason: text().notNull().default(''),
    /** When the e-mail about the payment was sent. */
    told_date: moment(),
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    // A claim is paid once, also when two people put it on two lists at once; what a review adds is a correction.
    uniqueIndex('cofundingpayment_once')
      .on(table.id_request)
      .where(
        sql`${table.status} in ('new', 'on_list', 'sent', 'paid') and ${table.kind} = 'REFUND' and ${table.deleted} = 'no'`,
      ),
    uniqueIndex('cofundingpayment_open')
      .on(table.id_request)
      .where(sql`${table.status} in ('new', 'on_list', 'sent') and ${table.deleted} = 'no'`),
    check('cofundingpayment_parts', sql`${table.amount} = ${table.esf_amount} + ${table.state_amount}`),
    index('cofundingpayment_untold')
      .on(table.id)
      .where(sql`${table.status} = 'paid' and ${table.told_date} is null`),
    // The sums by month read this index alone.
    index('cofundingpayment_paid')
      .on(
        ...([table.paid_date, table.kind, table.esf_amount, table.state_amount] as const),
        ...([table.id_application, table.is_test, table.deleted] as const),
      )
      .where(sql`${table.status} = 'paid'`),
    index().on(table.id_list, table.id),
    index().on(table.id_request),
    index().on(table.id_recovery),
    index().on(table.id_member),
    index().on(table.id_grant),
    index().on(table.id_user, table.id),
    index().on(table.id_call),
    index().on(table.status, table.due_date, table.id),
    index().on(table.paid_date),
    index().on(table.name_sort, table.id),
  ],
);

/** What a participant has to return of one payment, „Zwrot” (Process §1.2, §2.15). What came back are payments. */
export const cofundingRecovery = pgTable(
  'cofundingrecovery',
  {
    ...commonColumns(),
    status: text().$type<RecoveryStatus>().notNull().default('demanded'),
    id_payment: integer()
      .notNull()
      .references(() => cofundingPayment.id),
    id_request: integer().notNull(),
    id_member: integer().notNull(),
    id_user: integer().notNull(),
    id_call: integer().notNull(),
    id_officecase: integer().notNull(),
    /** The letter with the demand, once it was made. */
    id_document: integer(),
    amount: amount().notNull(),
    /** What of it was not returned yet. */
    left: amount().notNull(),
    interest_paid: amount().notNull().default(0),
    /** The day of the payment: from the next one on it bears interest. */
    paid_date: day().notNull(),
    return_to: day().notNull(),
    last_return: day(),
    reason: text().notNull(),
    name_sort: text().notNull(),
    search_text: text().notNull(),
  },
  (table) => [
    // A payment is recovered once, also when two people demand it at once.
    uniqueIndex('cofundingrecovery_payment').on(table.id_payment).where(sql`${table.deleted} = 'no'`),
    check('cofundingrecovery_left', sql`${table.left} between 0 and ${table.amount}`),
    index('cofundingrecovery_unsent').on(table.id).where(sql`${table.id_document} is null`),
    index().on(table.id_payment),
    index().on(table.id_request),
    index().on(table.id_member),
    index().on(table.id_user, table.id),
    index().on(table.id_call),
    index().on(table.id_officecase),
    index().on(table.id_document),
    index().on(table.status, table.return_to, table.id),
    index().on(table.return_to, table.id),
    index().on(table.name_sort, table.id),
  ],
);

function day() {
  return date({ mode: 'string' }).$type<IsoDate>();
}

function amount() {
  return bigint({ mode: 'number' }).$type<Grosze>();
}

export type PaymentListRecord = typeof cofundingPaymentList.$inferSelect;
export type RecoveryRecord = typeof cofundingRecovery.$inferSelect;
export type PaymentRecord = typeof cofundingPayment.$inferSelect;
