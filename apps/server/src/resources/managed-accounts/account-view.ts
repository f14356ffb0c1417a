import type { AccountEvent, HeldRole, ManagedAccount, ManagedAccountRow } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import type { baseLog } from '../../audit-log/table';
import type { SessionUser } from '../../http/resource';
import { nameOf, namesOf, presenceOf } from '../users/public';
import { maySeeSessions } from './policy';
import {
  type AccountRow,
  accounts,
  findGrantsOf,
  findLiveSessions,
  findRoles,
  type GrantRow,
  type RoleRow,
} from './repository';

type App = Pick<FastifyInstance, 'db' | 'clock'>;

/** One account with every grant of a role. */
export async function accountView(app: App, id: number, viewer: SessionUser): Promise<ManagedAccount> {
  const row = await accounts.get(app.db, id);
  const sessions = maySeeSessions(viewer) ? await findLiveSessions(app.db, id) : null;

  return {
    ...factsOf(row, app.clock.now()),
    row_version: row.row_version,
    phone: row.phone,
    roles: await grantViews(app, await findGrantsOf(app.db, [id])),
    sessions:
      sessions?.map(({ id: id_session, create_date, active_date, ip, user_agent, locked }) => ({
        id: id_session,
        create_date: create_date.toISOString(),
        active_date: active_date.toISOString(),
        ip,
        user_agent,
        locked,
      })) ?? null,
  };
}

/** Rows of the list, each with the roles that are held now. */
export async function rowsOfList(app: App, rows: readonly AccountRow[]): Promise<ManagedAccountRow[]> {
  const ids = rows.map(({ id }) => id);
  const views = await grantViews(app, await findGrantsOf(app.db, ids));
  return rows.map((row) => ({
    ...factsOf(row, app.clock.now()),
    roles: views.flatMap(({ id_user, role, state }) => (id_user === row.id && state === 'held' ? role : [])),
  }));
}

/** Grants with the names of the people behind them. */
export async function grantViews({ db, clock }: App, rows: readonly GrantRow[]): Promise<HeldRole[]> {
  const roles = new Map((await findRoles(db)).map((role) => [role.id, role]));
  const people = rows.flatMap(({ id_user, granted_by }) => [id_user, granted_by ?? id_user]);
  const names = await namesOf(db, [...new Set(people)]);
  const now = clock.business();

  return rows.flatMap((row) => {
    const role = roles.get(row.id_role);
    return role ? grantView(row, { role, names, now }) : [];
  });
}

/** Rows of the log with the names of the people behind them. */
export async function eventViews({ db }: App, rows: readonly (typeof baseLog.$inferSelect)[]) {
  const names = await namesOf(db, [...new Set(rows.flatMap(({ id_user }) => id_user ?? []))]);
  return rows.map(
    ({ id, date, event, id_user, diff }): AccountEvent => ({
      id,
      date: date.toISOString(),
      event,
      person: id_user === null ? null : (names.get(id_user) ?? null),
      diff: diff as Record<string, unknown> | null,
    }),
  );
}

/** A role as its holder sees it. */
export function roleView({
  id,
  code,
  name,
  name_en,
  perspective,
}: Pick<RoleRow, 'id' | 'code' | 'name' | 'name_en' | 'perspective'>) {
  return { id, code, name, name_en, perspective };
}

function grantView(
  row: GrantRow,
  { role, names, now }: { role: RoleRow; names: ReadonlyMap<number, string>; now: Date },
): HeldRole {
  const { id, id_user, valid_from, valid_to, reason, granted_by } = row;
  return {
    id,
    id_user,
    person: names.get(id_user) ?? '',
    role: roleView(role),
    valid_from: valid_from.toISOString(),
    valid_to: valid_to?.toISOString() ?? null,
    reason,
    granted_by: granted_by === null ? null : (names.get(granted_by) ?? ''),
    state: stateOf(row, now),
  };
}

function stateOf({ valid_from, valid_to }: GrantRow, now: Date): HeldRole['state'] {
  if (valid_to !== null && valid_to <= now) return 'over';
  return valid_from > now ? 'coming' : 'held';
}

function factsOf(row: AccountRow, now: Date) {
  const { id, mail, status, type, two_fa, access_system, create_date } = row;
  return {
    id,
    name_all: nameOf(row),
    ...{ mail, status, type, two_fa, access_system },
    create_date: create_date.toISOString(),
    ...presenceOf(row, now),
  };
}
