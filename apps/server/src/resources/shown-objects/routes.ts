import { shownObjects as contract, refOf } from '@urzad/contract';
import type { ResourceRoutes } from '../../http/resource';
import { noteReading, readerOf } from '../../readings/readings';
import { ownerOfObject } from './owner-of-object';

/** A screen says that it shows an object (Spec §7). */
export const shownObjectRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.showExec,
    handler: async (request) => {
      const { id_obj, obj_type } = request.body;
      const id_person = await ownerOfObject(app.db, request.user, refOf(obj_type, id_obj));
      if (id_person === undefined) return { data: null };
      const read = { id_person, ...refOf(obj_type, id_obj) };
      await noteReading(app, request, { reader: readerOf(request.user), read });
      return { data: null };
    },
  });
};
