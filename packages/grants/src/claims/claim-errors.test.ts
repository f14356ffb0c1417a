import { describe, expect, it } from 'vitest';
import { aClaimHeader, aClaimLine, aClaimTerms } from '../testing/sample-claim';
import { CLAIM_ERROR_CODES, claimErrorText, isClaimErrorCode } from './claim-error-texts';
import { type CheckedClaim, claimErrors } from './claim-errors';
import type { ClaimHeader, ClaimLineAnswers } from './claim-line';
import { defaultLines } from './claim-line-drafts';
import { CLAIM_LINES_MAX } from './claim-options';

const CLAIM: CheckedClaim = {
  header: aClaimHeader(),
  lines: [aClaimLine(), aClaimLine({ kind: 'WYZYWIENIE', amount: 24_000 })],
  terms: aClaimTerms(),
  files: [
    { id: 1, kind: 'FAKTURA' },
    { id: 2, kind: 'POTW_PRZELEWU' },
  ],
  today: '2027-02-10',
};

const NANNY = aClaimTerms({ care_form: 'NIANIA', seller_nip: '', seller_name: 'Halina Wzorowa-Testowa' });

function errorsOfLine(line: Partial<ClaimLineAnswers>, claim: Partial<CheckedClaim> = {}) {
  return claimErrors({ ...CLAIM, lines: [aClaimLine(line)], ...claim });
}

it('finds nothing in the claim of U9', () => {
  const classes = aClaimLine({ kind: 'ZAJECIA_DODATKOWE', amount: 12_000 });
  expect(claimErrors({ ...CLAIM, lines: [...CLAIM.lines, classes] })).toEqual({});
});

it('finds nothing in the claim of a nanny who is paid by a bill', () => {
  const line = aClaimLine({
    kind: 'WYNAGRODZENIE_NIANI',
    document_kind: 'RACHUNEK',
    seller_nip: '',
    paid_form: 'GOTOWKA',
  });
  expect(claimErrors({ ...CLAIM, terms: NANNY, lines: [line] })).toEqual({});
});

it('asks for all that a new claim leaves empty', () => {
  expect(claimErrors({ ...CLAIM, lines: defaultLines(CLAIM.terms) })).toEqual({
    'lines.0.document_no': 'is-empty',
    'lines.0.document_date': 'is-empty',
    'lines.0.amount': 'is-empty',
    'lines.0.document_total': 'is-empty',
    'lines.0.paid_amount': 'is-empty',
    'lines.0.paid_date': 'is-empty',
    'lines.0.file_ids': 'no-file',
  });
});

describe('the lines together', () => {
  it('are at least one, and not too many', () => {
    expect(claimErrors({ ...CLAIM, lines: [] })).toEqual({ lines: 'no-lines' });
    const many = Array.from({ length: CLAIM_LINES_MAX + 1 }, () => aClaimLine({ amount: 100 }));
    expect(claimErrors({ ...CLAIM, lines: many })).toEqual({ lines: 'too-many-lines' });
  });

  it('have one entry fee, unless the call pays for each', () => {
    const fee = aClaimLine({ kind: 'WPISOWE', amount: 30_000 });
    const lines = [fee, fee];
    expect(claimErrors({ ...CLAIM, lines })).toEqual({ 'lines.1.kind': 'entry-fee-twice' });
    expect(claimErrors({ ...CLAIM, lines, terms: aClaimTerms({ entry_fee_once: 'no' }) })).toEqual({});
  });

  it('of one document are at most its total, however its number is typed', () => {
    const whole = { document_total: 130_000 };
    const lines = [
      aClaimLine({ ...whole, document_no: 'fv/01 /2027' }),
      aClaimLine({ ...whole, kind: 'WYZYWIENIE', amount: 24_000 }),
    ];
    expect(claimErrors({ ...CLAIM, lines })).toEqual({
      'lines.0.document_total': 'above-document',
      'lines.1.document_total': 'above-document',
    });
    const other = aClaimLine({ ...whole, document_no: 'FV/02/2027', kind: 'WYZYWIENIE', amount: 24_000 });
    expect(claimErrors({ ...CLAIM, lines: [aClaimLine(whole), other] })).toEqual({});
  });

  it('of one document name one total', () => {
    const lines = [aClaimLine(), aClaimLine({ kind: 'WYZYWIENIE', amount: 100, document_total: 146_001 })];
    expect(claimErrors({ ...CLAIM, lines })).toEqual({
      'lines.0.document_total': 'other-total',
      'lines.1.document_total': 'other-total',
    });
  });

  it('are not lowered below nothing by a correction', () => {
    const correction = aClaimLine({
      kind: 'KOREKTA',
      document_no: 'KOR/1',
      amount: 110_001,
      paid_amount: null,
    });
    expect(claimErrors({ ...CLAIM, lines: [aClaimLine(), correction] })).toEqual({
      'lines.1.amount': 'above-cost',
    });
    const lower = { ...correction, amount: 1, paid_date: '' as const, paid_form: '' as const };
    expect(claimErrors({ ...CLAIM, lines: [aClaimLine(), lower] })).toEqual({});
  });
});

describe('a line', () => {
  it.each<[keyof ClaimLineAnswers, Partial<ClaimLineAnswers>, string]>([
    ['kind', { kind: '' }, 'is-empty'],
    ['kind', { kind: 'SKLADKI_ZUS' }, 'other-form'],
    ['document_kind', { document_kind: '' }, 'is-empty'],
    ['document_no', { document_no: ' ' }, 'is-empty'],
    ['document_date', { document_date: '2027-02-11' }, 'is-in-future'],
    ['seller_name', { seller_name: '' }, 'is-empty'],
    ['seller_nip', { seller_nip: '' }, 'is-empty'],
    ['seller_nip', { seller_nip: '0000000024' }, 'not-valid-nip'],
    ['seller_nip', { seller_nip: '0000000017' }, 'other-seller'],
    ['period_from', { period_from: '' }, 'is-empty'],
    ['period_from', { period_from: '2026-12-31' }, 'outside-period'],
    ['period_to', { period_to: '2027-02-01' }, 'outside-period'],
    ['period_to', { period_from: '2027-01-20', period_to: '2027-01-19' }, 'not-valid-range'],
    ['amount', { amount: 0 }, 'not-positive'],
    ['document_total', { document_total: 0 }, 'not-positive'],
    ['document_total', { document_total: 109_999 }, 'above-document'],
    ['document_total', { document_total: 2_147_483_648 }, 'is-too-big'],
    ['discount', { discount: 110_001 }, 'above-amount'],
    ['other_public', { other_public: 110_001 }, 'above-amount'],
    ['discount', { discount: -1 }, 'not-valid-price'],
    ['paid_amount', { paid_amount: null }, 'is-empty'],
    ['paid_amount', { paid_amount: -1 }, 'not-valid-price'],
    ['paid_amount', { paid_amount: 146_000 }, 'paid-above-amount'],
    ['paid_date', { paid_date: '' }, 'is-empty'],
    ['paid_date', { paid_date: '2027-02-11' }, 'is-in-future'],
    ['paid_form', { paid_form: '' }, 'is-empty'],
    ['paid_form', { paid_form: 'GOTOWKA', document_kind: 'ZASWIADCZENIE' }, 'cash-needs-bill'],
    ['file_ids', { paid_form: 'GOTOWKA', file_ids: [2] }, 'cash-needs-file'],
    ['file_ids', { file_ids: [] }, 'no-file'],
    // A file that was removed from the claim.
    ['file_ids', { file_ids: [3] }, 'no-file'],
  ])('refuses in %s %j: %s', (name, line, code) => {
    expect(errorsOfLine(line)).toEqual({ [`lines.0.${name}`]: code });
  });

  it.each([
    ['the first and the last day', { period_from: '2027-01-01', period_to: '2027-01-31' }],
    ['a payment of today', { paid_date: '2027-02-10', document_date: '2027-02-10' }],
    [
      'a discount of all of it, paid by nobody',
      { discount: 110_000, paid_amount: 0, paid_date: '', paid_form: '' },
    ],
    ['a NIP with dashes', { seller_nip: '000-000-00-23' }],
    ['extra classes of another firm', { kind: 'ZAJECIA_DODATKOWE', seller_nip: '0000000017' }],
    ['cash with its bill', { paid_form: 'GOTOWKA', document_kind: 'RACHUNEK' }],
  ] as const)('takes %s', (_what, line) => {
    expect(errorsOfLine(line)).toEqual({});
  });

  it('covers only days of the contract', () => {
    const terms = aClaimTerms({ period_from: '2027-01-16' });
    expect(errorsOfLine({}, { terms })).toEqual({ 'lines.0.period_from': 'outside-period' });
  });

  it('of a nanny has no NIP, and needs no name', () => {
    const line = { kind: 'SKLADKI_ZUS', document_kind: 'ZUS_DRA', seller_name: '' } as const;
    expect(errorsOfLine(line, { terms: NANNY })).toEqual({ 'lines.0.seller_nip': 'nanny-has-no-nip' });
    expect(errorsOfLine({ ...line, seller_nip: '' }, { terms: NANNY })).toEqual({});
  });
});

describe('the month', () => {
  it.each([
    ['days_present', { days_present: null }, 'is-empty'],
    ['days_absent_sick', { days_absent_sick: null }, 'is-empty'],
    ['days_present', { days_present: -1 }, 'not-valid-number'],
    ['days_present', { days_present: 1.5 }, 'not-valid-number'],
    ['days_absent_sick', { days_present: 17, days_absent_sick: 15 }, 'more-days-than-month'],
    ['sick_leave_over_30', { sick_leave_over_30: '' }, 'is-empty'],
    ['employment_confirmed', { employment_confirmed: '' }, 'is-empty'],
    ['decl_no_double', { decl_no_double: 'no' }, 'not-accepted'],
    ['decl_paid', { decl_paid: '' }, 'not-accepted'],
    ['decl_no_change', { decl_no_change: 'no' }, 'not-accepted'],
    ['note', { note: 'a'.repeat(1001) }, 'is-too-big'],
  ] as const satisfies [keyof ClaimHeader, Partial<ClaimHeader>, string][])(
    'refuses in %s %j: %s',
    (name, header, code) => {
      expect(claimErrors({ ...CLAIM, header: aClaimHeader(header) })).toEqual({ [`header.${name}`]: code });
    },
  );

  it('has at most its own days, counted together', () => {
    const header = aClaimHeader({ days_present: 29, days_absent_sick: 0 });
    const february = { month: '2027-02', days_in_month: 28, days_in_contract: 28 } as const;
    const period = { period_from: '2027-02-01', period_to: '2027-02-28' } as const;
    const terms = aClaimTerms({ ...february, ...period });
    expect(claimErrors({ ...CLAIM, header, terms, lines: [aClaimLine(period)] })).toMatchObject({
      'header.days_present': 'more-days-than-month',
    });
  });

  it('has at most the days that the contract covers of it', () => {
    const terms = aClaimTerms({ period_from: '2027-01-16', days_in_contract: 16 });
    const errors = (days_present: number, days_absent_sick: number) => {
      const header = aClaimHeader({ days_present, days_absent_sick });
      return claimErrors({ ...CLAIM, header, terms, lines: [aClaimLine({ period_from: '2027-01-16' })] });
    };
    expect(errors(11, 5)).toEqual({});
    expect(errors(17, 0)).toMatchObject({ 'header.days_present': 'more-days-than-contract' });
    expect(errors(12, 5)).toEqual({ 'header.days_absent_sick': 'more-days-than-contract' });
  });

  it('may be one in which the child was never there, or the parent has not confirmed the work', () => {
    const header = aClaimHeader({ days_present: 0, days_absent_sick: 0, employment_confirmed: 'no' });
    expect(claimErrors({ ...CLAIM, header })).toEqual({});
  });
});

it('has words of its own for every code, and those of the kit', () => {
  for (const locale of ['pl', 'en'] as const) {
    const texts = CLAIM_ERROR_CODES.map((code) => claimErrorText(code, locale));
    expect(new Set(texts).size).toBe(CLAIM_ERROR_CODES.length);
    expect(claimErrorText('is-empty', locale).length).toBeGreaterThan(5);
  }
  expect(isClaimErrorCode('above-document')).toBe(true);
  expect(isClaimErrorCode('no-file')).toBe(true);
  expect(isClaimErrorCode('toString')).toBe(false);
});
