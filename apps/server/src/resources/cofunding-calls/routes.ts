import { cofundingCalls as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { presentCall } from './presenter';
import * as calls from './repository';

/** Calls as everybody may read them. */
export const cofundingCallRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.get,
    handler: async ({ query, id_application }) => {
      const { status, page = 1, page_count } = query;
      const now = app.clock.business();
      const announced = (await calls.findAllAnnounced(app.db, id_application)).map((row) =>
        presentCall(row, now),
      );
      // The status depends on the time, so the query of the database cannot filter by it.
      const found = announced.filter((call) => !status || call.status === status);
      return { data: found.slice((page - 1) * page_count, page * page_count), count: found.length };
    },
  });

  app.route({
    ...contract.find,
    handler: async ({ query: { id }, id_application }) => {
      const row = await calls.getAnnounced(app.db, { id, id_application });
      return { data: presentCall(row, app.clock.business()) };
    },
  });
};
