import { aRegistrationForm } from '@urzad/domain/testing';
import { expect, it } from 'vitest';
import { startValues } from './start-values';
import { typedOf, withoutSensitive } from './values';

const SAVED = { form: aRegistrationForm(), row_version: 5 };
const TODAY = '2027-02-10';
const DATE = '2027-02-10T13:32:00.000Z';
const kept = (lastname: string, rowVersion = 5) => ({
  values: withoutSensitive(typedOf(aRegistrationForm({ lastname }))),
  rowVersion,
  date: DATE,
});

it('opens with the draft of the server', () => {
  expect(startValues(SAVED, null, TODAY)).toEqual({
    values: typedOf(SAVED.form),
    restored: undefined,
    isConflict: false,
  });
});

it('brings back what this browser could not send', () => {
  const { values, restored, isConflict } = startValues(SAVED, kept('Nowa'), TODAY);
  expect([values.lastname, values.pesel, restored, isConflict]).toEqual(['Nowa', '92030300023', DATE, false]);
});

it('says nothing when the server got the same in the meantime', () => {
  expect(startValues(SAVED, kept('Testowa', 4), TODAY).restored).toBeUndefined();
});

it('finds two versions when the server has moved on', () => {
  expect(startValues(SAVED, kept('Nowa', 4), TODAY).isConflict).toBe(true);
});

it('reads a day that was saved before its field was left', () => {
  const form = aRegistrationForm({ return_date: '1.05.2027', leave_to: '1.0' });
  const { values } = startValues({ form, row_version: 5 }, null, TODAY);
  expect([values.return_date, values.leave_to]).toEqual(['2027-05-01', '1.0']);
});
