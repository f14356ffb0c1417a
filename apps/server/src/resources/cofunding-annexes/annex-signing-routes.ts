import { type AnnexToSign, annexSigning as annex } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { asOwner, signingOf, viewerOf } from '../cofunding-contracts/public';
import { answerAnnex, noteAnnexRead, viewOf } from './annex-view';
import { rows } from './repository';
import { SIGNED_ANNEX } from './signed-annex';

/** The signatures of annexes: of the parent, and of the office at the desk of its signatory. */
export const annexSigningRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const signing = signingOf(app, SIGNED_ANNEX, noteAnnexRead);

  app.route({
    ...annex.tosign,
    handler: async (request) => {
      const viewer = asOwner(request.user);
      const found = await signing.toSign(request, request.query);
      if (!found) return { data: null };
      const view = await viewOf(app, await rows.get(app.db, found.id), viewer);
      const data: AnnexToSign = {
        annex: view,
        id_document: view.steps.includes('signMember') ? found.id_document : null,
        ...found.facts,
      };
      return { data };
    },
  });
  app.route({
    ...annex.checksigned,
    handler: (request) => signing.checkSigned(request, { ...request.query, ...request.body }),
  });
  app.route({
    ...annex.sign,
    handler: async (request) => {
      await signing.sign(request, { ...request.query, ...request.body });
      return answerAnnex(app, request.query.id, asOwner(request.user));
    },
  });
  app.route({
    ...annex.signcode,
    handler: (request) => signing.signCode(request, { ...request.query, ...request.body }),
  });
  app.route({
    ...annex.signbycode,
    handler: async (request) => {
      await signing.signByCode(request, { ...request.query, ...request.body });
      return answerAnnex(app, request.query.id, asOwner(request.user));
    },
  });
  app.route({
    ...annex.enterpaper,
    handler: async (request) => {
      await signing.enterPaper(request, { ...request.query, ...request.body });
      return answerAnnex(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({
    ...annex.confirmpaper,
    handler: async (request) => {
      await signing.confirmPaper(request, { ...request.query, ...request.body });
      return answerAnnex(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({
    ...annex.confirmsignature,
    handler: async (request) => {
      await signing.confirmSignature(request, { ...request.query, ...request.body });
      return answerAnnex(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({ ...annex.desk, handler: (request) => signing.desk(request, request.query) });
  app.route({ ...annex.deskfiles, handler: (request) => signing.deskFiles(request, request.query) });
  app.route({ ...annex.countersign, handler: (request) => signing.countersign(request, request.body) });
  app.route({ ...annex.deskcode, handler: (request) => signing.deskCode(request, request.body) });
  app.route({ ...annex.seal, handler: (request) => signing.seal(request, request.body) });
};
