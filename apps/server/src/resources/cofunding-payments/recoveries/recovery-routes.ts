import { cofundingRecoveries as contract } from '@urzad/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { ResourceRoutes } from '../../../http/resource';
import { countOf } from '../../../lists/count-limit';
import { cofundingRecovery as table } from '../table';
import { bookReturn } from './book-return';
import { demandRecovery } from './demand-recovery';
import { findRecoveryPage, viewOfRecovery } from './recovery-page';
import { recoveryViewerOf } from './recovery-policy';
import { sendDemand } from './send-demands';

/** What participants have to return (Process §1.2, §2.15). */
export const recoveryRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const asking = { viewer: recoveryViewerOf(user), now: app.clock.business() };
      const { data, found, next } = await findRecoveryPage(app.db, asking, query);
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.add,
    handler: async (request) => {
      const { id } = await demandRecovery(app, request, request.body);
      // It is demanded already: a letter that fails here is made by the task `payment_lists` within a minute.
      for (const one of await unsentOf(id)) {
        await sendDemand(app, one.id, app.clock.business()).catch((error: unknown) =>
          request.log.error({ err: error, id: one.id }, 'The letter of a recovery was not made'),
        );
      }
      return { data: null };
    },
  });
  app.route({
    ...contract.book,
    handler: async (request) => {
      const { id } = await bookReturn(app, request, { ...request.query, ...request.body });
      const asking = { viewer: recoveryViewerOf(request.user), now: app.clock.business() };
      return { data: await viewOfRecovery(app.db, id, asking) };
    },
  });

  function unsentOf(id_request: number) {
    return app.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id_request, id_request), isNull(table.id_document)));
  }
};
