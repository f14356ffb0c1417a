import { foundItems as contract } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import type { ResourceRoutes } from '../../http/resource';
import { user as table } from '../../identity/table';
import { findPeople } from './find-people';

/** People to choose from, for staff who may see accounts. */
export const userLookupRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.people,
    onRequest: app.requirePrivilege('user_show'),
    handler: ({ query }) => findPeople(app.db, query, eq(table.status, 'active')),
  });
};
