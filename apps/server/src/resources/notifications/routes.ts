import { notifications as contract, type Notification } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { isMemberOf } from '../../identity/member-applications';
import { peopleOf } from '../../identity/people';
import { countOf } from '../../lists/count-limit';
import { pick } from '../../lists/pick';
import type { Viewer } from './policy';
import { present } from './presenter';
import * as notifications from './repository';

/** Notifications of the caller only. */
export const notificationRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const findOwnPage = notifications.prepareLists(app.db);

  app.route({
    ...contract.get,
    handler: async ({ user, query: { id_user, id_application, scope, user_sender_scope, ...query } }) => {
      const viewer = { ...viewerOf(user), ...(id_application !== undefined && { id_application }) };
      if (id_user !== undefined && id_user !== user.id) throw new ApiError('object-no-exist');
      if (id_application !== undefined && !(await isMemberOf(app, user.id, id_application))) {
        throw new ApiError('object-no-exist');
      }
      const { rows, found, next } = await findOwnPage(viewer, query);
      const views = await viewsOf(app.db, rows);
      const data = views.map((view) => pick(withSender(view, user_sender_scope), scope));
      return { data, ...countOf(found), ...(next && { next }) };
    },
  });

  app.route({
    ...contract.set,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const own = { id: request.query.id, viewer: viewerOf(request.user) };
        const row = await notifications.markRead(tx, own, authorOf(app, request));

        note({ event: 'basenotification.read', obj_type: 'basenotification', id_obj: row.id });
        const [view] = await viewsOf(tx, [row]);
        return { data: view ? pick(view, request.query.scope ?? ['show']) : {} };
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

async function viewsOf(db: Db, rows: readonly notifications.NotificationRow[]): Promise<Notification[]> {
  const ids = rows.flatMap(({ id_user_sender }) => id_user_sender ?? []);
  const senders = await peopleOf(db, [...new Set(ids)]);
  return rows.map((row) => present(row, senders));
}

function withSender(view: Notification, scope: readonly string[] | undefined): Notification {
  return { ...view, user_sender: view.user_sender && pick(view.user_sender, scope) };
}
