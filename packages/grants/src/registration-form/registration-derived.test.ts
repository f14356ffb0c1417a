import { describe, expect, it } from 'vitest';
import { aChild, aRegistrationForm } from '../testing/sample-registration';
import { derivedAnswers, derivedFields } from './registration-derived';
import { EMPTY_REGISTRATION } from './registration-form';

const TODAY = '2027-02-10';

it('follows from PESEL numbers', () => {
  const form = aRegistrationForm({ children: [aChild(), aChild({ pesel: 'x' })] });

  expect(derivedFields(form, TODAY)).toEqual({
    born_date: '1992-03-03',
    sex: 'K',
    children: [
      { born_date: '2026-09-10', sex: 'K' },
      { born_date: null, sex: null },
    ],
  });
});

it('is what was entered where there is no PESEL', () => {
  const form = aRegistrationForm({ no_pesel: 'yes', born_date: '1990-01-01', sex: 'M' });

  expect(derivedFields(form, TODAY)).toMatchObject({ born_date: '1990-01-01', sex: 'M' });
});

it('knows no day of birth while what is entered is none', () => {
  const form = aRegistrationForm({ no_pesel: 'yes', born_date: '30.02.1990' });

  expect(derivedFields(form, TODAY).born_date).toBeNull();
});

it('knows nothing of an empty form', () => {
  expect(derivedFields({ ...EMPTY_REGISTRATION, no_pesel: 'yes' }, TODAY)).toEqual({
    born_date: null,
    sex: null,
    children: [],
  });
});

describe('answers that are never asked', () => {
  const derived = (changes: Parameters<typeof aRegistrationForm>[0]) =>
    derivedAnswers(aRegistrationForm(changes), TODAY);

  it.each([
    ['pracujaca_macierzynski', 'macierzynski'],
    ['pracujaca_rodzicielski', 'rodzicielski'],
    ['pracujaca_ojcowski', 'ojcowski'],
    ['bierna_wychowawczy', 'wychowawczy'],
    ['bierna_inna', ''],
    ['', ''],
  ])('the status %s says the leave %s, whatever was sent', (labour_status, leave_kind) => {
    expect(derived({ labour_status, leave_kind: 'ojcowski' })).toMatchObject({ leave_kind });
  });

  it.each([
    ['PL', 'NIE'],
    ['EU', 'NIE'],
    ['UA', 'TAK'],
    ['XX', 'TAK'],
    ['STATELESS', 'TAK'],
    ['', ''],
  ])('the citizenship %s says third country: %s', (citizenship, third_country) => {
    expect(derived({ citizenship, third_country: 'ODMOWA' })).toMatchObject({ third_country });
  });

  it.each([
    ['TAK', 'yes'],
    ['NIE', 'no'],
    ['ODMOWA', 'no'],
    ['', ''],
  ])(
    'the one question about an own disability, %s, says the criterion: %s',
    (disability, crit_parent_dis) => {
      expect(derived({ disability, crit_parent_dis: 'yes' })).toMatchObject({ crit_parent_dis });
    },
  );

  it('one disabled child among others says the criterion', () => {
    expect(derived({ crit_child_dis: 'yes' })).toMatchObject({ crit_child_dis: 'no' });
    expect(derived({ children: [aChild(), aChild({ disability: 'yes' })] })).toMatchObject({
      crit_child_dis: 'yes',
    });
  });

  it.each([
    ['2026-02-11', 11],
    ['2026-02-10', 12],
    ['2027-02-10', 0],
    ['2027-02-11', null],
    ['10.02.2026', null],
  ])('somebody without work since %s has been so for %s whole months', (labour_since, months) => {
    const form = { labour_status: 'bezrobotna_zarejestrowana', labour_since, unemployed_months: 3 };

    expect(derived(form)).toMatchObject({ unemployed_months: months });
  });

  it('nobody else has months without work', () => {
    expect(derived({ labour_since: '2026-02-10' })).toMatchObject({ unemployed_months: null });
  });
});
