import { officeRoles as contract } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { type Author, authorOf } from '../../author';
import type { Tx } from '../../db';
import type { ResourceRoutes } from '../../http/resource';
import { isHeld, isOfApplication } from '../../identity/roles/held-roles';
import { userRole } from '../../identity/roles/table';
import { settleRoles } from './give-role';
import { refuseChange, refuseMore, roleValues } from './office-role-rules';
import { roleDefinition } from './office-role-view';
import { type AccountRow, accounts, type RoleRow, roles } from './repository';

/** An administrator makes roles of the office, changes them and switches them off. */
export const officeRoleWriteRoutes: ResourceRoutes = async (app) => {
  const mayEdit = app.requirePrivilege('user_role_edit');

  app.route({
    ...contract.add,
    onRequest: mayEdit,
    handler: async (request) => {
      const { id } = await app.write(request, async (tx, note) => {
        const { body, user } = request;
        const by = authorOf(app, request);
        const base = await findBase(tx, body.id_role_base, by);
        refuseMore(user, body.privileges, base?.privileges ?? []);
        const values = await roleValues(tx, body, by);
        const id_role = await roles.nextId(tx);
        // No role of the product will ever have such a code.
        const own = { id: id_role, code: `W${id_role}`, id_role_base: base?.id ?? null };
        await roles.insert(tx, { ...values, ...own }, by);
        note({
          event: 'role.add',
          obj_type: 'role',
          id_obj: id_role,
          diff: { after: values, reason: body.reason },
        });
        return { id: id_role };
      });
      return { data: await roleDefinition(app, await roles.get(app.db, id), request.user) };
    },
  });

  app.route({
    ...contract.set,
    onRequest: mayEdit,
    handler: async (request) => {
      const { id } = request.query;
      await app.write(request, async (tx, note) => {
        const { user, body } = request;
        const { row_version, ...given } = body;
        const by = authorOf(app, request);
        const [stored, holders] = await lockWithHolders(tx, id, by);
        await refuseChange(tx, stored, user, by.date);
        if (stored.row_version !== row_version) {
          const { clock } = app;
          throw new ApiError('conflict', {
            stored: await roleDefinition({ db: tx, clock }, stored, user),
            given,
          });
        }
        const base = await findBase(tx, stored.id_role_base ?? undefined, by);
        refuseMore(user, given.privileges, [...stored.privileges, ...(base?.privileges ?? [])]);
        // A page of an earlier release does not send the English name.
        const values = await roleValues(tx, { name_en: stored.name_en, ...given }, by, id);
        await roles.update(tx, id, { values, by });
        for (const account of holders) await settleRoles(tx, account, by);
        note({
          event: 'role.set',
          obj_type: 'role',
          id_obj: id,
          diff: { before: factsOf(stored), after: values, reason: given.reason },
        });
        return { id };
      });
      return { data: await roleDefinition(app, await roles.get(app.db, id), request.user) };
    },
  });

  app.route({
    ...contract.activeSet,
    onRequest: mayEdit,
    handler: async (request) => {
      const { id } = request.query;
      await app.write(request, async (tx, note) => {
        const { active, reason } = request.body;
        const by = authorOf(app, request);
        const [stored, holders] = await lockWithHolders(tx, id, by);
        await refuseChange(tx, stored, request.user, by.date);
        if (stored.active === active) throw new ApiError('illegal-step', { reason: 'switched' });
        await roles.update(tx, id, { values: { active }, by });
        for (const account of holders) await settleRoles(tx, account, by);
        note({
          event: active === 'no' ? 'role.off' : 'role.on',
          obj_type: 'role',
          id_obj: id,
          diff: { holders: holders.map((holder) => holder.id), reason },
        });
        return { id };
      });
      return { data: await roleDefinition(app, await roles.get(app.db, id), request.user) };
    },
  });
};

/** @throws ApiError `object-no-exist` for a role of another application */
async function findBase(tx: Tx, id: number | undefined, by: Author): Promise<RoleRow | undefined> {
  return id === undefined ? undefined : roles.get(tx, id, isOfApplication(by.id_application));
}

/** The role and the accounts that hold it, locked; accounts first and by their ids, as in every write of theirs. */
async function lockWithHolders(tx: Tx, id: number, by: Author): Promise<[RoleRow, AccountRow[]]> {
  await roles.get(tx, id, isOfApplication(by.id_application));
  const found = await tx
    .selectDistinct({ id: userRole.id_user })
    .from(userRole)
    .where(and(eq(userRole.id_role, id), isHeld(by.date)))
    .orderBy(userRole.id_user);
  const holders: AccountRow[] = [];
  for (const holder of found) holders.push(await accounts.getLocked(tx, holder.id));
  return [await roles.getLocked(tx, id), holders];
}

function factsOf({ name, name_en, description, perspective, privileges, valid_from, valid_to }: RoleRow) {
  return { name, name_en, description, perspective, privileges, valid_from, valid_to };
}
