import { accession as contract } from '@urzad/contract';
import { refuseActing } from '../../../http/refuse-acting';
import type { ResourceRoutes } from '../../../http/resource';
import { answerOwn } from '../reading/answer';
import { attachProof } from './attach-proof';
import { preparePersonalData } from './prepare-personal-data';
import { sendDocuments } from './send-documents';
import { setAccount } from './set-account';

/** The documents stage of a parent. Staff who act for them add files, but name no account and send nothing. */
export const parentAccessionRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.attach,
    handler: async (request) => {
      const { query, body } = request;
      await attachProof(app, request, { id: query.id, body });
      return answerOwn(app, request, query.id);
    },
  });

  app.route({
    ...contract.account,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await setAccount(app, request, { id: query.id, body });
      return answerOwn(app, request, query.id);
    },
  });

  app.route({
    ...contract.personalData,
    handler: async (request) => {
      const { query, body } = request;
      await preparePersonalData(app, request, { id: query.id, body });
      return answerOwn(app, request, query.id);
    },
  });

  app.route({
    ...contract.send,
    handler: async (request) => {
      const { user, query, body } = request;
      refuseActing(user);
      await sendDocuments(app, request, { id: query.id, body });
      return answerOwn(app, request, query.id);
    },
  });
};
