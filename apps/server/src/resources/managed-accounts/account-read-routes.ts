import { managedAccounts as contract } from '@urzad/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { ResourceRoutes } from '../../http/resource';
import { isHeld } from '../../identity/roles/held-roles';
import { role, userRole } from '../../identity/roles/table';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { accountView, eventViews, grantViews, rowsOfList } from './account-view';
import { countAccounts, findAccountPage } from './find-account-page';
import { accounts, findEvents, type GrantRow } from './repository';

const STAFF_ROLES = sql`select ${role.id} from ${role} where ${role.perspective} <> 'citizen'`;

const GRANT_SORTS: Record<'create_date', Sort<GrantRow>> = {
  create_date: {
    column: sql`${userRole.create_date}`,
    cast: 'timestamptz',
    valueOf: ({ create_date }) => create_date.toISOString(),
  },
};

/** Lists and single accounts, and the grants of roles. */
export const managedAccountReadRoutes: ResourceRoutes = async (app) => {
  const [mayShow, mayShowRoles] = [app.requirePrivilege('user_show'), app.requirePrivilege('user_role_show')];

  app.route({
    ...contract.get,
    onRequest: mayShow,
    handler: async ({ query }) => {
      const page = await findAccountPage(app.db, query, app.clock.business());
      const data = await rowsOfList(app, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.counts,
    onRequest: mayShow,
    handler: async () => ({ data: await countAccounts(app.db) }),
  });

  app.route({
    ...contract.find,
    onRequest: mayShow,
    handler: async ({ user, query }) => ({ data: await accountView(app, query.id, user) }),
  });

  app.route({
    ...contract.events,
    onRequest: [mayShow, app.requirePrivilege('base_log')],
    handler: async ({ query }) => {
      const { id } = await accounts.get(app.db, query.id);
      const { events, more } = await findEvents(app.db, { obj_type: 'user', id }, query.before);
      const views = await eventViews(app, events);
      return { data: { events: views, more: more ? ('yes' as const) : ('no' as const) } };
    },
  });

  app.route({
    ...contract.grants,
    onRequest: mayShowRoles,
    handler: async ({ query }) => {
      const where = and(
        query.held === 'yes' ? isHeld(app.clock.business()) : undefined,
        query.id_role === undefined ? undefined : eq(userRole.id_role, query.id_role),
        query.staff && sql`${userRole.id_role} in (${STAFF_ROLES})`,
      );
      const page = await findPage(
        app.db,
        { table: userRole, where, sorts: GRANT_SORTS, fallback: '-create_date' },
        query,
      );
      const data = await grantViews(app, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });
};
