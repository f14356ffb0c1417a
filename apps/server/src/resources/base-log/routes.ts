import { auditLog as contract } from '@urzad/contract';
import { eventsOfGroup } from '@urzad/grants';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { baseLog } from '../../audit-log/table';
import type { ResourceRoutes } from '../../http/resource';
import { countOf, TAB_COUNT_LIMIT } from '../../lists/count-limit';
import { findPeople, namesOf } from '../users/public';
import { chainRoutes } from './chain-routes';
import { entryRows, entryView } from './entry-view';
import { whereOf } from './filters';
import { countUpTo, findLogPage } from './find-log-page';
import { logExportRoutes } from './log-export-routes';

/** The log of events, read by who has `base_log` (Process §2.18, §4.1, §7.4). Nothing here changes it. */
export const baseLogRoutes: ResourceRoutes = async (app) => {
  const mayRead = app.requirePrivilege('base_log');

  app.route({
    ...contract.get,
    onRequest: mayRead,
    handler: async ({ query }) => {
      const page = await findLogPage(app.db, whereOf(query), query);
      const data = await entryRows(app.db, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.counts,
    onRequest: mayRead,
    handler: async ({ query }) => {
      const where = whereOf(query);
      const refused = inArray(baseLog.event, eventsOfGroup('refusal'));
      return {
        data: {
          all: await countUpTo(app.db, where, TAB_COUNT_LIMIT),
          refusals: await countUpTo(app.db, and(where, refused), TAB_COUNT_LIMIT),
          acting: await countUpTo(app.db, and(where, isNotNull(baseLog.id_user_main)), TAB_COUNT_LIMIT),
        },
      };
    },
  });

  app.route({
    ...contract.find,
    onRequest: mayRead,
    handler: async ({ user, query }) => ({ data: await entryView(app.db, query.id, user) }),
  });

  app.route({
    ...contract.people,
    onRequest: mayRead,
    // Those whose account is closed too: what they did stays.
    handler: ({ query }) => findPeople(app.db, query),
  });

  app.route({
    ...contract.person,
    onRequest: mayRead,
    handler: async ({ query }) => {
      const name = (await namesOf(app.db, [query.id])).get(query.id);
      if (name === undefined) throw new ApiError('object-no-exist');
      return { data: { name } };
    },
  });

  await app.register(chainRoutes);
  await app.register(logExportRoutes);
};
