import { cofundingAnnexes as annex } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import type { ResourceRoutes } from '../../http/resource';
import { askInitials, asOwner, returnToDraft, sendBack, viewerOf } from '../cofunding-contracts/public';
import { addAnnex } from './add-annex';
import { PREPARED_ANNEX as of } from './annex-initials';
import { answerAnnex } from './annex-view';
import { type AnnexStepChange, changeAnnex } from './change-annex';
import { cancelAnnex, refuseAnnex } from './end-steps';
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
    handler: (request) => stepOn(request, askInitials(of, request.query.id, request.body)),
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
    handler: (request) => stepOn(request, sendBack(of, request.query.id, request.body)),
  });
  app.route({
    ...annex.returnToDraft,
    handler: (request) => stepOn(request, returnToDraft(of, request.query.id, request.body)),
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
