import { documents as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { present } from './presenter';
import * as documents from './repository';

/** Somebody's own documents. Staff meet a document inside its case, where their right to read it is known. */
export const documentRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.find,
    handler: async ({ user, query }) => {
      const row = await documents.findOwn(app.db, { id: query.id, id_user: user.id });
      if (!row) throw new ApiError('object-no-exist');

      return { data: present(row, await documents.findSignatures(app.db, [row.id]), app) };
    },
  });
};
