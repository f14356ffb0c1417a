import type { ClaimHeader, ClaimLineAnswers, ClaimMoneyTerms } from '@urzad/grants';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod/mini';
import { ClaimTerms, claimHeaderDraft, claimLineDraft, IsoMonthText } from './claim-shapes';

describe('what crosses the wire is what the law of claims is about', () => {
  it('in the terms of a claim', () => {
    expectTypeOf<ClaimTerms>().toEqualTypeOf<ClaimMoneyTerms>();
    expect(Object.keys(ClaimTerms.shape)).toContain('already_paid');
  });

  it('in its lines', () => {
    expectTypeOf<z.infer<typeof claimLineDraft>>().toEqualTypeOf<ClaimLineAnswers>();
    expect(Object.keys(claimLineDraft.shape)).toContain('document_total');
  });

  it('in its header', () => {
    expectTypeOf<z.infer<typeof claimHeaderDraft>>().toEqualTypeOf<ClaimHeader>();
    expect(Object.keys(claimHeaderDraft.shape)).toContain('days_present');
  });
});

it.each([
  ['2027-01', true],
  ['2027-12', true],
  ['2027-13', false],
  ['2027-1', false],
  ['2027-01-01', false],
])('the month %s is one: %s', (text, isOne) => {
  expect(IsoMonthText.safeParse(text).success).toBe(isOne);
});
