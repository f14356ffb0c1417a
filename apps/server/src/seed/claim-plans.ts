import type { ClaimPlan } from './claim-plan';
import { INVOICE, SETTLED_CLAIMS } from './settled-claims';

/** The first month of the support of Process §8.2. */
const JANUARY = '2027-01';

export const CLAIM_PLANS: readonly ClaimPlan[] = [
  ...SETTLED_CLAIMS,
  {
    mail: 'joanna.zolwinska@example.com',
    child: 'Stanisław',
    month: JANUARY,
    at: '2027-02-04 21:05',
    end: 'submitted',
    costs: [
      {
        ...{ kind: 'WYNAGRODZENIE_NIANI', document_kind: 'RACHUNEK', document_no: 'R/01/2027' },
        amount: 220_000,
      },
      { kind: 'SKLADKI_ZUS', document_kind: 'ZUS_DRA', document_no: 'DRA 01 01 2027', amount: 40_000 },
    ],
    files: [...INVOICE, 'ZUS_DRA'],
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    child: 'Ola',
    month: JANUARY,
    at: '2027-02-05 20:40',
    end: 'submitted',
    costs: [{ kind: 'POBYT', document_kind: 'FAKTURA', document_no: 'FV/118/01/2027', amount: 134_000 }],
    files: INVOICE,
  },
  {
    mail: 'katarzyna.wzorcowa@example.com',
    child: 'Kuba',
    month: JANUARY,
    at: '2027-02-05 20:55',
    end: 'draft',
    costs: [{ kind: 'POBYT', document_kind: 'FAKTURA', document_no: '7/2027', amount: 62_000 }],
    files: [],
  },
  {
    mail: 'anna.przykladowa@example.com',
    child: 'Zosia',
    month: JANUARY,
    at: '2027-02-08 19:20',
    end: 'to_sign',
    // One invoice in three parts; the call does not refund the last one.
    costs: (
      [
        ['POBYT', 110_000],
        ['WYZYWIENIE', 24_000],
        ['ZAJECIA_DODATKOWE', 12_000],
      ] as const
    ).map(([kind, amount]) => ({
      ...{ kind, amount, document_kind: 'FAKTURA', document_no: 'FV/102/01/2027', document_total: 146_000 },
    })),
    files: INVOICE,
  },
];
