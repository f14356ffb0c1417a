import { applications as contract } from '@urzad/contract';
import { sql } from 'drizzle-orm';
import { refuseElsewhere } from '../../applications/refuse-elsewhere';
import { application } from '../../applications/table';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { addApplication, changeApplication, removeApplication } from './application-writes';
import { applicationView } from './present-application';

const SORTS: Record<'id', Sort<typeof application.$inferSelect>> = {
  id: { column: sql`${application.id}`, cast: 'bigint', valueOf: ({ id }) => String(id) },
};

/** The records of the applications of the server (Process §2.1), which are of its first one. */
export const applicationRoutes: ResourceRoutes = async (app) => {
  const mayRead = [app.requirePrivilege('application_show'), refuseElsewhere];
  const mayEdit = [...mayRead, app.requirePrivilege('application_edit')];

  app.route({
    ...contract.get,
    onRequest: mayRead,
    handler: async ({ query }) => {
      const list = { table: application, where: undefined, sorts: SORTS, fallback: 'id' as const };
      const page = await findPage(app.db, list, query);
      const data = [];
      for (const row of page.rows) data.push(await applicationView(app, app.db, row));
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.add,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { row, diff, roles } = await addApplication(tx, request.body.form, authorOf(app, request));
        note({ event: 'application.add', obj_type: 'application', id_obj: row.id, diff });
        roles.forEach(note);
        return { data: await applicationView(app, tx, row) };
      }),
  });

  app.route({
    ...contract.set,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const sent = { id: request.query.id, ...request.body };
        const { row, diff } = await changeApplication(tx, app, sent, authorOf(app, request));
        note({ event: 'application.set', obj_type: 'application', id_obj: row.id, diff });
        return { data: await applicationView(app, tx, row) };
      }),
  });

  app.route({
    ...contract.delete,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const { diff, roles } = await removeApplication(tx, id, authorOf(app, request));
        note({ event: 'application.delete', obj_type: 'application', id_obj: id, diff });
        roles.forEach(note);
        return { data: null };
      }),
  });
};
