import { describe, expect, it } from 'vitest';
import { verdictErrors, verdictOf } from './verdict-form';

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
