import {
  type Privilege,
  SEE_CASES,
  SEE_CLAIMS,
  SEE_CONTRACTS,
  SEE_PAYMENTS,
  SEE_REGISTRATIONS,
} from '@urzad/grants';

/** The lists in which work waits, by the objects that they list. */
export type WorkList =
  | 'cofundingregistration'
  | 'cofundingcontract'
  | 'cofundingannex'
  | 'cofundingrequest'
  | 'cofundingpayment'
  | 'cofundingpaymentlist'
  | 'officecase'
  | 'retentionrow';

interface Work {
  list: WorkList;
  /** All of them are required. */
  needs: readonly Privilege[];
  /** What is asked of the list: the server counts by it, and the link leads to the rows that it finds. */
  query: Readonly<Record<string, string>>;
}

const SEE_LISTS = [SEE_PAYMENTS, 'invoice_show'] as const;

/** What may wait for a person of the office (Process §1.2), in the order of the way of an application. */
export const WAITING_WORK = {
  registrations_take: {
    list: 'cofundingregistration',
    needs: [SEE_REGISTRATIONS, 'cofunding_registration_assess'],
    query: { owner: 'none', status: 'submitted' },
  },
  registrations_check: {
    list: 'cofundingregistration',
    needs: [SEE_REGISTRATIONS, 'cofunding_registration_assess'],
    query: { owner: 'me', status: 'formal_check' },
  },
  points_approve: {
    list: 'cofundingregistration',
    needs: [SEE_REGISTRATIONS, 'cofunding_registration_approve'],
    query: { status: 'scored', approved: 'no', second: 'me' },
  },
  documents_check: {
    list: 'cofundingregistration',
    needs: [SEE_REGISTRATIONS, 'cofunding_registration_assess'],
    query: { owner: 'me', status: 'documents_check' },
  },
  contracts_prepare: {
    list: 'cofundingcontract',
    needs: [SEE_CONTRACTS, 'cofunding_contract_edit'],
    query: { status: 'draft', asked: 'no', prepared: 'me' },
  },
  contracts_initial: {
    list: 'cofundingcontract',
    needs: [SEE_CONTRACTS, 'cofunding_contract_initial'],
    query: { status: 'draft', asked: 'yes', second: 'me' },
  },
  contracts_sign: {
    list: 'cofundingcontract',
    needs: [SEE_CONTRACTS, 'cofunding_sign_office'],
    query: { status: 'to_office', second: 'me' },
  },
  annexes_prepare: {
    list: 'cofundingannex',
    needs: [SEE_CONTRACTS, 'cofunding_annex_edit'],
    query: { status: 'draft', asked: 'no', prepared: 'me' },
  },
  annexes_initial: {
    list: 'cofundingannex',
    needs: [SEE_CONTRACTS, 'cofunding_contract_initial'],
    query: { status: 'draft', asked: 'yes', second: 'me' },
  },
  annexes_sign: {
    list: 'cofundingannex',
    needs: [SEE_CONTRACTS, 'cofunding_sign_office'],
    query: { status: 'to_office', second: 'me' },
  },
  claims_take: {
    list: 'cofundingrequest',
    needs: [SEE_CLAIMS, 'cofunding_request_verify'],
    query: { status: 'submitted' },
  },
  claims_check: {
    list: 'cofundingrequest',
    needs: [SEE_CLAIMS, 'cofunding_request_verify'],
    query: { status: 'verification', verifier: 'me' },
  },
  claims_approve: {
    list: 'cofundingrequest',
    needs: [SEE_CLAIMS, 'cofunding_request_approve'],
    query: { status: 'verified', second: 'me' },
  },
  claims_pay: {
    list: 'cofundingpayment',
    needs: [...SEE_LISTS, 'cofunding_payment_edit'],
    query: {},
  },
  lists_approve: {
    list: 'cofundingpaymentlist',
    needs: [...SEE_LISTS, 'cofunding_payment_approve'],
    query: { second: 'me' },
  },
  lists_export: {
    list: 'cofundingpaymentlist',
    needs: [...SEE_LISTS, 'cofunding_payment_export'],
    query: { status: 'approved' },
  },
  lists_book: {
    list: 'cofundingpaymentlist',
    needs: [...SEE_LISTS, 'cofunding_payment_edit'],
    query: { status: 'exported' },
  },
  cases_take: {
    list: 'officecase',
    needs: [SEE_CASES, 'office_case_edit'],
    query: { owner: 'none', live: 'yes' },
  },
  cases_answer: {
    list: 'officecase',
    needs: [SEE_CASES, 'office_case_edit'],
    query: { owner: 'me', live: 'yes', status: 'new,open' },
  },
  retention_decide: {
    list: 'retentionrow',
    needs: ['rodo_anonymise'],
    query: { status: 'proposed' },
  },
} as const satisfies Record<string, Work>;

export type WorkCode = keyof typeof WAITING_WORK;
export const WORK_CODES = Object.keys(WAITING_WORK) as [WorkCode, ...WorkCode[]];

/** The terms that the office looks at: who or what has to be ready by a day. */
export const TERM_CODES = [
  'call_end',
  'call_reserve',
  'registration_check',
  'correction',
  'documents',
  'contract_member',
  'contract_office',
  'annex_member',
  'annex_office',
  'claim_correction',
  'payment',
  'payment_list',
  'case',
] as const;
export type TermCode = (typeof TERM_CODES)[number];

/** What a call comes to next. */
export const CALL_TERM_CODES = ['announced', 'opens', 'closes', 'reserve'] as const;
