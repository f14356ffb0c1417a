import { queryOptions } from '@tanstack/react-query';
import {
  type BankFormat,
  type BodyOf,
  cofundingPaymentLists,
  cofundingPayments,
  cofundingRecoveries,
  type Payment,
  type PaymentList,
  type Recovery,
} from '@urzad/contract';
import { paymentsKey } from '#shared/entities/payments/payment-list-query';
import { dueKey, paymentListsKey } from '#shared/entities/payments/payment-tabs';
import { listCountsQuery } from '#shared/list/list-queries';
import { request } from '#shared/session/client';

type Steps = typeof cofundingPaymentLists;

/** Items of a page of one payment list. */
export const ITEMS_OF_A_PAGE = 20;
/** The lists beside one list. */
const LISTS_BESIDE = 6;
/** The claims that a list is offered at once, the most urgent ones. */
const OFFERED_CLAIMS = 100;

export const paymentCountsQuery = listCountsQuery(cofundingPaymentLists.counts, paymentListsKey);

interface ItemsOf {
  id_list: number;
  page: number;
  /** Only those with another account than that of the contract. */
  onlyChanged: boolean;
}

export function itemsQuery({ id_list, page, onlyChanged }: ItemsOf) {
  return queryOptions({
    queryKey: [...paymentsKey, 'items', id_list, page, onlyChanged],
    queryFn: ({ signal }) =>
      request(cofundingPayments.get, {
        query: { id_list, page, page_count: ITEMS_OF_A_PAGE, ...(onlyChanged && { account_changed: 'yes' }) },
        signal,
      }),
  });
}

/** The newest lists, beside the one that is open. */
export const newestListsQuery = queryOptions({
  queryKey: [...paymentListsKey, 'newest'],
  queryFn: async ({ signal }) =>
    (
      await request(cofundingPaymentLists.get, {
        query: { sort: '-number', page_count: LISTS_BESIDE },
        signal,
      })
    ).data,
});

/** The claims that may be added to a list. */
export const offeredClaimsQuery = queryOptions({
  queryKey: [...dueKey, 'offered'],
  queryFn: ({ signal }) =>
    request(cofundingPayments.waiting, { query: { page_count: OFFERED_CLAIMS }, signal }),
  staleTime: 0,
});

/** Every claim that passes the search, as many as a list holds. */
export async function allWaiting(has_text: string) {
  const query = has_text ? { has_text } : {};
  return (await request(cofundingPayments.waitingAll, { query })).data;
}

export async function addList(body: BodyOf<Steps['add']>, key: string): Promise<PaymentList> {
  return (await request(cofundingPaymentLists.add, { body, idempotencyKey: key })).data;
}

export async function changeList(
  id: number,
  body: BodyOf<Steps['change']>,
  key: string,
): Promise<PaymentList> {
  return (await request(cofundingPaymentLists.change, { query: { id }, body, idempotencyKey: key })).data;
}

/** The steps that take nothing but the version that was read. */
export type PlainStepName = 'askApproval' | 'approve';

export async function takePlainStep(
  step: PlainStepName,
  { id, row_version }: Pick<PaymentList, 'id' | 'row_version'>,
  idempotencyKey: string,
): Promise<PaymentList> {
  const options = { query: { id }, body: { row_version }, idempotencyKey };
  return step === 'approve'
    ? (await request(cofundingPaymentLists.approve, options)).data
    : (await request(cofundingPaymentLists.askApproval, options)).data;
}

export type ReasonStepName = 'sendBack' | 'cancel';

export async function takeReasonStep(
  step: ReasonStepName,
  { id, row_version }: Pick<PaymentList, 'id' | 'row_version'>,
  { reason, idempotencyKey }: { reason: string; idempotencyKey: string },
): Promise<PaymentList> {
  const options = { query: { id }, body: { row_version, reason }, idempotencyKey };
  return step === 'cancel'
    ? (await request(cofundingPaymentLists.cancel, options)).data
    : (await request(cofundingPaymentLists.sendBack, options)).data;
}

export async function bookList(id: number, body: BodyOf<Steps['book']>, key: string): Promise<PaymentList> {
  return (await request(cofundingPaymentLists.book, { query: { id }, body, idempotencyKey: key })).data;
}

export async function exportList(id: number, format: BankFormat) {
  return (await request(cofundingPaymentLists.exportFile, { query: { id }, body: { format } })).data;
}

export async function returnPayment(
  { id, row_version }: Pick<Payment, 'id' | 'row_version'>,
  { reason, idempotencyKey }: { reason: string; idempotencyKey: string },
): Promise<Payment> {
  const body = { row_version, reason };
  return (await request(cofundingPayments.returned, { query: { id }, body, idempotencyKey })).data;
}

export async function bookReturn(
  id: number,
  body: BodyOf<(typeof cofundingRecoveries)['book']>,
  idempotencyKey: string,
): Promise<Recovery> {
  return (await request(cofundingRecoveries.book, { query: { id }, body, idempotencyKey })).data;
}
