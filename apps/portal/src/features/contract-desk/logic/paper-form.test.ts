import { expect, it } from 'vitest';
import { lastDayOf, paperBody, paperErrors, paperValuesOf, signingTimeOf } from './paper-form';

const TIME = signingTimeOf(
  { sent_date: '2027-02-10T08:00:00.000Z', sign_member_to: '2027-02-17' },
  '2027-02-12',
);
const people = {
  signatories: [{ id: 7, name: 'Dariusz Dyrektorski' }],
  checkers: [
    { id: 3, name: 'Piotr Pracowity' },
    { id: 4, name: 'Kamila Kancelaryjna' },
  ],
};

it('begins with the only person who can have signed, and the place of the office', () => {
  expect(paperValuesOf({ paper_people: people }, 'Zielony Staw')).toMatchObject({
    ...{ id_signatory: '7', id_user_checked: '', place: 'Zielony Staw' },
  });
  expect(paperValuesOf({ paper_people: null }, '').id_signatory).toBe('');
});

it('finds what is missing, and days on which nobody can have signed', () => {
  const empty = paperValuesOf({ paper_people: null }, '');
  expect(paperErrors(empty, TIME)).toEqual({
    ...{ filename: 'is-empty', place: 'is-empty', id_signatory: 'is-empty', id_user_checked: 'is-empty' },
    ...{ member_date: 'not-valid-date', office_date: 'not-valid-date' },
  });
  const whole = {
    ...{ filename: 'x', place: 'Szczecin', id_signatory: '7', id_user_checked: '3' },
    ...{ member_date: '2027-02-10', office_date: '2027-02-12' },
  };
  expect(paperErrors(whole, TIME)).toEqual({});
  expect(paperErrors({ ...whole, office_date: '2027-02-13' }, TIME)).toEqual({
    office_date: 'not-valid-date',
  });
  expect(paperBody(whole, { row_version: 5 })).toMatchObject({ row_version: 5, id_signatory: 7 });
});

it('holds the parent to the term', () => {
  expect(lastDayOf(TIME)).toBe('2027-02-12');
  expect(lastDayOf({ ...TIME, today: '2027-02-20' })).toBe('2027-02-17');
});
