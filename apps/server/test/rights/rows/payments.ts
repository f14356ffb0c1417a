import type { PaymentList } from '@urzad/contract';
import { CLAIM_LAW, PAYMENT_LIST_LAW, type PaymentListStep, SEE_CLAIMS, SEE_PAYMENTS } from '@urzad/grants';
import { listOfBoth, ofOffice, privilegesFor, stepOfOffice } from '../kinds';
import type { Answers, Right, Rights } from '../right';
import { REASON, type World } from '../world';

type Name = 'payList' | 'payListAsked' | 'payListApproved' | 'payListExported';

const DATE = '2027-03-12';

function on(name: Name, more: object = {}) {
  return {
    send: (world: World) => {
      const { id, row_version }: PaymentList = world[name];
      return { query: { id }, body: { row_version, ...more } };
    },
  } satisfies Partial<Right>;
}

/** Nobody but the office knows of lists: they have no owner. */
const hidden = {
  other: 'object-no-exist',
  owner: 'object-no-exist',
  unseen: 'object-no-exist',
  none: 'object-no-exist',
} as const;

function step(name: PaymentListStep): Answers {
  return { ...ofOffice(SEE_PAYMENTS, ...privilegesFor(PAYMENT_LIST_LAW, name)), ...hidden };
}

/** Payment lists and their items. */
export const PAYMENTS = {
  'GET /api/cofundingpayment/waiting': { ...ofOffice(SEE_PAYMENTS), lists: ({ toPay }) => toPay },
  'GET /api/cofundingpayment/waitingall': ofOffice(SEE_PAYMENTS),
  'GET /api/cofundingpayment/get': { ...ofOffice(SEE_PAYMENTS), lists: ({ paid }) => paid.id },
  'GET /api/cofundingpayment/costs': ofOffice(SEE_PAYMENTS),
  'POST /api/cofundingpayment/returned': {
    ...step('book'),
    send: ({ paid: { id, row_version } }) => ({ query: { id }, body: { row_version, reason: REASON } }),
  },
  'GET /api/cofundingrecovery/get': {
    ...listOfBoth(SEE_PAYMENTS),
    of: ({ parentOfCheckedClaims }) => parentOfCheckedClaims,
    lists: ({ recovery }) => recovery.id,
  },
  'POST /api/cofundingrecovery/add': {
    ...stepOfOffice(SEE_CLAIMS, ...privilegesFor(CLAIM_LAW, 'recover')),
    ...({ unseen: 'object-no-exist', none: 'object-no-exist' } as const),
    of: ({ parentOfCheckedClaims }) => parentOfCheckedClaims,
    send: ({ officeClaimPaid: { id: id_request, row_version } }) => ({
      body: { id_request, row_version, amount: 100, reason: REASON },
    }),
  },
  'POST /api/cofundingrecovery/book': {
    ...stepOfOffice(SEE_PAYMENTS, ...privilegesFor(PAYMENT_LIST_LAW, 'book')),
    ...({ unseen: 'object-no-exist', none: 'object-no-exist' } as const),
    of: ({ parentOfCheckedClaims }) => parentOfCheckedClaims,
    send: ({ recovery: { id, row_version } }) => ({
      query: { id },
      body: { row_version, date: '2027-02-10', amount: 100, bank_ref: '' },
    }),
  },
  'GET /api/cofundingpaymentlist/get': { ...ofOffice(SEE_PAYMENTS), lists: ({ payList }) => payList.id },
  'GET /api/cofundingpaymentlist/counts': ofOffice(SEE_PAYMENTS),
  'GET /api/cofundingpaymentlist/find': {
    ...ofOffice(SEE_PAYMENTS),
    ...hidden,
    without: 'object-no-exist',
    send: ({ payList }) => ({ query: { id: payList.id } }),
  },
  'POST /api/cofundingpaymentlist/add': {
    ...ofOffice(SEE_PAYMENTS, ...privilegesFor(PAYMENT_LIST_LAW, 'change')),
    send: ({ toPay }) => ({ body: { id_requests: [toPay], date: DATE } }),
  },
  'POST /api/cofundingpaymentlist/change': {
    ...step('change'),
    ...on('payList', { add: [], remove: [], date: DATE }),
  },
  'POST /api/cofundingpaymentlist/askapproval': { ...step('askApproval'), ...on('payList') },
  'POST /api/cofundingpaymentlist/sendback': {
    ...step('sendBack'),
    ...on('payListAsked', { reason: REASON }),
  },
  'POST /api/cofundingpaymentlist/approve': { ...step('approve'), ...on('payListAsked') },
  'POST /api/cofundingpaymentlist/export': {
    ...step('export'),
    send: ({ payListApproved }) => ({ query: { id: payListApproved.id }, body: { format: 'csv' } }),
  },
  'POST /api/cofundingpaymentlist/book': {
    ...step('book'),
    ...on('payListExported', { paid_date: '2027-02-10', bank_ref: '' }),
  },
  'POST /api/cofundingpaymentlist/cancel': { ...step('cancel'), ...on('payList', { reason: REASON }) },
} satisfies Rights;
