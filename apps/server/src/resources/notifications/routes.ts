import { notifications as contract } from '@urzad/contract';
import { LARGEST_INT } from '@urzad/domain';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { parseCursor, toCursor } from '../../lists/cursor';
import { present } from './presenter';
import * as notifications from './repository';

interface NotificationQuery {
  show?: 'yes' | 'no' | undefined;
  page?: number | undefined;
  page_count: number;
  after?: string | undefined;
}

/** Notifications of the caller only. */
export const notificationRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  const lists = notifications.prepareLists(app.db);

  app.route({
    ...contract.get,
    handler: ({ user, query }) => findPage(lists, user.id, query),
  });

  app.route({
    ...contract.set,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const own = { id: request.query.id, id_user: request.user.id };
        const row = await notifications.markRead(tx, own, authorOf(app, request));
        if (!row) throw new ApiError('object-no-exist');

        note({ event: 'basenotification.read', obj_type: 'basenotification', id_obj: row.id });
        return { data: { show: row.show } };
      }),
  });

  app.route({
    ...contract.setAll,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const read = await notifications.markAllRead(tx, request.user.id, authorOf(app, request));
        for (const id of read)
          note({ event: 'basenotification.read', obj_type: 'basenotification', id_obj: id });
        return { data: { count: read.length } };
      }),
  });

  app.route({
    ...contract.delete,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const own = { id, id_user: request.user.id };
        if (!(await notifications.remove(tx, own, authorOf(app, request)))) {
          throw new ApiError('object-no-exist');
        }
        note({ event: 'basenotification.delete', obj_type: 'basenotification', id_obj: id });
        return { data: null };
      }),
  });
};

/** A page of the caller's notifications, by its number or after a cursor. */
async function findPage(
  lists: ReturnType<typeof notifications.prepareLists>,
  id_user: number,
  { show, page = 1, page_count: limit, after }: NotificationQuery,
) {
  const list = show === 'no' ? lists.unread : lists.all;
  const before = after ? parseCursor(after).id : LARGEST_INT;
  const offset = after ? 0 : (page - 1) * limit;
  const rows = await list.page.execute({ id_user, before, limit, offset });
  const isWholeList = before === LARGEST_INT && offset === 0;
  const found = rows.at(0)?.found ?? (isWholeList ? 0 : await list.count({ id_user }));

  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(present),
    ...countOf(found),
    ...(last && { next: toCursor({ value: null, id: last.id }) }),
  };
}
