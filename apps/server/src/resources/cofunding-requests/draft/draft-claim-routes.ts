import { cofundingRequests as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../../http/resource';
import { answerClaim } from '../claim-view';
import { asOwner } from '../policy';
import { addClaim } from './add-claim';
import { claimFiles } from './claim-files';
import { copyLast } from './copy-last';
import { removeClaim } from './remove-claim';
import { setClaim } from './set-claim';

/** What the parent fills in. Staff who act for them may do it too, but not remove it. */
export const draftClaimRoutes: ResourceRoutes = async (app) => {
  const answerOwn = ({ user }: FastifyRequest, id: number) => answerClaim(app, id, asOwner(user));

  app.route({
    ...contract.add,
    handler: async (request) => {
      const { id } = await addClaim(app, request, request.body);
      return answerOwn(request, id);
    },
  });
  app.route({
    ...contract.set,
    handler: async (request) => {
      const { query, body } = request;
      await setClaim(app, request, { id: query.id, body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.attach,
    handler: async (request) => {
      const { query, body } = request;
      await claimFiles.attach(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.detach,
    handler: async (request) => {
      const { query, body } = request;
      await claimFiles.detach(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.copyLast,
    handler: async (request) => {
      const { query, body } = request;
      await copyLast(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.remove,
    handler: async (request) => {
      const { query, body } = request;
      await removeClaim(app, request, { id: query.id, ...body });
      return { data: null };
    },
  });
};
