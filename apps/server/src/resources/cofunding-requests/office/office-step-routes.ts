import { cofundingRequests as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../../http/resource';
import { answerClaim } from '../claim-view';
import { viewerOf } from '../policy';
import { approveClaim } from './approve-claim';
import { callCorrection } from './call-claim-correction';
import { type ClaimChange, changeClaim } from './change-claim';
import { clearDuplicate } from './clear-duplicate';
import { decideLine } from './decide-line';
import { sendBackClaim, verifyClaim } from './end-check-of-claim';
import { rejectClaim } from './reject-claim';
import { takeClaim } from './take-claim';

/** Everything that the office does with a claim: one person checks it, another one approves it (Process §2.14). */
export const claimOfficeRoutes: ResourceRoutes = async (app) => {
  const answerTo = ({ user }: FastifyRequest, id: number) => answerClaim(app, id, viewerOf(user));
  const stepOn = async (request: FastifyRequest, change: ClaimChange) => {
    await changeClaim(app, request, change);
    return answerTo(request, change.id);
  };

  app.route({
    ...contract.take,
    handler: (request) => stepOn(request, takeClaim(request.query.id, request.body)),
  });
  app.route({
    ...contract.decide,
    handler: (request) => stepOn(request, decideLine(request.query.id, request.body)),
  });
  app.route({
    ...contract.clearDuplicate,
    handler: (request) => stepOn(request, clearDuplicate(request.query.id, request.body)),
  });
  app.route({
    ...contract.callCorrection,
    handler: (request) => stepOn(request, callCorrection(request.query.id, request.body)),
  });
  app.route({
    ...contract.verify,
    handler: (request) => stepOn(request, verifyClaim(request.query.id, request.body)),
  });
  app.route({
    ...contract.sendBack,
    handler: (request) => stepOn(request, sendBackClaim(request.query.id, request.body)),
  });
  app.route({
    ...contract.approve,
    handler: async (request) => {
      const { id } = await approveClaim(app, request, { ...request.query, ...request.body });
      return answerTo(request, id);
    },
  });
  app.route({
    ...contract.reject,
    handler: async (request) => {
      const { id } = await rejectClaim(app, request, { ...request.query, ...request.body });
      return answerTo(request, id);
    },
  });
};
