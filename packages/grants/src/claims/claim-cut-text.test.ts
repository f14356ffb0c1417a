import { describe, expect, it } from 'vitest';
import { aClaimHeader, aClaimLine, aClaimTerms } from '../testing/sample-claim';
import { claimSums } from './claim-amounts';
import { cutLabel, cutText } from './claim-cut-text';
import type { ClaimCut } from './claim-cuts';
import type { ClaimLineAnswers } from './claim-line';
import type { ClaimMoneyTerms } from './claim-terms';

function cutsOf(lines: Partial<ClaimLineAnswers>[], terms: Partial<ClaimMoneyTerms> = {}): ClaimCut[] {
  const claim = { lines: lines.map(aClaimLine), header: aClaimHeader({ days_present: 1 }) };
  return claimSums(claim, aClaimTerms(terms), 'claimed').cuts;
}

/** With plain spaces, as they are typed. */
function said(cuts: readonly ClaimCut[], locale: 'pl' | 'en' = 'pl'): string[] {
  return cuts.map((cut) => `${cutLabel(cut, locale)}: ${cutText(cut, locale)}`.replaceAll('\u00a0', ' '));
}

it('explains the refund of U9 in the words of a parent', () => {
  const lines: Partial<ClaimLineAnswers>[] = [
    { amount: 134_000 },
    { kind: 'ZAJECIA_DODATKOWE', amount: 12_000 },
  ];
  expect(said(cutsOf(lines))).toEqual([
    'Zajęcia dodatkowe: W tym naborze nie zwracamy zajęć dodatkowych, na przykład rytmiki i języków.',
    'Część, którą płacisz Ty: Zwracamy 95% z 1 340,00 zł.',
    'Ponad limit żłobka: Najwięcej to 1 140,00 zł za pełny miesiąc.',
  ]);
  expect(said(cutsOf(lines), 'en')).toEqual([
    'Extra classes: This call does not refund extra classes, for example eurhythmics and languages.',
    'The part that you pay: We refund 95% of 1 340,00 zł.',
    'Above the limit of a nursery: The most for a whole month is 1 140,00 zł.',
  ]);
});

describe('the limit', () => {
  it.each([
    [{}, 'Ponad limit żłobka: Najwięcej to 1 140,00 zł za pełny miesiąc.'],
    [
      { limit: 36_774, days_in_contract: 10 },
      'Ponad limit żłobka: Najwięcej to 367,74 zł za 10 z 31 dni miesiąca.',
    ],
    [{ limit: 95_000 }, 'Ponad kwotę z umowy: W umowie na ten miesiąc jest najwięcej 950,00 zł.'],
  ])('of %j is said with its reason', (terms, text) => {
    expect(said(cutsOf([{ amount: 134_000 }], terms)).at(-1)).toBe(text);
  });
});

it('says how many days in care are needed', () => {
  expect(said(cutsOf([{}], { min_attendance_days: 2 })).at(-1)).toBe(
    'Za mało dni w opiece: Dziecko musi być w opiece co najmniej 2 dni w miesiącu.',
  );
});

it('has words for every cut, different for every reason', () => {
  const lines: Partial<ClaimLineAnswers>[] = [
    { amount: 200_000, paid_amount: 199_950, discount: 100, other_public: 100 },
    { kind: '' },
    { kind: 'SKLADKI_ZUS' },
    { kind: 'WYZYWIENIE' },
    { kind: 'INNE' },
    { kind: 'WPISOWE' },
    { kind: 'WPISOWE' },
  ];
  const cuts = [
    ...cutsOf(lines, { meals: 'no', already_paid: 5_000 }),
    { reason: 'refused', amount: 1, kind: 'POBYT' },
    { reason: 'in-part', amount: 1, kind: 'POBYT' },
    { reason: 'correction', amount: -1, kind: 'KOREKTA' },
  ] as const satisfies ClaimCut[];
  expect(new Set(cuts.map(({ reason }) => reason)).size).toBe(13);
  for (const locale of ['pl', 'en'] as const) {
    const texts = cuts.map((cut) => cutText(cut, locale));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.length < 10)).toEqual([]);
    expect(cuts.map((cut) => cutLabel(cut, locale)).filter((text) => text.length < 5)).toEqual([]);
  }
});
