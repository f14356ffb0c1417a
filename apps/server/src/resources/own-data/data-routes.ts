import { ownData as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { countReadingsOf, findReadingsOf } from '../../readings/readings';
import { accountOf, requireThemselves } from '../users/public';
import { countRows, sumOf } from './held-rows';
import { findObstacle } from './obstacles';
import { presentReadings } from './readings-view';

/** What the office holds about the caller, and who looked at it. */
export const dataRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  app.addHook('onRequest', requireThemselves);

  app.route({
    ...contract.accountData,
    handler: async ({ user: { id } }) => {
      const { mail, rodo_export_date } = await accountOf(app.db, id);
      const held = sumOf(await countRows(app.db, { id, mail }));
      const obstacle = await findObstacle(app.db, id);
      return { data: { held, export_date: rodo_export_date?.toISOString() ?? null, obstacle } };
    },
  });

  app.route({
    ...contract.readingsGet,
    handler: async ({ user: { id }, query: { page = 1, page_count } }) => {
      const offset = (page - 1) * page_count;
      const readings = await findReadingsOf(app.db, id, { limit: page_count, offset });
      const count = await countReadingsOf(app.db, id);
      return { data: await presentReadings(app.db, readings), ...countOf(count) };
    },
  });
};
