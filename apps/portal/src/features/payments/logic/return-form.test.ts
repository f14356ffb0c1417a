import { ODSETKI } from '@urzad/grants';
import { expect, it } from 'vitest';
import { dueOn, firstDayOf, partsOf, returnErrors } from './return-form';

const OWED = { left: 57_000, paid_date: '2027-03-31' as const, returns: [], rates: ODSETKI };
const VALUES = { date: '2027-05-05', amount: '300,00', bank_ref: '' };

it('counts what is owed on the chosen day, and divides what came', () => {
  expect(dueOn(OWED, '2027-05-05')).toEqual({ principal: 57_000, interest: 600 });
  expect(dueOn(OWED, '2027-03-30')).toBeUndefined();
  expect(dueOn(OWED, 'maj')).toBeUndefined();
  expect(partsOf(OWED, VALUES)).toEqual({ principal: 29_688, interest: 312 });
  expect(partsOf(OWED, { ...VALUES, amount: '576,01' })).toBeUndefined();
});

it('takes a day between the last return and today, and a sum up to what is owed', () => {
  const returns = [{ date: '2027-05-01' as const, principal: 1, interest: 0, bank_ref: '' }];
  expect(firstDayOf({ ...OWED, returns })).toBe('2027-05-01');
  const errors = (over: object) => returnErrors({ ...OWED, returns }, { ...VALUES, ...over }, '2027-05-05');
  expect(errors({})).toEqual({});
  expect(errors({ date: '2027-04-30' })).toEqual({ date: 'date' });
  expect(errors({ date: '2027-05-06' })).toEqual({ date: 'date' });
  expect(errors({ amount: '576,00' })).toEqual({});
  expect(errors({ amount: '576,01' })).toEqual({ amount: 'amount' });
  expect(errors({ amount: '0' })).toEqual({ amount: 'amount' });
});
