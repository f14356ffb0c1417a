import { type ContractToSign, contractSigning as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../../http/resource';
import { answerContract, noteContractRead, viewOf } from '../contract-view';
import { asOwner, viewerOf } from '../policy';
import { rows } from '../repository';
import { SIGNED_CONTRACT } from './signed-contract';
import { signingOf } from './signing-of';

/** The signatures of contracts: of the parent, and of the office at the desk of its signatory. */
export const contractSigningRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const signing = signingOf(app, SIGNED_CONTRACT, noteContractRead);

  app.route({
    ...contract.tosign,
    handler: async (request) => {
      const viewer = asOwner(request.user);
      const found = await signing.toSign(request, request.query);
      if (!found) return { data: null };
      const view = await viewOf(app, await rows.get(app.db, found.id), viewer);
      const data: ContractToSign = {
        contract: view,
        id_document: view.steps.includes('signMember') ? found.id_document : null,
        ...found.facts,
      };
      return { data };
    },
  });
  app.route({
    ...contract.checksigned,
    handler: (request) => signing.checkSigned(request, { ...request.query, ...request.body }),
  });
  app.route({
    ...contract.sign,
    handler: async (request) => {
      await signing.sign(request, { ...request.query, ...request.body });
      return answerContract(app, request.query.id, asOwner(request.user));
    },
  });
  app.route({
    ...contract.signcode,
    handler: (request) => signing.signCode(request, { ...request.query, ...request.body }),
  });
  app.route({
    ...contract.signbycode,
    handler: async (request) => {
      await signing.signByCode(request, { ...request.query, ...request.body });
      return answerContract(app, request.query.id, asOwner(request.user));
    },
  });
  app.route({
    ...contract.enterpaper,
    handler: async (request) => {
      await signing.enterPaper(request, { ...request.query, ...request.body });
      return answerContract(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({
    ...contract.confirmpaper,
    handler: async (request) => {
      await signing.confirmPaper(request, { ...request.query, ...request.body });
      return answerContract(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({
    ...contract.confirmsignature,
    handler: async (request) => {
      await signing.confirmSignature(request, { ...request.query, ...request.body });
      return answerContract(app, request.query.id, viewerOf(request.user));
    },
  });
  app.route({ ...contract.desk, handler: (request) => signing.desk(request, request.query) });
  app.route({ ...contract.deskfiles, handler: (request) => signing.deskFiles(request, request.query) });
  app.route({ ...contract.countersign, handler: (request) => signing.countersign(request, request.body) });
  app.route({ ...contract.deskcode, handler: (request) => signing.deskCode(request, request.body) });
  app.route({ ...contract.seal, handler: (request) => signing.seal(request, request.body) });
};
