import { expect, it } from 'vitest';
import { concludedOnPaper, paperDayErrors } from './paper-signatures';

const TIME = { sent: '2027-02-10', until: '2027-02-17', today: '2027-02-12' } as const;
const WRONG = 'not-valid-date';

it.each([
  ['2027-02-10', '2027-02-12', {}],
  ['2027-02-12', '2027-02-11', {}],
  ['2027-02-09', '2027-02-12', { member_date: WRONG }],
  ['2027-02-13', '2027-02-12', { member_date: WRONG }],
  ['2027-02-10', '2027-02-13', { office_date: WRONG }],
  ['2027-02-09', '2027-02-09', { member_date: WRONG, office_date: WRONG }],
] as const)('of %s and %s finds %j', (member_date, office_date, errors) => {
  expect(paperDayErrors({ member_date, office_date }, TIME)).toEqual(errors);
});

it('holds the parent to the term, and lets the office sign after it', () => {
  const late = { ...TIME, today: '2027-02-20' } as const;
  expect(paperDayErrors({ member_date: '2027-02-17', office_date: '2027-02-20' }, late)).toEqual({});
  expect(paperDayErrors({ member_date: '2027-02-18', office_date: '2027-02-20' }, late)).toEqual({
    member_date: WRONG,
  });
});

it('concludes the contract on the day of the later signature', () => {
  expect(concludedOnPaper({ member_date: '2027-02-10', office_date: '2027-02-12' })).toBe('2027-02-12');
  expect(concludedOnPaper({ member_date: '2027-02-12', office_date: '2027-02-10' })).toBe('2027-02-12');
});
