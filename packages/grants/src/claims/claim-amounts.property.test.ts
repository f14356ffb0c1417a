import { codesOf } from '@urzad/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARE_FORM } from '../dictionaries/dictionaries';
import { splitRefund } from '../refund/refund';
import { MONEY_RUNS } from '../testing/runs';
import { aClaimTerms } from '../testing/sample-claim';
import { type ClaimSums, claimSums } from './claim-amounts';
import type { ClaimCut } from './claim-cuts';
import { countedLines, type MoneyLine } from './claim-lines';
import { COST_KIND_CODES, LINE_DECISION_CODES } from './claim-options';
import { claimOutcome } from './claim-result';
import type { ClaimMoneyTerms } from './claim-terms';

type Line = Required<MoneyLine>;

const yesNo = fc.constantFrom('yes' as const, 'no' as const);
/** Small ones as well, where a rounded grosz is seen. */
const amount = fc.oneof(fc.nat(300), fc.nat(300_000));
const perhaps = fc.option(amount, { nil: null });

const line: fc.Arbitrary<Line> = fc.record({
  kind: fc.constantFrom(...COST_KIND_CODES, '' as const),
  amount: perhaps,
  paid_amount: perhaps,
  discount: fc.oneof(fc.constant(0), amount),
  other_public: fc.oneof(fc.constant(0), amount),
  decision: fc.option(fc.constantFrom(...LINE_DECISION_CODES), { nil: null }),
  eligible_amount: perhaps,
});
const lines = fc.array(line, { maxLength: 8 });
const header = fc.record({ days_present: fc.option(fc.nat(31), { nil: null }) });
const basis = fc.constantFrom('claimed' as const, 'accepted' as const);

const terms: fc.Arbitrary<ClaimMoneyTerms> = fc
  .record({
    care_form: fc.constantFrom(...codesOf(CARE_FORM)),
    rate: fc.nat(10_000),
    limit: amount,
    already_paid: fc.oneof(fc.constant(0), amount),
    meals: yesNo,
    extra_classes: yesNo,
    entry_fee_once: yesNo,
    entry_fee_used: yesNo,
    min_attendance_days: fc.nat(5),
    esf_share: fc.integer({ min: 1, max: 9_000 }),
    state_share: fc.nat(1_000),
  })
  .map(aClaimTerms);

it('every sum is the sum of its parts', () => {
  fc.assert(
    fc.property(lines, header, terms, basis, (all, head, given, how) => {
      const counted = countedLines(all, given, how);
      for (const { cost, counted: counts, cuts } of counted) expect(cost - sumOf(cuts)).toBe(counts);

      const sums = claimSums({ lines: all, header: head }, given, how);
      expect(sums.cost_total).toBe(counted.reduce((sum, { cost }) => sum + cost, 0));
      expect(sums.eligible_total).toBe(counted.reduce((sum, one) => sum + one.counted, 0));
      expect(sums.cost_total - sumOf(sums.cuts)).toBe(sums.refund);
      const notPaid = sums.cuts.filter(({ reason }) => reason === 'not-paid');
      expect(sums.cost_total - sumOf(notPaid)).toBe(sums.paid_total);
      expect(sums.esf + sums.state).toBe(sums.refund);
      expect(sums.cuts.filter((cut) => cut.amount === 0)).toEqual([]);
    }),
    MONEY_RUNS,
  );
});

it('no sum is below zero, and each is at most the one that it is a part of', () => {
  fc.assert(
    fc.property(lines, header, terms, basis, (all, head, given, how) => {
      const { cuts: _cuts, ...sums } = claimSums({ lines: all, header: head }, given, how);
      for (const sum of Object.values(sums)) expect(sum).toBeGreaterThanOrEqual(0);
      expect(sums.paid_total).toBeLessThanOrEqual(sums.cost_total);
      expect(sums.eligible_total).toBeLessThanOrEqual(sums.paid_total);
      expect(sums.share).toBeLessThanOrEqual(sums.eligible_total);
    }),
    MONEY_RUNS,
  );
});

it('the refund is above neither the limit of the month nor the share of what is eligible', () => {
  fc.assert(
    fc.property(lines, header, terms, basis, (all, head, given, how) => {
      const { refund, share, limit, already_paid, eligible_total, own_share } = claimSums(
        { lines: all, header: head },
        given,
        how,
      );
      expect(refund).toBeLessThanOrEqual(share);
      expect(refund).toBeLessThanOrEqual(limit);
      if (refund === 0) return;
      expect(already_paid + refund).toBeLessThanOrEqual(Math.min(share, limit));
      expect(already_paid + refund + own_share).toBe(eligible_total);
    }),
    MONEY_RUNS,
  );
});

it('what is paid for a month in parts has the split of the whole', () => {
  const steps = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(steps, terms, (parts, given) => {
      const paid = { refund: 0, esf: 0, state: 0 };
      let cost = 0;
      for (const part of parts) {
        cost += part;
        const entered: MoneyLine = { kind: 'KOREKTA', ...PAID, amount: 0, paid_amount: 0 };
        const whole: MoneyLine = { ...entered, kind: stayOf(given), amount: cost, paid_amount: cost };
        const sums = claimSums(
          { lines: [whole, entered], header: { days_present: 31 } },
          { ...given, already_paid: paid.refund },
          'claimed',
        );
        for (const key of ['refund', 'esf', 'state'] as const) paid[key] += sums[key];
      }
      const { esf, state } = splitRefund(paid.refund, paid.refund, {
        esf: given.esf_share,
        state: given.state_share,
      });
      expect(paid).toEqual({ refund: paid.refund, esf, state });
    }),
    MONEY_RUNS,
  );
});

it('a refused line never raises the refund, nor does one that is accepted in part', () => {
  // A second entry fee would take the place of the refused one: a claim has one (`entry-fee-twice`).
  const once = lines.filter((all) => all.filter(({ kind }) => kind === 'WPISOWE').length <= 1);
  fc.assert(
    fc.property(once, fc.nat(7), perhaps, terms, (all, at, eligible_amount, given) => {
      const decided = (decision: Line['decision']): ClaimSums => {
        const changed = all.map((one, place) => (place === at ? { ...one, decision, eligible_amount } : one));
        return claimSums({ lines: changed, header: { days_present: 31 } }, given, 'accepted');
      };
      const [whole, part, refused] = [decided('OK'), decided('CZESC'), decided('NIE')];
      expect(refused.refund).toBeLessThanOrEqual(whole.refund);
      expect(refused.refund).toBeLessThanOrEqual(part.refund);
      if (all[at]?.kind !== 'KOREKTA') expect(part.refund).toBeLessThanOrEqual(whole.refund);
    }),
    MONEY_RUNS,
  );
});

it('the office accepts at most what was claimed, unless it lowers a correction', () => {
  const plain = lines.map((all) => all.filter(({ kind }) => kind !== 'KOREKTA' && kind !== 'WPISOWE'));
  fc.assert(
    fc.property(plain, header, terms, (all, head, given) => {
      const claim = { lines: all, header: head };
      const accepted = claimSums(claim, given, 'accepted');
      expect(accepted.refund).toBeLessThanOrEqual(claimSums(claim, given, 'claimed').refund);
      expect(['none', 'kept'].includes(claimOutcome(all, accepted))).toBe(accepted.refund === 0);
    }),
    MONEY_RUNS,
  );
});

it('the order of lines changes nothing, but which entry fee counts', () => {
  const plain = lines.map((all) => all.filter(({ kind }) => kind !== 'WPISOWE'));
  fc.assert(
    fc.property(plain, header, terms, basis, (all, head, given, how) => {
      const { cuts: _one, ...there } = claimSums({ lines: all, header: head }, given, how);
      const { cuts: _other, ...back } = claimSums({ lines: all.toReversed(), header: head }, given, how);
      expect(back).toEqual(there);
    }),
    MONEY_RUNS,
  );
});

const PAID = { discount: 0, other_public: 0 };

function stayOf({ care_form }: ClaimMoneyTerms) {
  return care_form === 'NIANIA' ? 'WYNAGRODZENIE_NIANI' : 'POBYT';
}

function sumOf(cuts: readonly ClaimCut[]): number {
  return cuts.reduce((sum, cut) => sum + cut.amount, 0);
}
