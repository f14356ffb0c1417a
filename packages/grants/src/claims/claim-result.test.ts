import { expect, it } from 'vitest';
import { aClaimHeader, aClaimLine, aClaimTerms } from '../testing/sample-claim';
import { claimSums } from './claim-amounts';
import type { CostKind, LineDecision } from './claim-options';
import { claimOutcome } from './claim-result';

it.each([
  ['all of it', [['POBYT', 'OK']], 'approved'],
  ['a part of a line', [['POBYT', 'CZESC']], 'approved_partly'],
  [
    'one of two lines',
    [
      ['POBYT', 'OK'],
      ['WYZYWIENIE', 'NIE'],
    ],
    'approved_partly',
  ],
  ['no line', [['POBYT', 'NIE']], 'none'],
  ['only what is not refunded', [['INNE', 'OK']], 'none'],
  // Nothing is lost by the refusal of what counts nothing.
  [
    'all that counts',
    [
      ['POBYT', 'OK'],
      ['ZAJECIA_DODATKOWE', 'NIE'],
    ],
    'approved',
  ],
  [
    'a correction refused, which lowers all the same',
    [
      ['POBYT', 'OK'],
      ['KOREKTA', 'NIE'],
    ],
    'approved',
  ],
] as const satisfies [string, (readonly [CostKind, LineDecision])[], string][])(
  'accepting %s ends as it should',
  (_what, decisions, outcome) => {
    const lines = decisions.map(([kind, decision]) => ({
      ...aClaimLine({ kind, amount: kind === 'KOREKTA' ? 100 : 50_000 }),
      decision,
      eligible_amount: 40_000,
    }));
    const sums = claimSums({ lines, header: aClaimHeader() }, aClaimTerms(), 'accepted');
    expect(claimOutcome(lines, sums)).toBe(outcome);
  },
);

it('after a review pays the difference, or keeps what was paid', () => {
  const lines = [
    { ...aClaimLine({ kind: 'POBYT', amount: 50_000 }), decision: 'OK', eligible_amount: 50_000 } as const,
  ];
  const of = (already_paid: number) => {
    const sums = claimSums({ lines, header: aClaimHeader() }, { ...aClaimTerms(), already_paid }, 'accepted');
    return [claimOutcome(lines, sums), sums.refund];
  };
  expect(of(40_000)).toEqual(['approved', 7500]);
  expect(of(47_500)).toEqual(['kept', 0]);
  expect(of(60_000)).toEqual(['kept', 0]);
});
