import { reportConfig as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { keptWords } from '../libraries/public';
import { askedOf, askerOf, viewerOf } from './asked';
import { cancellable } from './cancellable';
import { keptSummary } from './kept-summaries';
import { liveSummary } from './live-summary';
import { countRows, readRows } from './read-rows';
import { dataSourcesFor } from './sources';

/** Reports: their catalogue, rows, and what operations say of them. */
export const reportRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.dataSources,
    handler: async ({ user, id_application, query: { page, page_count } }) => {
      const words = await keptWords(app.db, id_application);
      const seen = dataSourcesFor(viewerOf(user).privileges, words);
      if (seen.length === 0) throw new ApiError('no-privilege');
      return { data: seen.slice((page - 1) * page_count, page * page_count), count: seen.length };
    },
  });

  app.route({
    ...contract.rows,
    handler: async ({ user, query }, reply) => {
      const { code, filters, scope: columns, sort, after, page_count: limit } = query;
      const asked = askedOf(await askerOf(app, viewerOf(user)), code, { filters, columns, sort });
      return cancellable(app, reply.raw, async (db) => {
        const { rows, next } = await readRows(db, asked, { after, limit });
        return { data: rows, ...countOf(await countRows(db, asked)), ...(next && { next }) };
      });
    },
  });

  app.route({
    ...contract.summary,
    handler: async ({ user, query }, reply) => {
      const { code: source, live, ...settings } = query;
      const ask = { ...(await askerOf(app, viewerOf(user))), source, settings };
      const kept = live === 'yes' ? undefined : await keptSummary(app.db, ask, app.clock.business());
      return { data: kept ?? (await liveSummary(app, reply.raw, ask)) };
    },
  });
};
