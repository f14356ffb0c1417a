import { online as contract } from '@urzad/contract';
import { inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { user as account } from '../../identity/table';
import { seenPeople } from './seen-people';

/** When the people of a screen were last in the portal: one question for all of them. It is no reading of an account. */
export const presenceRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.presence,
    handler: async ({ user, query: { ids } }) => {
      if (user.perspective === 'citizen') throw new ApiError('no-privilege');
      const seen = await seenPeople(app, user, ids);
      const rows = await app.db
        .select({ id: account.id, online_date: account.online_date })
        .from(account)
        .where(inArray(account.id, seen));
      return {
        data: rows.map(({ id, online_date }) => ({ id, online_date: online_date?.toISOString() ?? null })),
      };
    },
  });
};
