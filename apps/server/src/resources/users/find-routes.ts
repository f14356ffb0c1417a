import { users as contract, type UserView } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { findApplicationsOf } from '../../identity/member-applications';
import { findRolesOf } from '../../identity/roles/held-roles';
import { pick } from '../../lists/pick';
import { present, presentToOthers } from './presenter';
import * as users from './repository';

/** Reading an account: the caller's own whole, of others only their presence. */
export const findRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.find,
    handler: async ({ user, query }) => {
      const isOwn = query.id === undefined || query.id === user.id;
      if (!isOwn) return { data: pick(await viewOfOther(app, user, query.id), query.scope) };

      const view = await ownView(app, app.db, user.id);
      const applications = view.applications.map((entry) => pick(entry, query.applications_scope));
      return { data: pick({ ...view, applications }, query.scope) };
    },
  });
};

/** The whole view of an account, for its owner. */
export async function ownView(app: FastifyInstance, db: Db, id: number): Promise<UserView> {
  const row = await users.findById(db, id);
  if (!row) throw new ApiError('object-no-exist');
  const at = app.clock.business();
  const [roles, applications] = [await findRolesOf(db, id, at), await findApplicationsOf(db, id, at)];
  return present(row, { roles, applications, now: app.clock.now() });
}

/** Without the privilege another account is answered as a missing one, so ids cannot be probed. */
async function viewOfOther(app: FastifyInstance, caller: SessionUser, id: number | undefined) {
  const row =
    id !== undefined && hasPrivilege(caller.privileges, 'user_show') && (await users.findById(app.db, id));
  if (!row) throw new ApiError('object-no-exist');
  return presentToOthers(row, app.clock.now());
}
