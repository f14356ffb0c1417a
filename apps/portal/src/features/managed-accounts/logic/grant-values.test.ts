import { getIsoDate } from '@urzad/domain';
import { expect, it } from 'vitest';
import { grantBodyOf, grantErrors } from './grant-values';

const TODAY = getIsoDate('2027-02-10');
const VALID = { role: '5', from: '', to: '', reason: 'Zastępstwo w czasie urlopu' };

it.each([
  [{}, {}],
  [{ role: '' }, { role: 'is-empty' }],
  [{ from: '2027-02-10', to: '2027-02-10' }, {}],
  [{ from: '2027-02-09' }, { from: 'is-too-small' }],
  [{ to: '2027-02-09' }, { to: 'is-too-small' }],
  [{ from: '2027-02-20', to: '2027-02-19' }, { to: 'is-too-small' }],
  [{ from: '30.02.2027' }, { from: 'not-valid-date' }],
  [{ reason: 'krótko' }, { reason: 'is-too-short' }],
])('a grant with %j has the errors %j', (values, errors) => {
  expect(grantErrors({ ...VALID, ...values }, TODAY)).toEqual(errors);
});

it('sends only the days that were chosen', () => {
  expect(grantBodyOf(7, { ...VALID, to: '2027-02-26' })).toEqual({
    id_user: 7,
    id_role: 5,
    to: '2027-02-26',
    reason: VALID.reason,
  });
});
