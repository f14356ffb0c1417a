import { aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { startValues } from './start-values';
import { typedOf, withoutPrivateAnswers } from './values';

const SAVED = { form: aRegistrationForm(), row_version: 5, remarks: [], explanations: [] };
const DATE = '2027-02-10T13:32:00.000Z';
const kept = (lastname: string, rowVersion = 5) => ({
  values: withoutPrivateAnswers(typedOf(aRegistrationForm({ lastname }))),
  rowVersion,
  date: DATE,
});

it('opens with the draft of the server', () => {
  expect(startValues(SAVED, null)).toEqual({
    values: typedOf(SAVED.form),
    restored: undefined,
    isConflict: false,
    rowVersion: 5,
  });
});

it('brings back what this browser could not send', () => {
  const { values, restored, isConflict } = startValues(SAVED, kept('Nowa'));
  expect([values.lastname, values.pesel, restored, isConflict]).toEqual(['Nowa', '92030300023', DATE, false]);
});

it('says nothing when the server got the same in the meantime', () => {
  expect(startValues(SAVED, kept('Testowa', 4)).restored).toBeUndefined();
});

it('knows its own words, whose arrival it did not learn of', () => {
  const own = { ...kept('Nowa', 4), sent: withoutPrivateAnswers(typedOf(SAVED.form)) };
  expect(startValues(SAVED, own)).toMatchObject({ restored: DATE, isConflict: false, rowVersion: 5 });
  const other = { ...own, sent: withoutPrivateAnswers(typedOf(aRegistrationForm({ lastname: 'Inna' }))) };
  expect(startValues(SAVED, other).isConflict).toBe(true);
});

it('finds two versions when the server has moved on', () => {
  expect(startValues(SAVED, kept('Nowa', 4))).toMatchObject({ isConflict: true, rowVersion: 4 });
});

it('brings back an explanation that this browser could not send', () => {
  const remarks = [{ field: 'street', text: 'Sprawdź ulicę.' }];
  const returned = { ...SAVED, remarks, explanations: [{ field: 'street', text: 'Ulica jest' }] };
  const values = withoutPrivateAnswers(typedOf(SAVED.form, ['Ulica jest dobra.']));
  const start = startValues(returned, { values, rowVersion: 5, date: DATE });
  expect([start.values.explanations, start.restored]).toEqual([['Ulica jest dobra.'], DATE]);
});
