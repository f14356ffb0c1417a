import { reportConfig as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { dataSourcesFor } from './init/data-sources';

/** The catalogue of report sources, as the payload of a start has it. */
export const dataSourceRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.dataSources,
    handler: async ({ user, query: { page, page_count } }) => {
      const seen = dataSourcesFor(user.privileges);
      if (seen.length === 0) throw new ApiError('no-privilege');
      return { data: seen.slice((page - 1) * page_count, page * page_count), count: seen.length };
    },
  });
};
