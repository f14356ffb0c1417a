import { accession as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../../http/resource';
import { answerStaff } from '../reading/answer';
import { checkProof } from './check-proof';
import { acceptDocuments, returnDocuments } from './end-check';
import { prolongDocuments } from './prolong-documents';

/** The office's check of the documents for the contract. */
export const officeAccessionRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.check,
    handler: async (request) => {
      const { query, body } = request;
      await checkProof(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.return,
    handler: async (request) => {
      const { query, body } = request;
      await returnDocuments(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.accept,
    handler: async (request) => {
      const { query, body } = request;
      await acceptDocuments(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });

  app.route({
    ...contract.prolong,
    handler: async (request) => {
      const { query, body } = request;
      await prolongDocuments(app, request, { id: query.id, body });
      return answerStaff(app, request, query.id);
    },
  });
};
