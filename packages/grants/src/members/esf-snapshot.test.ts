import { expect, it } from 'vitest';
import { aRegistrationForm } from '../testing/sample-registration';
import { esfSnapshot } from './esf-snapshot';

it('keeps what the fund asks for as on the day of joining (Process §7.3)', () => {
  const support = {
    join_date: '2027-05-20',
    support_from: '2027-06-01',
    planned_end: '2028-05-31',
    degurba: 3,
    support: ['ZLOBEK'],
  } as const;
  const kept = esfSnapshot(aRegistrationForm(), { ...support, support: [...support.support] });

  expect(kept).toMatchObject({
    ...support,
    country: 'PL',
    pesel: '92030300023',
    sex: 'K',
    age: 35,
    education: 'ISCED_5_8',
    labour_status: 'pracujaca_rodzicielski',
    minority: 'ODMOWA',
  });
  expect(kept).not.toHaveProperty('children');
  expect(kept).not.toHaveProperty('decl_rules');
});
