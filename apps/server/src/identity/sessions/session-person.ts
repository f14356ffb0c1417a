import { type Placeholder, sql } from 'drizzle-orm';
import { isHeld } from '../roles/held-roles';
import { role, userRole } from '../roles/table';
import { user } from '../table';

/** Of an account and one of its roles, joined: what handlers know of the person. @param at business time */
export function personColumns(at: Date | Placeholder) {
  return {
    id: user.id,
    mail: user.mail,
    firstname: user.firstname,
    lastname: user.lastname,
    accept_condition: user.accept_condition,
    access_system: user.access_system,
    id_role: role.id,
    role_code: role.code,
    perspective: role.perspective,
    privileges: role.privileges,
    /** Where the role is held. */
    applications: sql<number[]>`array(select distinct ${userRole.id_application} from ${userRole}
      where ${userRole.id_user} = ${user.id} and ${userRole.id_role} = ${role.id} and ${isHeld(at)})`,
  };
}

/** Of who acts: a person shares what they have as a participant, whatever other role they hold or choose later. */
export const NO_ROLE = { id_role: null, role_code: null, perspective: null, privileges: null } as const;

interface PersonRow {
  id: number;
  mail: string;
  firstname: string | null;
  lastname: string | null;
  accept_condition: 'yes' | 'no';
  access_system: 'yes' | 'no';
  id_role: number | null;
  role_code: string | null;
  perspective: (typeof role.$inferSelect)['perspective'] | null;
  privileges: string[] | null;
  applications: number[];
  id_user_main: number | null;
}

/** Who has no role sees what a citizen sees. */
export function perspectiveOf({ perspective }: Pick<PersonRow, 'perspective'>) {
  return perspective ?? ('citizen' as const);
}

export function presentPerson(row: PersonRow) {
  const { id, mail, firstname, lastname, accept_condition, access_system, id_role, role_code } = row;
  return {
    ...{ id, mail, firstname, lastname, accept_condition, access_system },
    /** The staff member who acts as this person; `null` for the person themselves. */
    id_user_main: row.id_user_main,
    ...{ id_role, role_code },
    perspective: perspectiveOf(row),
    privileges: row.privileges ?? [],
    applications: row.applications,
  };
}
