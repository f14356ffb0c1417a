import { expect, it } from 'vitest';
import { SAMPLE_CALL } from '../testing/sample-registration';
import { eligibilityLimitText } from './eligibility-limits';

const FACTS = { locale: 'pl', call: SAMPLE_CALL, today: '2027-02-10' } as const;

it.each([
  ['not-eligible-e6', undefined, 'Ostatni możliwy dzień: 13 maja 2027 r.'],
  ['not-eligible-e13', undefined, 'Może mieć najwyżej 30 dni: najwcześniejsza data to 11 stycznia 2027 r.'],
  [
    'not-eligible-e4',
    undefined,
    'Pierwszego dnia naboru (8 lutego 2027 r.) dziecko musi mieć co najmniej 20 tygodni i mniej niż 3 lata.',
  ],
  [
    'not-eligible-e4',
    'KLUB',
    'Pierwszego dnia naboru (8 lutego 2027 r.) dziecko musi mieć co najmniej 1 rok i mniej niż 3 lata.',
  ],
  ['not-eligible-e3', undefined, undefined],
] as const)('%s of the form of care %s: %s', (code, careForm, text) => {
  expect(eligibilityLimitText(code, { ...FACTS, careForm })).toBe(text);
});

it.each([
  ['32', 'Chodzi o województwo zachodniopomorskie.'],
  ['22', 'Chodzi o województwo pomorskie.'],
])('names the voivodeship %s of the call', (region, text) => {
  const call = { ...SAMPLE_CALL, params: { ...SAMPLE_CALL.params, region } };
  expect(eligibilityLimitText('not-eligible-e2', { ...FACTS, call })).toBe(text);
});

it('speaks English', () => {
  expect(eligibilityLimitText('not-eligible-e13', { ...FACTS, locale: 'en' })).toBe(
    'It may be at most 30 days old, dated 11 January 2027 or later.',
  );
});
