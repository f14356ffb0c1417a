import { userGroups as contract, type UserGroup } from '@urzad/contract';
import { polishSortKey, USER_TYPE } from '@urzad/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Db, Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { user } from '../../identity/table';
import { countOf } from '../../lists/count-limit';
import { findPage, type Sort } from '../../lists/find-page';
import { rowsOf } from '../../unit-of-work/rows';
import { namesOf } from '../users/public';
import { userGroup } from './table';

type GroupRow = typeof userGroup.$inferSelect;
type Wanted = Pick<GroupRow, 'name' | 'active' | 'id_leader' | 'members'>;

const rows = rowsOf(userGroup);
const SORTS: Record<'name', Sort<GroupRow>> = {
  name: { column: sql`${userGroup.name_sort}`, cast: 'text', valueOf: (row) => row.name_sort },
};

/** Groups of the office (Process §2.18). They give nobody a privilege. */
export const userGroupRoutes: ResourceRoutes = async (app) => {
  const mayEdit = app.requirePrivilege('user_group_edit');

  app.route({
    ...contract.get,
    onRequest: app.requirePrivilege('user_group_show'),
    handler: async ({ query }) => {
      const list = { table: userGroup, where: undefined, sorts: SORTS, fallback: 'name' as const };
      const page = await findPage(app.db, list, query);
      const data = await viewsOf(app.db, page.rows);
      return { data, ...countOf(page.found), ...(page.next && { next: page.next }) };
    },
  });

  app.route({
    ...contract.add,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const values = await valuesOf(tx, request.body);
        const row = await rows.insert(tx, values, authorOf(app, request));
        note({ event: 'usergroup.add', obj_type: 'usergroup', id_obj: row.id });
        return { data: await viewOf(tx, row) };
      }),
  });

  app.route({
    ...contract.set,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { row_version, ...given } = request.body;
        const stored = await rows.getLocked(tx, request.query.id);
        if (stored.row_version !== row_version) {
          throw new ApiError('conflict', { stored: await viewOf(tx, stored), given });
        }
        await refuseTakenName(tx, given.name, stored.id);
        const values = await valuesOf(tx, given);
        const row = await rows.update(tx, stored.id, { values, by: authorOf(app, request) });
        note({
          event: 'usergroup.set',
          obj_type: 'usergroup',
          id_obj: row.id,
          diff: { before: stored.members, after: row.members },
        });
        return { data: await viewOf(tx, row) };
      }),
  });

  app.route({
    ...contract.delete,
    onRequest: mayEdit,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { id } = request.query;
        await rows.remove(tx, id, authorOf(app, request));
        note({ event: 'usergroup.delete', obj_type: 'usergroup', id_obj: id });
        return { data: null };
      }),
  });
};

/** @throws ApiError `not-valid` for a leader who is no member, `object-no-exist` for who is not of the office */
async function valuesOf(tx: Tx, { name, active, id_leader, members }: Wanted) {
  const ids = [...new Set(members)];
  if (id_leader !== null && !ids.includes(id_leader))
    throw new ApiError('not-valid', { id_leader: 'not-valid' });
  const isOfOffice = and(inArray(user.id, ids), ne(user.type, USER_TYPE.citizen), eq(user.deleted, 'no'));
  if (ids.length > 0 && (await tx.$count(user, isOfOffice)) !== ids.length)
    throw new ApiError('object-no-exist');
  return { name, active, id_leader, members: ids, name_sort: polishSortKey(name) };
}

/** @throws ApiError `object-exist` */
async function refuseTakenName(tx: Tx, name: string, own: number): Promise<void> {
  const isOther = and(
    eq(userGroup.name_sort, polishSortKey(name)),
    ne(userGroup.id, own),
    eq(userGroup.deleted, 'no'),
  );
  if ((await tx.$count(userGroup, isOther)) > 0) throw new ApiError('object-exist', { field: 'name' });
}

async function viewOf(db: Db, row: GroupRow): Promise<UserGroup> {
  const [view] = await viewsOf(db, [row]);
  if (!view) throw new Error(`Group ${row.id} has no view.`);
  return view;
}

async function viewsOf(db: Db, found: readonly GroupRow[]): Promise<UserGroup[]> {
  const names = await namesOf(db, [...new Set(found.flatMap(({ members }) => members))]);
  const named = (id: number) => ({ id, name: names.get(id) ?? '' });
  return found.map(({ id, row_version, name, active, id_leader, members }) => ({
    ...{ id, row_version, name, active },
    leader: id_leader === null ? null : named(id_leader),
    members: members.map(named),
  }));
}
