import { cofundingAnnexes as annex } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { asOwner, viewerOf } from '../cofunding-contracts/public';
import { addAnnex } from './add-annex';
import { askInitials, sendBack } from './annex-initials';
import { answerAnnex } from './annex-view';
import { type AnnexStepChange, changeAnnex } from './change-annex';
import { cancelAnnex, refuseAnnex, returnToDraft } from './end-steps';
import { initialAnnex } from './initial-annex';
import { setAnnex } from './set-annex';

/** Everything that the office changes of an annex before it is signed, and the refusal of its parent. */
export const annexStepRoutes: ResourceRoutes = async (app) => {
  const answerTo = ({ user }: FastifyRequest, id: number) => answerAnnex(app, id, viewerOf(user));
  const stepOn = async (request: FastifyRequest, change: AnnexStepChange) => {
    await changeAnnex(app, request, change);
    return answerTo(request, change.id);
  };

  app.route({
    ...annex.add,
    handler: async (request) => answerTo(request, (await addAnnex(app, request, request.body)).id),
  });
  app.route({
    ...annex.set,
    handler: (request) => stepOn(request, setAnnex(request.query.id, request.body)),
  });
  app.route({
    ...annex.askInitials,
    handler: (request) => stepOn(request, askInitials(request.query.id, request.body)),
  });
  app.route({
    ...annex.initial,
    handler: async (request) => {
      const { id } = request.query;
      await initialAnnex(app, request, { id, ...request.body });
      return answerTo(request, id);
    },
  });
  app.route({
    ...annex.sendBack,
    handler: (request) => stepOn(request, sendBack(request.query.id, request.body)),
  });
  app.route({
    ...annex.returnToDraft,
    handler: (request) => stepOn(request, returnToDraft(request.query.id, request.body)),
  });
  app.route({
    ...annex.cancel,
    handler: (request) => stepOn(request, cancelAnnex(request.query.id, request.body)),
  });
  app.route({
    ...annex.refuse,
    handler: async (request) => {
      await changeAnnex(app, request, refuseAnnex(request.query.id, request.body));
      return answerAnnex(app, request.query.id, asOwner(request.user));
    },
  });
};
