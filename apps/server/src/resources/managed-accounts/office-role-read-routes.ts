import { officeRoles as contract, managedAccounts } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { isOfApplication } from '../../identity/roles/held-roles';
import { eventViews } from './account-view';
import { findHoldersOf, roleDefinition, roleDefinitions } from './office-role-view';
import { findEvents, findRoles, roles } from './repository';

/** The roles of the product and those of the office, with their holders and history. */
export const officeRoleReadRoutes: ResourceRoutes = async (app) => {
  const mayShow = app.requirePrivilege('user_role_show');

  app.route({
    ...managedAccounts.roles,
    onRequest: mayShow,
    handler: async ({ id_application, user }) => {
      const rows = await findRoles(app.db, isOfApplication(id_application));
      return { data: await roleDefinitions(app, rows, user) };
    },
  });

  app.route({
    ...contract.find,
    onRequest: mayShow,
    handler: async ({ id_application, user, query }) => {
      const row = await roles.get(app.db, query.id, isOfApplication(id_application));
      const { events } = await findEvents(app.db, { obj_type: 'role', id: row.id });
      return {
        data: {
          role: await roleDefinition(app, row, user),
          holders: await findHoldersOf(app.db, row, app.clock.business()),
          events: await eventViews(app, events),
        },
      };
    },
  });
};
