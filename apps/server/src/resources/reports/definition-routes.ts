import { reportDefinitions as contract, type ReportDefinition, type ReportSettings } from '@urzad/contract';
import { polishSortKey } from '@urzad/domain';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { rowsOf } from '../../unit-of-work/rows';
import { namesOf } from '../users/public';
import { askedOf, askerOf, viewerOf } from './asked';
import { sourcesFor } from './sources';
import { groupedOf, operatedOf } from './summarise';
import { raportConfig } from './table';

type DefinitionRow = typeof raportConfig.$inferSelect;

const rows = rowsOf(raportConfig);
const SORTS: Record<'name', Sort<DefinitionRow>> = {
  name: { column: sql`${raportConfig.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
};

/** Saved definitions of reports. A shared one may be changed by whoever may keep any. */
export const reportDefinitionRoutes: ResourceRoutes = async (app) => {
  const maySee = app.requirePrivilege('report_show');
  const mayKeep = app.requirePrivilege('report_config');

  app.route({
    ...contract.get,
    onRequest: maySee,
    handler: async ({ user, query }) => {
      const list = { table: raportConfig, where: visibleTo(user), sorts: SORTS, fallback: 'name' as const };
      const page = await findPage(app.db, list, query);
      const data = await viewsOf(app.db, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.find,
    onRequest: maySee,
    handler: async ({ user, query: { id } }) => ({
      data: await viewOf(app.db, await rows.get(app.db, id, visibleTo(user))),
    }),
  });

  app.route({
    ...contract.add,
    onRequest: mayKeep,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { user, body, id_application } = request;
        await refuseUnknown({ db: tx, clock: app.clock }, user, body.source, body.settings);
        const values = { ...body, name_sort: polishSortKey(body.name), id_user: user.id, id_application };
        const row = await rows.insert(tx, values, authorOf(app, request));
        note({
          event: 'raportconfig.add',
          obj_type: 'raportconfig',
          id_obj: row.id,
          diff: { after: told(row) },
        });
        return { data: await viewOf(tx, row) };
      }),
  });

  app.route({
    ...contract.set,
    onRequest: mayKeep,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { row_version, ...given } = request.body;
        const { id } = request.query;
        const stored = await rows.getLocked(tx, id, visibleTo(request.user));
        if (stored.row_version !== row_version) {
          throw new ApiError('conflict', { stored: await viewOf(tx, stored), given });
        }
        await refuseUnknown({ db: tx, clock: app.clock }, request.user, stored.source, given.settings);
        const name_sort = polishSortKey(given.name);
        const isTaken = and(
          eq(raportConfig.id_application, stored.id_application),
          eq(raportConfig.id_user, stored.id_user),
          eq(raportConfig.name_sort, name_sort),
          eq(raportConfig.deleted, 'no'),
          sql`${raportConfig.id} <> ${id}`,
        );
        if ((await tx.$count(raportConfig, isTaken)) > 0)
          throw new ApiError('object-exist', { field: 'name' });
        const row = await rows.update(tx, id, {
          values: { ...given, name_sort },
          by: authorOf(app, request),
        });
        note({
          event: 'raportconfig.set',
          obj_type: 'raportconfig',
          id_obj: id,
          diff: { before: told(stored), after: told(row) },
        });
        return { data: await viewOf(tx, row) };
      }),
  });

  app.route({
    ...contract.delete,
    onRequest: mayKeep,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        const stored = await rows.getLocked(tx, id, visibleTo(request.user));
        await rows.remove(tx, id, authorOf(app, request));
        note({
          event: 'raportconfig.delete',
          obj_type: 'raportconfig',
          id_obj: id,
          diff: { before: told(stored) },
        });
        return { data: null };
      }),
  });
};

/** One's own and shared ones, of the reports that this person may see. */
function visibleTo(user: SessionUser): SQL | undefined {
  const codes = sourcesFor(viewerOf(user).privileges).map(({ code }) => code);
  return and(
    eq(raportConfig.id_application, user.id_application),
    or(eq(raportConfig.id_user, user.id), eq(raportConfig.shared, 'yes')),
    inArray(raportConfig.source, codes),
  );
}

/** @throws ApiError `not-valid` for what the report does not know or its reader may not see */
async function refuseUnknown(
  by: Pick<FastifyInstance, 'db' | 'clock'>,
  user: SessionUser,
  code: string,
  settings: ReportSettings,
): Promise<void> {
  const asked = askedOf(await askerOf(by, viewerOf(user)), code, settings);
  groupedOf(asked, settings.groups);
  operatedOf(asked, settings.operations);
}

function told({ name, source, shared, settings }: DefinitionRow) {
  return { name, source, shared, settings };
}

async function viewOf(db: Db, row: DefinitionRow): Promise<ReportDefinition> {
  const [view] = await viewsOf(db, [row]);
  if (!view) throw new Error(`The definition ${row.id} has no view.`);
  return view;
}

async function viewsOf(db: Db, found: readonly DefinitionRow[]): Promise<ReportDefinition[]> {
  const people = found.flatMap(({ id_user, id_user_mod }) => [id_user, id_user_mod ?? id_user]);
  const names = await namesOf(db, [...new Set(people)]);
  const named = (id: number) => ({ id, name: names.get(id) ?? '' });
  return found.map(({ id, row_version, name, source, shared, id_user, settings, mod_date, id_user_mod }) => ({
    ...{ id, row_version, name, source, shared, settings },
    owner: named(id_user),
    mod_date: mod_date.toISOString(),
    modified_by: id_user_mod === null ? null : named(id_user_mod),
  }));
}
