import { expect, it } from 'vitest';
import { SAMPLE_CALL } from '../testing/sample-registration';
import { eligibilityLimitText } from './eligibility-limits';

const FACTS = { locale: 'pl', call: SAMPLE_CALL, today: '2027-02-10' } as const;

it.each([
  ['not-eligible-e6', undefined, 'Ostatni możliwy dzień: 13\u00a0maja 2027\u00a0r.'],
  [
    'not-eligible-e13',
    undefined,
    'Może mieć najwyżej 30\u00a0dni: najwcześniejsza data to 11\u00a0stycznia 2027\u00a0r.',
  ],
  [
    'not-eligible-e4',
    undefined,
    'Pierwszego dnia naboru (8\u00a0lutego 2027\u00a0r.) dziecko musi mieć co najmniej 20\u00a0tygodni i\u00a0mniej niż 3\u00a0lata.',
  ],
  [
    'not-eligible-e4',
    'KLUB',
    'Pierwszego dnia naboru (8\u00a0lutego 2027\u00a0r.) dziecko musi mieć co najmniej 1\u00a0rok i\u00a0mniej niż 3\u00a0lata.',
  ],
  ['not-eligible-e3', undefined, undefined],
] as const)('%s of the form of care %s: %s', (code, careForm, text) => {
  expect(eligibilityLimitText(code, { ...FACTS, careForm })).toBe(text);
});

it.each([
  ['32', 'Chodzi o\u00a0województwo zachodniopomorskie.'],
  ['22', 'Chodzi o\u00a0województwo pomorskie.'],
])('names the voivodeship %s of the call', (region, text) => {
  const call = { ...SAMPLE_CALL, params: { ...SAMPLE_CALL.params, region } };
  expect(eligibilityLimitText('not-eligible-e2', { ...FACTS, call })).toBe(text);
});

it('speaks English', () => {
  expect(eligibilityLimitText('not-eligible-e13', { ...FACTS, locale: 'en' })).toBe(
    'It may be at most 30 days old, dated 11 January 2027 or later.',
  );
});
