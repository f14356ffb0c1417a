import { notifications as contract } from '@urzad/contract';
import { authorOf } from '../../author';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import type { Viewer } from './policy';
import { present } from './presenter';
import * as notifications from './repository';

/** Notifications of the caller only. */
export const notificationRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const findOwnPage = notifications.prepareLists(app.db);

  app.route({
    ...contract.get,
    handler: async ({ user, query }) => {
      const { rows, found, next } = await findOwnPage(viewerOf(user), query);
      return { data: rows.map(present), ...countOf(found), ...(next && { next }) };
    },
  });

  app.route({
    ...contract.set,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const own = { id: request.query.id, viewer: viewerOf(request.user) };
        const row = await notifications.markRead(tx, own, authorOf(app, request));

        note({ event: 'basenotification.read', obj_type: 'basenotification', id_obj: row.id });
        return { data: { show: row.show } };
      }),
  });

  app.route({
    ...contract.setAll,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const read = await notifications.markAllRead(tx, viewerOf(request.user), authorOf(app, request));
        for (const { id } of read)
          note({ event: 'basenotification.read', obj_type: 'basenotification', id_obj: id });
        return { data: { count: read.length } };
      }),
  });

  app.route({
    ...contract.delete,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const own = { id, viewer: viewerOf(request.user) };
        await notifications.remove(tx, own, authorOf(app, request));
        note({ event: 'basenotification.delete', obj_type: 'basenotification', id_obj: id });
        return { data: null };
      }),
  });
};

function viewerOf({ id, id_application }: SessionUser): Viewer {
  return { id_user: id, id_application };
}
