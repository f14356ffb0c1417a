import { documents as contract } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { noteReading, readerOf } from '../../readings/readings';
import { readBy } from '../uploads/public';
import { present } from './presenter';
import * as documents from './repository';
import { verdictOn } from './verdict';
import { type DocumentSources, getVisible } from './visible-document';

/** A desk that checks a folder needs some dozens; guessing a digest needs more than any. */
const VERIFIED_PER_IP = { name: 'verify', max: 60, windowMs: 60 * 60 * 1000 };

/** Documents for everybody who holds their file, for their owners, and for the office as the page of the object shows them. */
export function documentRoutes(sources: DocumentSources): ResourceRoutes {
  return async (app) => {
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
      handler: async (request) => {
        const { user, query } = request;
        const row = await getVisible(app.db, { id: query.id, user }, sources);
        const read = { id_person: row.id_user, obj_type: 'basedocument', id_obj: row.id };
        await noteReading(app, request, { reader: readerOf(user), read });

        const as = row.id_user === user.id ? 'owner' : 'staff';
        const maker = readBy(app, { as, id_user: user.id, id_user_main: user.id_user_main }, row.id_user);
        return { data: present(row, await documents.findSignatures(app.db, [row.id]), maker) };
      },
    });
  };
}
