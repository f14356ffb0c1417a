import { NO_ROLE } from '@urzad/domain';
import { describe, expect, it } from 'vitest';
import { PRIVILEGES } from './privilege-catalogue';
import { DUTIES_APART } from './role-rules';
import { getRole, ROLES, type RoleCode } from './roles';

describe('the roles', () => {
  it('are each named once, in both languages', () => {
    expect(new Set(ROLES.map(({ code }) => code)).size).toBe(ROLES.length);
    expect(new Set(ROLES.flatMap(({ name }) => [name.pl, name.en])).size).toBe(ROLES.length * 2);
  });

  it('have a name for none of them', () => {
    expect(NO_ROLE).toEqual({ pl: 'Brak roli', en: 'No role' });
  });

  it.each([
    ['citizen', ['CITIZEN']],
    ['staff', ['GOS', 'KP', 'PM', 'DYR', 'KS', 'KON', 'IOD', 'KAN', 'TEST']],
    ['admin', ['AU', 'AT']],
    ['audit', ['OBS']],
  ] as const)('that see the %s side are %j', (side, expected) => {
    const codes = ROLES.filter(({ perspective }) => perspective === side).map(({ code }) => code);

    expect(codes).toEqual(expected);
  });

  it('leave no privilege without somebody who holds it', () => {
    const held = new Set(ROLES.flatMap(({ privileges }) => privileges));

    expect(PRIVILEGES.filter((code) => !held.has(code))).toEqual([]);
  });

  it('give a citizen no privilege', () => {
    expect(getRole('CITIZEN')).toMatchObject({ privileges: [], perspective: 'citizen', userType: 2 });
  });

  it('let the test role do what a subject-matter employee does, on test objects only', () => {
    expect(getRole('TEST').privileges).toEqual(getRole('PM').privileges);
    expect(ROLES.filter(({ testOnly }) => testOnly).map(({ code }) => code)).toEqual(['TEST']);
  });
});

describe('separation of duties', () => {
  it.each(DUTIES_APART)('nobody holds both %s and %s', (first, second) => {
    const both = ROLES.filter(({ privileges }) => privileges.includes(first) && privileges.includes(second));

    expect(both).toEqual([]);
  });
});

describe('who holds what', () => {
  it.each([
    ['user_role_grant', ['AU']],
    ['user_switch', ['AT', 'KP']],
    ['base_dev', ['AT']],
    ['base_log', ['AU', 'AT', 'IOD', 'OBS']],
    ['cofunding_registration_assess', ['KP', 'PM', 'TEST']],
    ['cofunding_registration_approve', ['KP']],
    ['cofunding_call_rank', ['KP']],
    ['cofunding_call_approve', ['KP', 'DYR']],
    ['person_sensitive_show', ['KP', 'PM', 'KON', 'IOD', 'TEST']],
    ['cofunding_sign_office', ['DYR']],
    ['rodo_anonymise', ['IOD']],
    ['rodo_case_edit', ['KP', 'IOD']],
    ['office_case_reopen', ['KP']],
  ] as const)('%s: %j', (privilege, expected) => {
    const holders: RoleCode[] = ROLES.filter((role) => role.privileges.includes(privilege)).map(
      ({ code }) => code,
    );

    expect(holders).toEqual(expected);
  });

  it('gives the observer nothing but reading', () => {
    const doing = getRole('OBS').privileges.filter((code) => !/_(show|log)$/.test(code));

    expect(doing).toEqual([]);
  });
});
