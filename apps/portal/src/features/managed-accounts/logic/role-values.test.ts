import type { RoleDefinition } from '@urzad/contract';
import { getIsoDate } from '@urzad/domain';
import { dutyOf, getRole, ROLE_MATRIX } from '@urzad/grants';
import { expect, it } from 'vitest';
import { dutiesWithin, roleBodyOf, roleErrors, roleValuesOf } from './role-values';

const TODAY = getIsoDate('2027-02-10');
const ROLE: RoleDefinition = {
  id: 14,
  row_version: 2,
  code: 'W14',
  name: 'Ocena bez danych o zdrowiu',
  name_en: 'Assessment without health data',
  perspective: 'staff',
  system: 'no',
  description: 'Na czas naboru',
  privileges: [...getRole('PM').privileges],
  active: 'yes',
  valid_from: '2027-02-09T23:00:00.000Z',
  valid_to: '2027-02-26T23:00:00.000Z',
  state: 'active',
  id_role_base: 5,
  holders: 0,
  own: 'no',
};
/** The first row that is offered is that of the formal check. */
const OFFERED = { today: TODAY, within: ['cofunding_registration_show'] };
const REASON = 'Podział obowiązków w zespole';
const indexOf = (code: string) =>
  ROLE_MATRIX.findIndex(({ edit }) => (edit as readonly string[]).includes(code));

it('sends what the role has, with its days', () => {
  const body = roleBodyOf({ ...roleValuesOf(ROLE, false), reason: REASON });
  expect({ ...body, privileges: body.privileges.toSorted() }).toEqual({
    name: ROLE.name,
    name_en: ROLE.name_en,
    description: ROLE.description,
    perspective: 'staff',
    privileges: ROLE.privileges.toSorted(),
    from: '2027-02-10',
    to: '2027-02-26',
    reason: REASON,
  });
});

it('copies what a role allows, not its name and days', () => {
  const { name, name_en, from, to, duties } = roleValuesOf(ROLE, true);
  expect([name, name_en, from, to]).toEqual(['', '', '', '']);
  expect(duties).toEqual(ROLE_MATRIX.map((row) => dutyOf(row, ROLE.privileges) ?? ''));
});

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'is-empty' }],
  [{ reason: 'krótko' }, { reason: 'is-too-short' }],
  [{ to: '2027-02-09' }, { to: 'is-too-small' }],
  [{ from: '2027-03-01', to: '2027-02-28' }, { to: 'is-too-small' }],
  [{ from: '2027-01-01', to: '' }, {}],
  [{ from: '30.02.2027' }, { from: 'not-valid-date' }],
  [{ duties: ROLE_MATRIX.map(() => '' as const) }, { 'duties.6': 'is-empty' }],
])('a role with %j has the errors %j', (change, errors) => {
  expect(roleErrors({ ...roleValuesOf(ROLE, false), reason: REASON, ...change }, OFFERED)).toEqual(errors);
});

it('says beside the later duty that two may not meet in one role', () => {
  const values = { ...roleValuesOf(ROLE, false), reason: REASON };
  const approving = indexOf('cofunding_request_approve');
  values.duties = values.duties.map((duty, index) => (index === approving ? 'E' : duty));
  expect(roleErrors(values, OFFERED)).toEqual({ [`duties.${approving}`]: 'not-valid-option' });
});

it('offers of a row what can be given', () => {
  const [people] = ROLE_MATRIX;
  if (!people) throw new Error('The matrix is empty.');
  expect(dutiesWithin(people, [])).toEqual([]);
  expect(dutiesWithin(people, people.read)).toEqual(['R']);
  expect(dutiesWithin(people, [...people.read, ...people.edit])).toEqual(['R', 'E']);
  const signing = ROLE_MATRIX[indexOf('cofunding_sign_office')];
  expect(signing && dutiesWithin(signing, ['cofunding_sign_office'])).toEqual(['E']);
});
