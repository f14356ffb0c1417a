import { cofundingCalls as contract } from '@urzad/contract';
import { ApiError } from '../../http/api-error';
import type { ResourceRoutes } from '../../http/resource';
import { present } from './presenter';
import * as calls from './repository';

/** Calls as everybody may read them. */
export const cofundingCallRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.get,
    handler: async ({ query }) => {
      const { rows, count } = await calls.findPage(app.db, query);
      return { data: rows.map(present), count };
    },
  });

  app.route({
    ...contract.find,
    handler: async ({ query }) => {
      const row = await calls.findAnnounced(app.db, query.id);
      if (!row) throw new ApiError('object-no-exist');
      return { data: present(row) };
    },
  });
};
