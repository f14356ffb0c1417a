import { expect, it } from 'vitest';
import { askedChildField, isOtherCarer } from './asked-child-field';
import { CHILD_FIELDS } from './registration-fields/child-fields';

it('asks for the name of a nanny, and otherwise for that of a facility or a carer', () => {
  expect(askedChildField('provider_name', 'NIANIA').pl).toBe('Imię i nazwisko niani');
  expect(askedChildField('provider_name', 'ZLOBEK')).toBe(CHILD_FIELDS.provider_name);
  expect(askedChildField('provider_name', '')).toBe(CHILD_FIELDS.provider_name);
  expect(askedChildField('planned_cost', 'NIANIA')).toBe(CHILD_FIELDS.planned_cost);
});

it.each([
  ['ZLOBEK', 'NIANIA', true],
  ['NIANIA', 'KLUB', true],
  ['ZLOBEK', 'KLUB', false],
  ['', 'NIANIA', false],
])('from %j to %j: another carer is %s', (before, now, isOther) => {
  expect(isOtherCarer(before, now)).toBe(isOther);
});
