import { USER_TYPE, type UserType } from '@urzad/domain';
import type { Privilege } from './privilege-catalogue';
import type { StaffRoleCode } from './role-matrix';
import { privilegesOfDuties } from './role-rules';

export type RoleCode = StaffRoleCode | 'TEST' | 'CITIZEN';

/**
 * The side of a screen that a role sees: its own data, that of the office, that of the system, or everything
 * read-only.
 */
export type Perspective = 'citizen' | 'staff' | 'admin' | 'audit';

export interface Role {
  code: RoleCode;
  name: { pl: string; en: string };
  perspective: Perspective;
  userType: UserType;
  privileges: readonly Privilege[];
  /** May work only on objects with `is_test` = yes. */
  testOnly: boolean;
}

const STAFF: readonly [StaffRoleCode, string, string, Perspective][] = [
  ['AU', 'Administrator uprawnień', 'Permission administrator', 'admin'],
  ['AT', 'Administrator techniczny', 'Technical administrator', 'admin'],
  ['GOS', 'Gospodarz aplikacji', 'Application host', 'staff'],
  ['KP', 'Kierownik projektu', 'Project manager', 'staff'],
  ['PM', 'Pracownik merytoryczny', 'Subject-matter employee', 'staff'],
  ['DYR', 'Dyrektor', 'Director', 'staff'],
  ['KS', 'Księgowość', 'Accountant', 'staff'],
  ['KON', 'Kontroler', 'Controller', 'staff'],
  ['IOD', 'Inspektor Ochrony Danych', 'Data protection officer', 'staff'],
  ['KAN', 'Kancelaria', 'Registry office', 'staff'],
  ['OBS', 'Obserwator', 'Observer', 'audit'],
];

export const ROLES: readonly Role[] = [
  ...STAFF.map(
    ([code, pl, en, perspective]): Role => ({
      code,
      name: { pl, en },
      perspective,
      userType: perspective === 'admin' ? USER_TYPE.administrator : USER_TYPE.operator,
      privileges: privilegesOf(code),
      testOnly: false,
    }),
  ),
  {
    code: 'TEST',
    name: { pl: 'Rola testowa', en: 'Test role' },
    perspective: 'staff',
    userType: USER_TYPE.operator,
    privileges: privilegesOf('PM'),
    testOnly: true,
  },
  {
    code: 'CITIZEN',
    name: { pl: 'Użytkownik', en: 'Citizen' },
    perspective: 'citizen',
    userType: USER_TYPE.citizen,
    privileges: [],
    testOnly: false,
  },
];

export function getRole(code: RoleCode): Role {
  const role = ROLES.find((candidate) => candidate.code === code);
  if (!role)
    throw new Error(`There is no role ${code} in ROLES. Add it there: privileges follow from that list.`);
  return role;
}

function privilegesOf(code: StaffRoleCode): Privilege[] {
  return privilegesOfDuties(({ by }) => by[code]);
}
