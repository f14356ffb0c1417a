import { cofundingRequests as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { inTurnBy } from '../../../in-turn';
import { answerClaim } from '../claim-view';
import { asOwner, visibleTo } from '../policy';
import { claims } from '../repository';
import { ensureClaimReceipt } from './claim-receipt';
import { prepareClaim } from './prepare-claim';
import { sendClaimCode, signClaim } from './sign-claim';
import { reopenClaim, withdrawClaim } from './withdraw-claim';

/** From the finished claim to the submitted one. For the parent only, never for staff acting for them. */
export const claimSignRoutes: ResourceRoutes = async (app) => {
  const inTurn = inTurnBy<number>();
  const answerOwn = ({ user }: FastifyRequest, id: number) => answerClaim(app, id, asOwner(user));

  app.route({
    ...contract.prepare,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await prepareClaim(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.reopen,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await reopenClaim(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.signcode,
    handler: (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      return app.write(request, async (tx, note) => ({
        data: await sendClaimCode(app, request, { id: query.id, ...body }, { tx, note }),
      }));
    },
  });
  app.route({
    ...contract.sign,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      // Sealing takes time: requests for one document run one after another, and the later ones find it signed.
      await inTurn(body.id_document, () => signClaim(app, request, { id: query.id, ...body }));
      const record = await claims.get(app.db, query.id, visibleTo(asOwner(user)));
      await ensureClaimReceipt(app, record, request.log);
      return answerOwn(request, query.id);
    },
  });
  app.route({
    ...contract.withdraw,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await withdrawClaim(app, request, { id: query.id, ...body });
      return answerOwn(request, query.id);
    },
  });
};
