import { expect, it } from 'vitest';
import { derivedFields } from './registration-derived';
import { EMPTY_REGISTRATION } from './schemas/registration-form';
import { aChild, aRegistrationForm } from './testing/sample-registration';

const TODAY = '2027-02-10';

it('follows from PESEL numbers and the commune', () => {
  const form = aRegistrationForm({
    community: '3214-kobylanka-w',
    children: [aChild(), aChild({ pesel: 'x' })],
  });

  expect(derivedFields(form, TODAY)).toEqual({
    born_date: '1992-03-03',
    sex: 'K',
    degurba: 3,
    in_zone: 'yes',
    children: [
      { born_date: '2026-09-10', sex: 'K' },
      { born_date: null, sex: null },
    ],
  });
});

it('is what was entered where there is no PESEL', () => {
  const form = aRegistrationForm({ no_pesel: 'yes', born_date: '1990-01-01', sex: 'M' });

  expect(derivedFields(form, TODAY)).toMatchObject({ born_date: '1990-01-01', sex: 'M', in_zone: 'no' });
});

it('knows nothing of an empty form', () => {
  expect(derivedFields({ ...EMPTY_REGISTRATION, no_pesel: 'yes' }, TODAY)).toEqual({
    born_date: null,
    sex: null,
    degurba: null,
    in_zone: null,
    children: [],
  });
});
