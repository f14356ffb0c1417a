import {
  cofundingPaymentLists,
  cofundingPayments,
  cofundingRecoveries,
  type PortalPath,
} from '@urzad/contract';
import { COST_KIND_CODES, PAYMENT_LIST_STATUSES, RECOVERY_STATUSES } from '@urzad/grants';
import { options } from '../../list/list-filters';
import { defineListLocation, type LocationOf } from '../../list/list-location';
import { paths } from '../../paths';
import { paymentsKey } from './payment-list-query';

/** The tabs of „Rachunki”: a list each, of rows of its own (Process §2.15). */
const TABS = { due: {}, lists: {}, costs: {}, recoveries: {} };
export type PaymentTab = keyof typeof TABS;
export const PAYMENT_TABS = Object.keys(TABS) as PaymentTab[];

/** Approved claims that are on no payment list. */
export const dueList = dueListAt(paths.payments);
/** The same on the screen of its own. */
export const dueOnlyList = dueListAt(paths.paymentsDue);

export const paymentLists = defineListLocation({
  endpoint: cofundingPaymentLists.get,
  path: paths.payments,
  tableCode: 'cofundingpaymentlist',
  tabs: TABS,
  sorts: ['number', 'date', 'sum'],
  filters: { status: options(PAYMENT_LIST_STATUSES.codes) },
  choices: {},
});
export type PaymentListsLocation = LocationOf<typeof paymentLists>;

/** The lines of submitted claims. */
export const costList = defineListLocation({
  endpoint: cofundingPayments.costs,
  path: paths.payments,
  tableCode: 'cofundingrequestline',
  tabs: TABS,
  sorts: ['document_date', 'amount', 'document_no'],
  filters: { kind: options(COST_KIND_CODES) },
  choices: {},
});

/** What participants have to return. */
export const recoveryList = defineListLocation({
  endpoint: cofundingRecoveries.get,
  path: paths.payments,
  tableCode: 'cofundingrecovery',
  tabs: TABS,
  sorts: ['return_to', 'lastname', 'amount'],
  filters: { status: options(RECOVERY_STATUSES.codes) },
  choices: {},
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
    endpoint: cofundingPayments.waiting,
    path,
    tableCode: 'cofundingpayment',
    tabs: TABS,
    sorts: ['due_date', 'lastname', 'amount', 'result_date'],
    filters: {},
    choices: {},
  });
}
