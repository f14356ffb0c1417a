import { queryOptions } from '@tanstack/react-query';
import { cofundingPaymentLists } from '@urzad/contract';
import type { ObjectQueries } from '../../object/use-step';
import { request } from '../../session/client';

/** All queries about payments and their lists have this key, so that a step invalidates them at once. */
export const paymentsKey = ['cofundingpayment'] as const;

/** Steps of others are looked for in this time; the sealed document of a list follows its approval within it. */
const PAYMENT_LIST_REFRESH_MS = 60_000;

export function paymentListQuery(id: number) {
  return queryOptions({
    queryKey: [...paymentsKey, 'find', id],
    queryFn: async ({ signal }) =>
      (await request(cofundingPaymentLists.find, { query: { id }, signal })).data,
    refetchInterval: PAYMENT_LIST_REFRESH_MS,
  });
}

/** For the steps of a payment list. */
export const ofPaymentList: ObjectQueries = { key: paymentsKey, queryOf: paymentListQuery };
