import { documents as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { present } from './presenter';
import * as documents from './repository';

/** The caller's own documents. Staff read a document as part of its object, where their privilege is checked. */
export const documentRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.find,
    handler: async ({ user, query }) => {
      const row = await documents.getOwn(app.db, { id: query.id, user });
      return { data: present(row, await documents.findSignatures(app.db, [row.id]), app) };
    },
  });
};
