import { cofundingRegistrations as contract } from '@urzad/contract';
import { ApiError } from '../../../api-error';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { inTurnBy } from '../../../in-turn';
import { mailSignCode } from '../../../signatures/code-signing';
import { requireMethodOf } from '../../../signatures/require-method';
import { getCall } from '../../cofunding-calls/public';
import { getDocument } from '../../documents/public';
import { asOwner } from '../policy';
import { answerOwn } from '../reading/answer';
import { sessionOf } from './form-signature';
import { prepareDocument } from './prepare-document';
import { checkSignedForm, signByFile } from './sign-by-file';
import { signDocument } from './sign-document';
import { lockSignable } from './signable';

/** Judging a file costs much more than a request for it. */
const CHECKS_PER_USER = { name: 'form-check', max: 30, windowMs: 60 * 1000 };

/** From the finished form to the sealed document. For the owner only, never for staff acting for them. */
export const registrationSignRoutes: ResourceRoutes = async (app) => {
  const inTurn = inTurnBy<number>();

  app.route({
    ...contract.tosign,
    handler: async (request) => {
      const { id } = await prepareDocument(app, request, { id: request.query.id, ...request.body });
      return answerOwn(app, request, id);
    },
  });

  app.route({
    ...contract.signcode,
    handler: (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      return app.write(request, async (tx, note) => {
        const viewer = asOwner(user);
        const { id_document } = body;
        const { record, signable } = await lockSignable(
          tx,
          { id: query.id, viewer, id_document },
          'object-no-exist',
        );
        requireMethodOf(app, { kind: signable.kind, side: 'citizen', method: 'PORTAL_CODE' });
        signable.refuseLate(record, await getCall(tx, record.id_call), app.clock.business());
        const document = await getDocument(tx, body.id_document);
        if (document.status !== 'frozen') {
          throw new ApiError('illegal-step', { status: record.status });
        }

        const session = sessionOf(app, request, { record, document });
        return { data: await mailSignCode(app, { tx, note }, { session, told: signable.told }) };
      });
    },
  });

  app.route({
    ...contract.sign,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      const { id_document, sha256, pass, code } = body;
      // Sealing takes time: requests for one document run one after another, and the later ones find it signed.
      await inTurn(id_document, () =>
        signDocument(app, request, { id: query.id, id_document, sha256, pass, code }),
      );
      return answerOwn(app, request, query.id);
    },
  });

  app.route({
    ...contract.checksigned,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      app.limits.take(CHECKS_PER_USER, String(user.id));
      return { data: await checkSignedForm(app, request, { id: query.id, ...body }) };
    },
  });

  app.route({
    ...contract.signfile,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      app.limits.take(CHECKS_PER_USER, String(user.id));
      await inTurn(body.id_document, () => signByFile(app, request, { id: query.id, ...body }));
      return answerOwn(app, request, query.id);
    },
  });
};
