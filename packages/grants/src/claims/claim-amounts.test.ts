import { describe, expect, it } from 'vitest';
import { refundFor } from '../refund/refund';
import { aClaimHeader, aClaimLine, aClaimTerms } from '../testing/sample-claim';
import { claimSums } from './claim-amounts';
import type { ClaimLineAnswers, LineVerdict } from './claim-line';
import { type ClaimBasis, countedLines } from './claim-lines';
import type { ClaimMoneyTerms } from './claim-terms';

type Line = Partial<ClaimLineAnswers & Pick<LineVerdict, 'decision' | 'eligible_amount'>>;

const NO_VERDICT = { decision: null, eligible_amount: null };

function claimOf(lines: readonly Line[], header = aClaimHeader()) {
  return { lines: lines.map((line) => ({ ...NO_VERDICT, ...aClaimLine(line), ...line })), header };
}

function sumsOf(lines: readonly Line[], terms: Partial<ClaimMoneyTerms> = {}, basis: ClaimBasis = 'claimed') {
  return claimSums(claimOf(lines), aClaimTerms(terms), basis);
}

function countedOf(
  lines: readonly Line[],
  terms: Partial<ClaimMoneyTerms> = {},
  basis: ClaimBasis = 'claimed',
) {
  return countedLines(claimOf(lines).lines, aClaimTerms(terms), basis);
}

/** The invoice of U9: stay, meals and extra classes. */
const INVOICE: Line[] = [
  { kind: 'POBYT', amount: 110_000 },
  { kind: 'WYZYWIENIE', amount: 24_000 },
  { kind: 'ZAJECIA_DODATKOWE', amount: 12_000 },
];

describe('the test values of the process (Process §1.7)', () => {
  const SEPTEMBER = { month: '2027-09', days_in_contract: 15, days_in_month: 30 };
  it.each([
    ['a nursery at its limit', {}, 134_000, 114_000],
    ['a club below its limit', { care_form: 'KLUB', cap: 76_000 }, 62_000, 58_900],
    ['a nanny at her limit', { care_form: 'NIANIA', cap: 237_500 }, 260_000, 237_500],
    ['half of September', SEPTEMBER, 70_000, 57_000],
    ['a nursery below its limit', {}, 118_033, 112_131],
    ['10 of 31 days', { days_in_contract: 10 }, 134_000, 36_774],
    ['a kindergarten', { care_form: 'PRZEDSZKOLE', cap: 139_000 }, 146_310, 138_995],
  ] as const)('%s', (_what, changes, planned_cost, refund) => {
    const terms = aClaimTerms({ ...changes, planned_cost });
    const { rate, cap, days_in_contract: daysInContract, days_in_month: daysInMonth } = terms;
    const limit = refundFor({ eligible: planned_cost, rate, cap, daysInContract, daysInMonth });
    const kind = terms.care_form === 'NIANIA' ? 'WYNAGRODZENIE_NIANI' : 'POBYT';
    expect(sumsOf([{ kind, amount: planned_cost }], { ...terms, limit }).refund).toBe(refund);
    // The limit of the call alone gives the same.
    const ofCall = refundFor({ eligible: 999_999, rate: 10_000, cap, daysInContract, daysInMonth });
    expect(sumsOf([{ kind, amount: planned_cost }], { ...terms, limit: ofCall }).refund).toBe(refund);
  });

  it('splits 1140,00 of 1340,00 into 1020,00, 120,00 and 200,00', () => {
    expect(sumsOf([{ amount: 134_000 }])).toMatchObject({ esf: 102_000, state: 12_000, own_share: 20_000 });
  });
});

it('U9: extra classes count nothing, the rest is cut to the limit', () => {
  expect(sumsOf(INVOICE)).toMatchObject({
    cost_total: 146_000,
    paid_total: 146_000,
    eligible_total: 134_000,
    share: 127_300,
    limit: 114_000,
    refund: 114_000,
    own_share: 20_000,
    parent_share: 32_000,
    cuts: [
      { reason: 'kind-not-refunded', amount: 12_000, kind: 'ZAJECIA_DODATKOWE' },
      { reason: 'rate', amount: 6_700 },
      { reason: 'limit', amount: 13_300 },
    ],
  });
});

it('U10: without the meals that the office refuses 1045,00 remain, of both funds', () => {
  const decided = INVOICE.map((line, at) => ({
    ...line,
    decision: at === 1 ? ('NIE' as const) : ('OK' as const),
  }));

  expect(sumsOf(decided, {}, 'accepted')).toMatchObject({
    eligible_total: 110_000,
    refund: 104_500,
    esf: 93_500,
    state: 11_000,
    own_share: 5_500,
    parent_share: 41_500,
  });
  expect(sumsOf(decided, {}, 'claimed').refund).toBe(114_000);
});

describe('a line', () => {
  it.each([
    ['counts what was paid of it', { amount: 110_000, paid_amount: 100_000 }, 100_000, ['not-paid']],
    ['counts no more than its amount', { amount: 110_000, paid_amount: 146_000 }, 110_000, []],
    ['counts nothing while nothing is paid', { amount: 110_000, paid_amount: null }, 0, ['not-paid']],
    [
      'is not lowered twice by a discount that was not paid',
      { amount: 110_000, paid_amount: 100_000, discount: 10_000 },
      100_000,
      ['not-paid'],
    ],
    [
      'is lowered by the part of a discount that was paid',
      { amount: 110_000, paid_amount: 105_000, discount: 10_000 },
      100_000,
      ['not-paid', 'discount'],
    ],
    ['is lowered by a discount', { amount: 110_000, discount: 10_000 }, 100_000, ['discount']],
    [
      'is lowered by both, never below zero',
      { amount: 1_000, discount: 900, other_public: 500 },
      0,
      ['discount', 'other-public'],
    ],
    ['counts nothing without a kind', { kind: '' }, 0, ['no-kind']],
    ['counts nothing when it is of another form of care', { kind: 'SKLADKI_ZUS' }, 0, ['other-form']],
    ['counts nothing when it is another cost', { kind: 'INNE' }, 0, ['kind-not-refunded']],
    [
      'says so before an amount is typed',
      { kind: 'INNE', amount: null, paid_amount: null },
      0,
      ['kind-not-refunded'],
    ],
  ] as const)('%s', (_what, line, counted, reasons) => {
    const [one] = countedOf([line]);
    expect(one?.counted).toBe(counted);
    expect(one?.cuts.map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each([
    ['WYZYWIENIE', { meals: 'no' }, 0],
    ['WYZYWIENIE', { meals: 'yes' }, 24_000],
    ['ZAJECIA_DODATKOWE', { extra_classes: 'no' }, 0],
    ['ZAJECIA_DODATKOWE', { extra_classes: 'yes' }, 24_000],
    ['SKLADKI_ZUS', { care_form: 'NIANIA' }, 24_000],
    ['POBYT', { care_form: 'NIANIA' }, 0],
  ] as const)('%s counts as the call says: %j', (kind, terms, counted) => {
    expect(countedOf([{ kind, amount: 24_000 }], terms)[0]?.counted).toBe(counted);
  });

  it('that counts nothing lowers nothing else by its discount', () => {
    const sums = sumsOf([{ amount: 110_000 }, { kind: 'INNE', amount: 50_000, discount: 50_000 }]);
    expect(sums.eligible_total).toBe(110_000);
  });
});

describe('an entry fee', () => {
  const FEE: Line = { kind: 'WPISOWE', amount: 30_000 };
  const counts = (lines: Line[], terms?: Partial<ClaimMoneyTerms>, basis?: ClaimBasis) =>
    countedOf(lines, terms, basis).map(({ counted }) => counted);

  it('counts once, for the first line', () => {
    expect(counts([FEE, { ...FEE, amount: 20_000 }])).toEqual([30_000, 0]);
  });

  it('counts for the first line that the office has not refused', () => {
    expect(counts([{ ...FEE, decision: 'NIE' }, FEE], {}, 'accepted')).toEqual([0, 30_000]);
    expect(counts([{ ...FEE, decision: 'NIE' }, FEE], {}, 'claimed')).toEqual([30_000, 0]);
  });

  it('counts for none once it was accepted before, and for each where the call says so', () => {
    expect(counts([FEE, FEE], { entry_fee_used: 'yes' })).toEqual([0, 0]);
    expect(counts([FEE, FEE], { entry_fee_once: 'no', entry_fee_used: 'yes' })).toEqual([30_000, 30_000]);
  });

  it('that is refused says so, and not that it was used', () => {
    const [refused] = countedOf([{ ...FEE, decision: 'NIE' }], {}, 'accepted');
    expect(refused?.cuts).toEqual([{ reason: 'refused', amount: 30_000, kind: 'WPISOWE' }]);
  });
});

describe('a correction of an invoice', () => {
  const CORRECTION: Line = { kind: 'KOREKTA', amount: 20_000, paid_amount: null };

  it('lowers the cost, what was paid and what is refunded, before the other lines as well', () => {
    expect(sumsOf([CORRECTION, { amount: 110_000 }])).toMatchObject({
      cost_total: 90_000,
      paid_total: 90_000,
      eligible_total: 90_000,
      refund: 85_500,
      parent_share: 4_500,
    });
  });

  it('lowers nothing below zero, and says where it lowers less than the cost', () => {
    const lines: Line[] = [{ amount: 10_000 }, { kind: 'INNE', amount: 50_000 }, CORRECTION];
    expect(sumsOf(lines)).toMatchObject({ cost_total: 40_000, eligible_total: 0, refund: 0 });
    expect(sumsOf(lines).cuts).toContainEqual({ reason: 'correction', amount: -10_000, kind: 'KOREKTA' });
    expect(sumsOf([{ ...CORRECTION, amount: 999_999 }])).toMatchObject({ cost_total: 0, paid_total: 0 });
  });

  it('lowers as well when it is refused, and as the office says where it is about what is not refunded', () => {
    const lines: Line[] = [{ amount: 110_000 }, { kind: 'INNE', amount: 50_000 }];
    const accepted = (verdict: Line) => sumsOf([...lines, { ...CORRECTION, ...verdict }], {}, 'accepted');
    expect(accepted({ decision: 'NIE' }).eligible_total).toBe(90_000);
    expect(accepted({ decision: 'OK' }).eligible_total).toBe(90_000);
    expect(accepted({ decision: 'CZESC', eligible_amount: 5_000 })).toMatchObject({
      cost_total: 140_000,
      eligible_total: 105_000,
    });
  });

  it('lowers at least what nobody has paid any more', () => {
    const lines: Line[] = [{ amount: 110_000 }, { ...CORRECTION, decision: 'CZESC', eligible_amount: 0 }];
    expect(sumsOf(lines, {}, 'accepted')).toMatchObject({ paid_total: 90_000, eligible_total: 90_000 });
  });
});

describe('a decision', () => {
  const LINE: Line = { amount: 110_000, discount: 10_000 };
  it.each([
    [{ decision: null }, 100_000, ['discount']],
    [{ decision: 'OK' }, 100_000, ['discount']],
    [{ decision: 'NIE' }, 0, ['refused']],
    // What remains after the discount, which is not subtracted again.
    [{ decision: 'CZESC', eligible_amount: 80_000 }, 80_000, ['discount', 'in-part']],
    [{ decision: 'CZESC', eligible_amount: null }, 0, ['discount', 'in-part']],
    // Never more than the parent claims.
    [{ decision: 'CZESC', eligible_amount: 105_000 }, 100_000, ['discount']],
  ] as const)('%j counts %d', (verdict, counted, reasons) => {
    const [one] = countedOf([{ ...LINE, ...verdict }], {}, 'accepted');
    expect(one?.counted).toBe(counted);
    expect(one?.cuts.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('does not make the call pay for a kind that it does not refund', () => {
    const lines: Line[] = [
      { kind: 'INNE', decision: 'OK' },
      { kind: 'INNE', decision: 'CZESC', eligible_amount: 1 },
    ];
    expect(sumsOf(lines, {}, 'accepted').eligible_total).toBe(0);
  });
});

describe('the month', () => {
  it('is not refunded with too few days in care, once they are known', () => {
    const claim = claimOf([{}], aClaimHeader({ days_present: 0 }));
    const sums = claimSums(claim, aClaimTerms(), 'claimed');
    expect(sums).toMatchObject({ refund: 0, esf: 0, state: 0, own_share: 110_000 });
    expect(sums.cuts.at(-1)).toMatchObject({ reason: 'attendance', amount: 104_500 });

    const unknown = claimOf([{}], aClaimHeader({ days_present: null }));
    expect(claimSums(unknown, aClaimTerms(), 'claimed').refund).toBe(104_500);
    expect(claimSums(claim, aClaimTerms({ min_attendance_days: 0 }), 'claimed').refund).toBe(104_500);
  });

  it('that was paid in part gets the difference, whose split is that of the splits', () => {
    const sums = sumsOf([{ amount: 134_000 }], { already_paid: 104_503 });
    expect(sums).toMatchObject({ refund: 9_497, own_share: 20_000, parent_share: 20_000 });
    // 1020,00 − 935,03
    expect([sums.esf, sums.state]).toEqual([8_497, 1_000]);
    expect(sums.cuts.at(-1)).toMatchObject({ reason: 'already-paid', amount: 104_503 });
  });

  it('that was paid too much gets nothing, and nothing is taken back here', () => {
    expect(sumsOf([{ amount: 10_000 }], { already_paid: 14_000 })).toMatchObject({
      refund: 0,
      esf: 0,
      state: 0,
      own_share: 0,
      parent_share: 0,
    });
  });

  it('without lines is nothing', () => {
    expect(sumsOf([])).toMatchObject({ cost_total: 0, eligible_total: 0, refund: 0, cuts: [] });
  });
});
