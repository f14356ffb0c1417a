import { describe, expect, it } from 'vitest';
import { aLine } from './testing/a-line';
import { verdictErrors, verdictOf, verdictValuesOf } from './verdict-form';

describe('verdictErrors', () => {
  it.each([
    ['120,00', {}],
    ['0,00', { amount: 'amount' }],
    ['240,00', { amount: 'amount' }],
    ['dużo', { amount: 'amount' }],
  ])('of a part of %s', (amount, errors) => {
    expect(verdictErrors({ amount, note: 'Brak dowodu.' }, 'CZESC', 24_000)).toEqual(errors);
  });

  it('asks why, of a refusal too', () => {
    expect(verdictErrors({ amount: '', note: ' ' }, 'NIE', 24_000)).toEqual({ note: 'note' });
  });
});

it('sends an amount for a part alone', () => {
  const typed = { amount: '120.00', note: ' Brak dowodu. ' };
  expect(verdictOf(typed, 'CZESC')).toEqual({
    decision: 'CZESC',
    eligible_amount: 12_000,
    note: 'Brak dowodu.',
  });
  expect(verdictOf(typed, 'NIE').eligible_amount).toBeNull();
});

it('begins with what was refused before, else with what is stored', () => {
  const line = aLine({ decision: 'CZESC', eligible_amount: 50_000, decision_note: 'Stary powód' });
  expect(verdictValuesOf(line, 'CZESC')).toEqual({ amount: '500.00', note: 'Stary powód' });
  const refused = { decision: 'CZESC', eligible_amount: 60_000, note: 'Nowy powód' } as const;
  expect(verdictValuesOf(line, 'CZESC', refused)).toEqual({ amount: '600.00', note: 'Nowy powód' });
  expect(verdictValuesOf(line, 'NIE', refused)).toEqual({ amount: '', note: '' });
});
