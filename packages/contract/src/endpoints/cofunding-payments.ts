import { COST_KIND_CODES, PAYMENT_LIST_STATUSES, PAYMENT_STATUSES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { IsoMonthText } from '../shapes/claim-shapes';
import {
  BANK_FORMATS,
  CostDocumentRow,
  PAYMENT_LIST_MAX,
  Payment,
  PaymentList,
  PaymentListRow,
  WaitingClaim,
} from '../shapes/payment-shapes';
import { Reason } from '../shapes/reason';
import {
  commaList,
  countsQuery,
  envelope,
  Grosze,
  Id,
  IsoDate,
  idQuery,
  page,
  pageQuery,
  QueryId,
  tidyLine,
  YesNo,
} from '../shapes/shapes';
import { SheetFile } from '../shapes/sheet-shapes';
import { findOf, ofVersion, stepsOf } from '../step-endpoint';

const answer = envelope(PaymentList);
const stepOfList = stepsOf('cofundingpaymentlist', answer);
const stepOfPayment = stepsOf('cofundingpayment', envelope(Payment));
const ClaimIds = z.array(Id).check(z.maxLength(PAYMENT_LIST_MAX));

const WAITING_FILTERS = {
  month: z.optional(IsoMonthText),
  id_call: z.optional(QueryId),
  /** Whether the last day of the payment has passed. */
  overdue: z.optional(YesNo),
  /** Whether the account is another one than that of the contract. */
  account_changed: z.optional(YesNo),
};

const LIST_FILTERS = {
  status: z.optional(commaList(PAYMENT_LIST_STATUSES.codes)),
  /** Whether the approval is asked for. */
  asked: z.optional(YesNo),
  /** `me`: those that the caller prepared. */
  prepared: z.optional(z.enum(['me'])),
  /** `me`: those that wait for an approval which the caller may give. */
  second: z.optional(z.enum(['me'])),
};

/** Payments to participants, and what they are made of (Process §2.15). Staff with `cofunding_payment_show`. */
export const cofundingPayments = {
  /** Approved claims that are on no list, the most urgent first: tab „Do wypłaty”. */
  waiting: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpayment/waiting',
    summary: 'Approved claims that wait for a payment list',
    schema: {
      querystring: pageQuery(['due_date', 'lastname', 'amount', 'result_date'], WAITING_FILTERS),
      response: { 200: page(WaitingClaim) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** The ids to put all of them on one list: the most urgent first, as many as a list holds. */
  waitingAll: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpayment/waitingall',
    summary: 'The claims that wait for a payment list, to take all of them',
    schema: {
      querystring: countsQuery(WAITING_FILTERS),
      response: {
        200: envelope(z.object({ ids: z.array(Id), sum: Grosze, esf_sum: Grosze, state_sum: Grosze })),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Payments: of one list, or all, as those that the bank returned. */
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpayment/get',
    summary: 'Payments: the items of a list, or those of all lists',
    schema: {
      querystring: pageQuery(['lastname', 'due_date', 'amount', 'paid_date'], {
        id_list: z.optional(QueryId),
        id_member: z.optional(QueryId),
        status: z.optional(commaList(PAYMENT_STATUSES.codes)),
        account_changed: z.optional(YesNo),
      }),
      response: { 200: page(Payment) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Lines of claims that were submitted: tab „Dokumenty kosztowe”. */
  costs: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpayment/costs',
    summary: 'Cost documents: the lines of submitted claims',
    schema: {
      querystring: pageQuery(['document_date', 'amount', 'document_no'], {
        month: z.optional(IsoMonthText),
        kind: z.optional(commaList(COST_KIND_CODES)),
        id_request: z.optional(QueryId),
      }),
      response: { 200: page(CostDocumentRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /**
   * The bank returned a transfer, of a list that it has. The claim waits for a list again, and the parent is asked to
   * confirm the account.
   */
  returned: stepOfPayment(
    'returned',
    'Note that the bank returned a payment',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
} as const;

/** Payment lists, „Listy wypłat”: prepared by one person, approved by another (Process §2.15; Order §12). */
export const cofundingPaymentLists = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpaymentlist/get',
    summary: 'Payment lists',
    schema: {
      querystring: pageQuery(['number', 'date', 'sum'], LIST_FILTERS),
      response: { 200: page(PaymentListRow) },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  /** Counts on the tabs: of claims that wait, of lists by their stage, and of payments that the bank returned. */
  counts: defineEndpoint({
    method: 'GET',
    url: '/api/cofundingpaymentlist/counts',
    summary: 'How many claims wait for a payment list, and how many lists for whom',
    schema: {
      querystring: countsQuery({}),
      response: {
        200: envelope(
          z.object({
            waiting: z.int(),
            waiting_sum: Grosze,
            /** Of them, those whose last day has passed. */
            overdue: z.int(),
            draft: z.int(),
            /** Drafts whose approval is asked for. */
            asked: z.int(),
            approved: z.int(),
            exported: z.int(),
            lists: z.int(),
            returned: z.int(),
            /** Of which something is owed. */
            recoveries: z.int(),
          }),
        ),
      },
    },
    errors: ['no-login', 'no-privilege'],
  }),
  find: findOf('cofundingpaymentlist', answer, 'One payment list with its sums, documents and course'),
  /**
   * Puts claims on a new list. Those that are not approved, or are on a list already, are `illegal-step`
   * `{reason: 'claims', ids}`; a day in the past is `not-valid` `{date: 'not-valid-date'}`.
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingpaymentlist/add',
    summary: 'Prepare a payment list of approved claims',
    schema: {
      body: z.strictObject({ id_requests: ClaimIds.check(z.minLength(1)), date: IsoDate }),
      response: { 200: answer },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
    idempotent: true,
  }),
  /**
   * Adds and removes claims (by their ids) and moves the day; it takes back that the approval was asked for. The rules of
   * `add` hold; one claim stays at least (`{reason: 'empty'}`).
   */
  change: stepOfList(
    'change',
    'Change a payment list in preparation',
    z.strictObject({ ...ofVersion, add: ClaimIds, remove: ClaimIds, date: IsoDate }),
  ),
  /** Of a list that is asked for already `illegal-step` `{reason: 'asked'}`. */
  askApproval: stepOfList(
    'askapproval',
    'Ask another person to approve a payment list',
    z.strictObject(ofVersion),
  ),
  /** Of another person than who wrote in it: `no-privilege` `{reason: 'own-list'}`; `{reason: 'not-asked'}` as below. */
  sendBack: stepOfList(
    'sendback',
    'Send a payment list back to who prepared it',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
  /**
   * By another person than who wrote in it: `no-privilege` `{reason: 'own-list'}`. Fixes the accounts. A list whose
   * approval is not asked for is `illegal-step` `{reason: 'not-asked'}`; items without an account that can be paid are
   * `{reason: 'accounts', ids}` (of the claims).
   */
  approve: stepOfList('approve', 'Approve a payment list', z.strictObject(ofVersion)),
  /**
   * The file for the bank. The first one hands the list over to the bank; the same file can be taken again. Without the
   * account of the office it is `illegal-step` `{reason: 'payer'}`; invented accounts outside of the demo are
   * `{reason: 'invented-accounts'}`; once the bank returned an item, `{reason: 'returned'}`. A call that writes, as the log tells who took it.
   */
  exportFile: defineEndpoint({
    method: 'POST',
    url: '/api/cofundingpaymentlist/export',
    summary: 'A payment list as a file for the bank',
    schema: {
      querystring: idQuery,
      body: z.strictObject({ format: z.enum(BANK_FORMATS) }),
      response: { 200: envelope(SheetFile) },
    },
    errors: ['no-login', 'no-privilege', 'object-no-exist', 'illegal-step'],
  }),
  /**
   * The bank has paid. The day is between the approval and today, otherwise `not-valid` `{paid_date: 'not-valid-date'}`.
   * Payments that the bank returned stay returned.
   */
  book: stepOfList(
    'book',
    'Note that the bank has paid a payment list',
    z.strictObject({
      ...ofVersion,
      paid_date: IsoDate,
      bank_ref: z.string().check(tidyLine, z.maxLength(60)),
    }),
  ),
  /** Its claims wait for another list. */
  cancel: stepOfList(
    'cancel',
    'Cancel a payment list that the bank does not have',
    z.strictObject({ ...ofVersion, reason: Reason }),
  ),
} as const;
