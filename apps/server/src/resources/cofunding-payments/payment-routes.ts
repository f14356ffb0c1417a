import { cofundingPayments as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { findLinePage } from '../cofunding-requests/public';
import { findPaymentPage, viewOfPayment } from './payment-page';
import { listViewerOf, viewerOf } from './policy';
import { returnPayment } from './return-payment';
import { findAllWaiting, findWaitingPage } from './waiting-claims';

/** Payments to participants, and what they are made of. */
export const paymentRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.waiting,
    handler: async ({ user, query }) => {
      const asking = { viewer: listViewerOf(user), now: app.clock.business() };
      const { data, found, next } = await findWaitingPage(app.db, asking, query);
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.waitingAll,
    handler: async ({ user, query }) => {
      const asking = { viewer: listViewerOf(user), now: app.clock.business() };
      return { data: await findAllWaiting(app.db, asking, query) };
    },
  });
  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const { data, found, next } = await findPaymentPage(app.db, listViewerOf(user), query);
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.costs,
    handler: async ({ user, query }) => {
      const viewer = { as: 'staff', ...listViewerOf(user) } as const;
      const { data, found, next } = await findLinePage(app.db, viewer, query);
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.returned,
    handler: async (request) => {
      const { id } = request.query;
      await returnPayment(app, request, { id, ...request.body });
      return { data: await viewOfPayment(app.db, id, viewerOf(request.user)) };
    },
  });
};
