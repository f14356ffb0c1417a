import type { ClaimLineAnswers } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM, type TypedInvoice } from './claim-values';
import {
  beforeNext,
  filesOnlyOf,
  invoicesOf,
  isFilledIn,
  linesOf,
  nextInvoice,
  type PlannedCost,
  restAbove,
  splitInvoice,
} from './invoices';

const PLANNED: PlannedCost = { planned_cost: 134_000, main: 'POBYT', asksForRest: true };
const NANNY: PlannedCost = { planned_cost: 260_000, main: 'WYNAGRODZENIE_NIANI', asksForRest: false };

const LINE: ClaimLineAnswers = {
  kind: 'POBYT',
  document_kind: 'FAKTURA',
  document_no: 'FV/01/2027',
  document_date: '2027-01-04',
  seller_name: 'Żłobek „Pod Żółwikiem”',
  seller_nip: '0000000023',
  period_from: '2027-01-01',
  period_to: '2027-01-31',
  amount: 134_000,
  document_total: 134_000,
  discount: 0,
  other_public: 0,
  paid_amount: 134_000,
  paid_date: '2027-01-10',
  paid_form: 'PRZELEW',
  file_ids: [7, 8],
};

const line = (own: Partial<ClaimLineAnswers>): ClaimLineAnswers => {
  const amount = own.amount === undefined ? LINE.amount : own.amount;
  return { ...LINE, amount, paid_amount: amount, ...own };
};

function onlyInvoice(lines: readonly ClaimLineAnswers[]): TypedInvoice {
  const [invoice] = invoicesOf(lines, PLANNED);
  if (!invoice) throw new Error('There is an invoice.');
  return invoice;
}

const SETS: [string, ClaimLineAnswers[]][] = [
  ['the cost of the contract', [LINE]],
  [
    'a claim that was just opened',
    [line({ amount: null, document_total: null, document_no: '', file_ids: [] })],
  ],
  ['a higher fee', [line({ amount: 140_000, document_total: 140_000 })]],
  [
    'extra classes above the contract',
    [
      line({ document_total: 140_000 }),
      line({ kind: 'ZAJECIA_DODATKOWE', amount: 6_000, document_total: 140_000 }),
    ],
  ],
  [
    'three lines of one invoice',
    [
      line({ amount: 110_000, document_total: 146_000 }),
      line({ kind: 'WYZYWIENIE', amount: 24_000, document_total: 146_000 }),
      line({ kind: 'ZAJECIA_DODATKOWE', amount: 12_000, document_total: 146_000 }),
    ],
  ],
  [
    'a discount, public money and a part that was paid',
    [line({ discount: 1_000, other_public: 2_000, paid_amount: 100_000 })],
  ],
  [
    'two invoices',
    [LINE, line({ kind: 'WYZYWIENIE', document_no: 'FV/02/2027', amount: 24_000, document_total: 24_000 })],
  ],
];

describe('what is stored is shown and sent as it was', () => {
  it.each(SETS)('%s', (_of, lines) => {
    expect(linesOf(invoicesOf(lines, PLANNED), PLANNED)).toEqual(lines);
    // A correction names single lines.
    expect(linesOf(invoicesOf(lines, PLANNED, { apart: true }), PLANNED)).toEqual(lines);
  });
});

describe('an invoice of more than the contract', () => {
  const typed = { ...onlyInvoice([LINE]), total: '1400.00' };

  it('asks where the rest comes from, and remembers that it was not answered', () => {
    expect(restAbove([typed], PLANNED)).toBe(6_000);
    const lines = linesOf([typed], PLANNED);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['POBYT', 134_000],
      ['', 6_000],
    ]);
    expect(onlyInvoice(lines).extra).toBe('');
  });

  it.each([
    ['ZAJECIA_DODATKOWE', [134_000, 6_000]],
    ['WPISOWE', [134_000, 6_000]],
    ['POBYT', [140_000]],
  ])('%s', (extra, amounts) => {
    const lines = linesOf([{ ...typed, extra }], PLANNED);
    expect(lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(lines.every(({ document_total }) => document_total === 140_000)).toBe(true);
    expect(onlyInvoice(lines).extra).toBe(extra);
  });

  it('is not asked of two invoices, of lines with amounts of their own, and of a nanny', () => {
    expect(restAbove([typed, nextInvoice(typed, 'k')], PLANNED)).toBe(0);
    expect(restAbove([{ ...typed, split: 'yes' }], PLANNED)).toBe(0);
    expect(restAbove([{ ...typed, total: '3000.00' }], NANNY)).toBe(0);
    expect(restAbove([{ ...typed, total: '1340.00' }], PLANNED)).toBe(0);
  });

  it('is split into what was answered', () => {
    const split = splitInvoice({ ...typed, extra: 'ZAJECIA_DODATKOWE' }, 6_000, PLANNED);
    expect(split.items.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['POBYT', '1340.00'],
      ['ZAJECIA_DODATKOWE', '60.00'],
    ]);
  });
});

describe('a second invoice', () => {
  const typed = { ...onlyInvoice([LINE]), total: '1460.00', extra: 'ZAJECIA_DODATKOWE' };

  it('leaves what was answered about the first as its lines, also after a reload', () => {
    const invoices = [...beforeNext([typed], PLANNED), nextInvoice(typed, 'k')];
    const lines = linesOf(invoices, PLANNED);
    const parts = (of: typeof lines) => of.map(({ kind, amount }) => [kind, amount]).slice(0, 2);
    expect(parts(lines)).toEqual([
      ['POBYT', 134_000],
      ['ZAJECIA_DODATKOWE', 12_000],
    ]);
    expect(parts(linesOf(invoicesOf(lines, PLANNED), PLANNED))).toEqual(parts(lines));
  });

  it('changes nothing of an invoice within the contract', () => {
    const within = [onlyInvoice([LINE])];
    expect(beforeNext(within, PLANNED)).toBe(within);
  });
});

it('is filled in by a number, a date or an amount', () => {
  const empty = nextInvoice(onlyInvoice([LINE]), '0');
  expect(isFilledIn([empty])).toBe(false);
  for (const typed of ['document_no', 'document_date', 'paid_date', 'total']) {
    expect(isFilledIn([{ ...empty, [typed]: '1' }])).toBe(true);
  }
  expect(isFilledIn([empty, empty])).toBe(true);
});

it('knows the files that no other invoice has', () => {
  const one = onlyInvoice([LINE]);
  const other = { ...nextInvoice(one, 'k'), file_ids: [8, 9] };
  expect(filesOnlyOf([one, other], 'k')).toEqual([9]);
  expect(filesOnlyOf([one, other], 'gone')).toEqual([]);
});

it('takes an empty paid amount for what a discount and public money leave to be paid', () => {
  const typed = onlyInvoice([LINE]);
  const item = { ...EMPTY_ITEM, kind: 'POBYT', discount: '100.00', other_public: '40.00' };
  const sent = linesOf([{ ...typed, items: [item] }], PLANNED);
  expect(sent).toMatchObject([{ amount: 134_000, paid_amount: 120_000 }]);
  expect(onlyInvoice(sent).items).toMatchObject([{ paid_amount: '' }]);
  const covered = linesOf(
    [{ ...typed, items: [{ ...item, discount: '1340.00', other_public: '' }] }],
    PLANNED,
  );
  expect(covered).toMatchObject([{ paid_amount: 0 }]);
});

it('sends nothing that cannot be read', () => {
  const typed = { ...onlyInvoice([LINE]), total: 'dużo', document_date: '31.02', paid_form: 'CZEK' };
  expect(linesOf([typed], PLANNED)).toMatchObject([
    { amount: null, document_total: null, document_date: '', paid_form: '' },
  ]);
});

it('begins a further invoice with the seller of the one before, and without its number and files', () => {
  expect(nextInvoice(onlyInvoice([LINE]), 'k')).toMatchObject({
    key: 'k',
    document_no: '',
    seller_nip: '0000000023',
    total: '',
    items: [EMPTY_ITEM],
    file_ids: [],
  });
});
