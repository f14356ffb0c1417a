import { documents as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { present } from './presenter';
import * as documents from './repository';
import { verdictOn } from './verdict';

/** A desk that checks a folder needs some dozens; guessing a digest needs more than any. */
const VERIFIED_PER_IP = { name: 'verify', max: 60, windowMs: 60 * 60 * 1000 };

/** Documents for everybody who holds their file, and the caller's own. Staff read a document as part of its object, where their privilege is checked. */
export const documentRoutes: ResourceRoutes = async (app) => {
  app.route({
    ...contract.verify,
    handler: async ({ body, ip }) => {
      app.limits.take(VERIFIED_PER_IP, ip);
      return { data: await verdictOn(app.db, body) };
    },
  });

  app.route({
    ...contract.find,
    onRequest: app.requireUser,
    handler: async ({ user, query }) => {
      const row = await documents.getOwn(app.db, { id: query.id, user });
      return { data: present(row, await documents.findSignatures(app.db, [row.id]), app) };
    },
  });
};
