import type { WorkCode } from '@urzad/contract';
import { annexList } from '#shared/entities/annexes/annex-list';
import { claimList } from '#shared/entities/claims/claim-list';
import { contractList } from '#shared/entities/contracts/contract-list';
import { caseList } from '#shared/entities/office-cases/case-list';
import { dueList, paymentLists } from '#shared/entities/payments/payment-tabs';
import { ALL_CALLS, queueList } from '#shared/entities/registrations/queue-list';
import { retentionList } from '#shared/entities/retention/retention-list';
import type { DefinedList, ListLocation } from '#shared/list/list-location';

/** The address of a list with these parameters, without those that the list does not know. */
function at<Location extends ListLocation>(
  list: Pick<DefinedList<Location>, 'hrefOf' | 'parse'>,
  params: Record<string, string>,
): string {
  return list.hrefOf(list.parse(new URLSearchParams(params)));
}

const inQueue = (params: Record<string, string>) => at(queueList, { call: ALL_CALLS, ...params });

const HREFS: Record<WorkCode, string | ((id_user: number) => string)> = {
  registrations_take: inQueue({ tab: 'unassigned', status: 'submitted' }),
  registrations_check: inQueue({ tab: 'mine' }),
  points_approve: inQueue({ tab: 'to_approve', second: 'me' }),
  documents_check: (id_user) => inQueue({ tab: 'all', status: 'documents_check', owner: String(id_user) }),
  contracts_prepare: at(contractList, { tab: 'prepare', prepared: 'me' }),
  contracts_initial: at(contractList, { tab: 'initial', second: 'me' }),
  contracts_sign: at(contractList, { tab: 'office', second: 'me' }),
  annexes_prepare: at(annexList, { tab: 'prepare', prepared: 'me' }),
  annexes_initial: at(annexList, { tab: 'initial', second: 'me' }),
  annexes_sign: at(annexList, { tab: 'office', second: 'me' }),
  claims_take: at(claimList, { tab: 'submitted' }),
  claims_check: at(claimList, { tab: 'verification', verifier: 'me' }),
  claims_approve: at(claimList, { tab: 'verified', second: 'me' }),
  claims_pay: at(dueList, { tab: 'due' }),
  lists_approve: at(paymentLists, { tab: 'lists', second: 'me' }),
  lists_export: at(paymentLists, { tab: 'lists', status: 'approved' }),
  lists_book: at(paymentLists, { tab: 'lists', status: 'exported' }),
  cases_take: at(caseList, { tab: 'unassigned' }),
  cases_answer: at(caseList, { tab: 'mine', status: 'new,open' }),
  retention_decide: at(retentionList, { tab: 'proposed' }),
};

/** The list that shows exactly the work that a row of „Czeka na mnie” counts. */
export function workHref(code: WorkCode, id_user: number): string {
  const href = HREFS[code];
  return typeof href === 'string' ? href : href(id_user);
}
