import {
  cofundingPaymentLists,
  cofundingPayments,
  cofundingRecoveries,
  type PortalPath,
} from '@urzad/contract';
import { COST_KIND_CODES, PAYMENT_LIST_STATUSES, RECOVERY_STATUSES } from '@urzad/grants';
import { onlyMe, options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { paymentsKey } from './payment-list-query';

/** The tabs of „Rachunki”: a list each, of rows of its own (Process §2.15). */
const TABS = { due: {}, lists: {}, costs: {}, recoveries: {} };
export type PaymentTab = keyof typeof TABS;
export const PAYMENT_TABS = Object.keys(TABS) as PaymentTab[];
/** The same of each list. */
const ON_A_TAB = { path: paths.payments, tabs: TABS, choices: {} };

/** Approved claims that are on no payment list. */
export const dueList = dueListAt(paths.payments);
/** The same on the screen of its own. */
export const dueOnlyList = dueListAt(paths.paymentsDue);

export const paymentLists = defineListLocation({
  ...ON_A_TAB,
  endpoint: cofundingPaymentLists.get,
  tableCode: 'cofundingpaymentlist',
  sorts: ['number', 'date', 'sum'],
  filters: { status: options(PAYMENT_LIST_STATUSES.codes), second: onlyMe() },
});
export type PaymentListsLocation = LocationOf<typeof paymentLists>;

/** The lines of submitted claims. */
export const costList = defineListLocation({
  ...ON_A_TAB,
  endpoint: cofundingPayments.costs,
  tableCode: 'cofundingrequestline',
  sorts: ['document_date', 'amount', 'document_no'],
  filters: { kind: options(COST_KIND_CODES) },
});

/** What participants have to return. */
export const recoveryList = defineListLocation({
  ...ON_A_TAB,
  endpoint: cofundingRecoveries.get,
  tableCode: 'cofundingrecovery',
  sorts: ['return_to', 'lastname', 'amount'],
  filters: { status: options(RECOVERY_STATUSES.codes) },
});

export const dueKey = [...paymentsKey, 'waiting'] as const;
export const paymentListsKey = [...paymentsKey, 'list'] as const;
export const costsKey = [...paymentsKey, 'costs'] as const;

/** The address of a payment list has the location in the lists, so that its page leads back there. */
export function paymentListHref({ id }: { id: number }, location: PaymentListsLocation): string {
  return paths.paymentList(id) + paymentLists.toQuery(location);
}

/** The address of a tab. */
export function paymentTabHref(tab: PaymentTab): string {
  return paymentLists.hrefOf({ tab, page: 1, filters: {}, choices: {}, text: '', density: 'loose' });
}

function dueListAt(path: PortalPath) {
  return defineListLocation({
    ...ON_A_TAB,
    endpoint: cofundingPayments.waiting,
    path,
    tableCode: 'cofundingpayment',
    sorts: ['due_date', 'lastname', 'amount', 'result_date'],
    filters: {},
  });
}
