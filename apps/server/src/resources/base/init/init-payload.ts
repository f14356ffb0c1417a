import type { InitPayload } from '@urzad/contract';
import { COLUMN_OPERATIONS } from '@urzad/domain';
import { type PrivilegeLevel, roleName } from '@urzad/grants';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApplicationRow } from '../../../applications/applications';
import type { Db } from '../../../db';
import type { SessionUser } from '../../../http/resource';
import { findRolesOf, isOfApplication } from '../../../identity/roles/held-roles';
import { role } from '../../../identity/roles/table';
import { keptWords } from '../../libraries/public';
import { dataSourcesFor } from '../../reports/public';
import { dataColumnsFor } from './data-columns';
import { librariesWith, localitiesOf } from './libraries';
import { modulesFor, privilegesOf } from './modules';
import { applicationProperties, systemProperties } from './properties';
import { menuFor } from './staff-menu';
import { waitingFor } from './waiting-by-module';

interface Asking {
  application: ApplicationRow;
  /** Undefined for a stranger, who gets no part that is made for somebody. */
  user: SessionUser | undefined;
}

/**
 * `base/initsystem` (Spec §3, Order §10): what holds in the whole system. It comes with every public page, where a stranger
 * needs none of it.
 */
export async function systemPayload(
  app: FastifyInstance,
  { application, user }: Asking,
): Promise<InitPayload> {
  if (!user) return { ...NOTHING, app_name: application.name };
  return {
    ...(await personalParts(app, { application, user })),
    libraries: await librariesWith(app.db, application, 'system'),
    ...systemProperties(app.config),
  };
}

/** `base/initapplication`: what holds in the application of the header. Dictionaries and facts are public. */
export async function applicationPayload(
  app: FastifyInstance,
  { application, user }: Asking,
): Promise<InitPayload> {
  const ofPerson = user
    ? await personalParts(app, { application, user, level: 'application' })
    : { ...NOTHING, app_name: application.name };
  return {
    ...ofPerson,
    libraries: [
      ...(await librariesWith(app.db, application, 'application')),
      ...(await localitiesOf(app.db)),
    ],
    ...applicationProperties(application),
  };
}

type PersonalParts = Omit<InitPayload, 'libraries' | 'properties' | 'properties_config'>;

const NOTHING: InitPayload = {
  app_name: '',
  user_privileges: [],
  user_roles: [],
  menu: [],
  modules: [],
  modules_info: [],
  privileges: [],
  roles: [],
  configs: { data_columns: [], data_sources: [], column_operations: {} },
  libraries: [],
  properties: {},
  properties_config: [],
};

async function personalParts(
  app: FastifyInstance,
  { application, user, level }: { application: ApplicationRow; user: SessionUser; level?: PrivilegeLevel },
): Promise<PersonalParts> {
  const now = app.clock.business();
  const held = modulesFor(user.privileges, level);
  const [user_roles, waiting] = await Promise.all([
    findRolesOf(app.db, user.id, now, level === 'application' ? application.id : undefined),
    waitingFor(app.db, user, now),
  ]);
  const ofPerson = {
    app_name: application.name,
    user_privileges: level ? held.flatMap(({ privileges }) => privileges) : user.privileges,
    user_roles,
    menu: menuFor(user.privileges, waiting),
    modules: held,
    modules_info: held.map(({ code, name, name_en }) => ({ code, name, name_en, count: waiting[code] ?? 0 })),
  };
  // Citizens need no privileges and read no tables of the office.
  if (user.perspective === 'citizen') {
    return { ...ofPerson, privileges: [], roles: [], configs: NOTHING.configs };
  }
  return {
    ...ofPerson,
    privileges: privilegesOf(level),
    roles: await findRoles(app.db, application.id),
    configs: {
      data_columns: dataColumnsFor(user.privileges),
      data_sources: dataSourcesFor(user.privileges, await keptWords(app.db, application.id)),
      column_operations: Object.fromEntries(
        Object.entries(COLUMN_OPERATIONS).map(([type, operations]) => [type, [...operations]]),
      ),
    },
  };
}

async function findRoles(db: Db, id_application: number): Promise<InitPayload['roles']> {
  const rows = await db
    .select({
      id: role.id,
      code: role.code,
      name: role.name,
      name_en: role.name_en,
      perspective: role.perspective,
    })
    .from(role)
    .where(and(eq(role.deleted, 'no'), isOfApplication(id_application)))
    .orderBy(asc(role.id));
  return rows.map((row) => ({
    ...row,
    name_en: roleName(row, 'en'),
  }));
}
