import { WAITING_WORK, WORK_CODES, type WorkList } from '@urzad/contract';
import { expect, it } from 'vitest';
import { annexList } from '#shared/entities/annexes/annex-list';
import { claimList } from '#shared/entities/claims/claim-list';
import { contractList } from '#shared/entities/contracts/contract-list';
import { caseList } from '#shared/entities/office-cases/case-list';
import { dueList, paymentLists } from '#shared/entities/payments/payment-tabs';
import { queueFilter, queueList } from '#shared/entities/registrations/queue-list';
import { retentionList } from '#shared/entities/retention/retention-list';
import { workHref } from './work-href';

const ME = 7;

const ASKED: Record<WorkList, (params: URLSearchParams) => object> = {
  // The present call is another one: the link asks for all of them.
  cofundingregistration: (params) => queueFilter(queueList.parse(params), 3),
  cofundingcontract: (params) => contractList.filterOf(contractList.parse(params)),
  cofundingannex: (params) => annexList.filterOf(annexList.parse(params)),
  cofundingrequest: (params) => claimList.filterOf(claimList.parse(params)),
  cofundingpayment: (params) => dueList.filterOf(dueList.parse(params)),
  cofundingpaymentlist: (params) => paymentLists.filterOf(paymentLists.parse(params)),
  officecase: (params) => caseList.filterOf(caseList.parse(params)),
  retentionrow: (params) => retentionList.filterOf(retentionList.parse(params)),
};

it.each(WORK_CODES)('%s leads to the rows that the server counts', (code) => {
  const { list, query } = WAITING_WORK[code];
  const [, params] = workHref(code, ME).split('?');
  const { page, page_count, ...asked } = Object.fromEntries(
    Object.entries(ASKED[list](new URLSearchParams(params))),
  );
  const counted = Object.entries(query).map(([name, value]) => [
    name,
    // A table filters by people: the caller is one of them.
    name === 'owner' && value === 'me' && code === 'documents_check' ? String(ME) : value,
  ]);
  expect(asked).toEqual(Object.fromEntries(counted));
});
