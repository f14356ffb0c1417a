import { tablePresets as contract, TABLE_PRESETS_MAX } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { pick } from '../../lists/pick';
import { arrangerOf } from './policy';
import { present } from './presenter';
import * as presets from './repository';

/** Saved views of tables of the caller only. */
export const tablePresetRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.get,
    handler: async ({ user: { id: id_user }, query }) => {
      const { table_code, page, page_count, scope } = query;
      refuseOther(query.id_user, id_user);
      const { rows, found } = await presets.findOwnPage(app.db, { id_user, table_code, page, page_count });
      return { data: rows.map((row) => pick(present(row), scope)), count: found };
    },
  });

  app.route({
    ...contract.add,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { body, query } = request;
        const { id_user: owner, ...preset } = body;
        const id_user = arrangerOf(request.user);
        refuseOther(owner, id_user);
        await presets.lockOwner(tx, id_user);
        if ((await presets.countByOwner(tx, id_user)) >= TABLE_PRESETS_MAX) {
          throw new ApiError('illegal-step', { reason: 'too-many' });
        }

        const row = await presets.insert(tx, id_user, preset, authorOf(app, request));
        note({ event: 'basetablepreset.add', obj_type: 'basetablepreset', id_obj: row.id });
        return { data: pick(present(row), query.scope) };
      }),
  });

  app.route({
    ...contract.set,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { body, query } = request;
        const { id, id_user: owner, table_code, ...values } = body;
        const own = { id: query.id, id_user: arrangerOf(request.user) };
        refuseOther(owner, own.id_user);
        refuseOther(id, own.id);
        await presets.lockOwner(tx, own.id_user);
        const kept = await presets.update(tx, { ...own, table_code }, { values, by: authorOf(app, request) });

        // Names of fields only: the value of a filter may be somebody's name.
        const diff = { fields: Object.keys(values) };
        note({ event: 'basetablepreset.set', obj_type: 'basetablepreset', id_obj: kept.id, diff });
        return { data: pick(present(kept), query.scope) };
      }),
  });

  app.route({
    ...contract.delete,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const own = { id: request.query.id, id_user: arrangerOf(request.user) };
        await presets.lockOwner(tx, own.id_user);
        await presets.remove(tx, own, authorOf(app, request));

        note({ event: 'basetablepreset.delete', obj_type: 'basetablepreset', id_obj: own.id });
        return { data: null };
      }),
  });
};

/**
 * The specification sends a whole view: its ids say nothing new, so one that differs is that of a view that the caller
 * does not have.
 * @throws ApiError `object-no-exist`
 */
function refuseOther(sent: number | undefined, own: number): void {
  if (sent !== undefined && sent !== own) throw new ApiError('object-no-exist');
}
