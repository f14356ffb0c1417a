import { cofundingPaymentLists as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { approveList, askApproval, sendBack } from './approval';
import { changePaymentList, type PaymentListChange } from './change-payment-list';
import { exportList } from './export-list';
import { countTabs, findListPage } from './list-page';
import { answerList } from './list-view';
import { listViewerOf, viewerOf } from './policy';
import { addList, changeList } from './prepare-list';
import { printList } from './print-list';
import { bookList, cancelList } from './settle-list';

/** Payment lists: prepared by one person of the office, approved by another (Process §2.15). */
export const paymentListRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const answerTo = ({ user }: FastifyRequest, id: number) => answerList(app, id, viewerOf(user));
  const stepOn = async (request: FastifyRequest, change: PaymentListChange) => {
    await changePaymentList(app, request, change);
    return answerTo(request, change.id);
  };

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const { data, found, next } = await findListPage(app.db, listViewerOf(user), query);
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });
  app.route({
    ...contract.counts,
    handler: async ({ user }) => ({
      data: await countTabs(app.db, { viewer: listViewerOf(user), now: app.clock.business() }),
    }),
  });
  app.route({
    ...contract.find,
    handler: (request) => answerTo(request, request.query.id),
  });
  app.route({
    ...contract.add,
    handler: async (request) => {
      const { id } = await addList(app, request, request.body);
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.change,
    handler: (request) => stepOn(request, changeList(request.query.id, request.body)),
  });
  app.route({
    ...contract.askApproval,
    handler: (request) => stepOn(request, askApproval(request.query.id, request.body)),
  });
  app.route({
    ...contract.sendBack,
    handler: (request) => stepOn(request, sendBack(request.query.id, request.body)),
  });
  app.route({
    ...contract.approve,
    handler: async (request) => {
      const { id } = request.query;
      await changePaymentList(app, request, approveList(id, request.body));
      // It is approved already: what fails here is made by the task `payment_lists` within a minute.
      await printList(app, id).catch((error: unknown) =>
        request.log.error({ err: error, id }, 'The document of a payment list was not made'),
      );
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.exportFile,
    handler: async (request) => ({
      data: await exportList(app, request, { id: request.query.id, format: request.body.format }),
    }),
  });
  app.route({
    ...contract.book,
    handler: (request) => stepOn(request, bookList(request.query.id, request.body)),
  });
  app.route({
    ...contract.cancel,
    handler: (request) => stepOn(request, cancelList(request.query.id, request.body)),
  });
};
