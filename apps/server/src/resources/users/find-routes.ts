import { users as contract, type UserView } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { getDefault } from '../../applications/applications';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { findRolesOf } from '../../identity/roles/held-roles';
import { pick } from '../../lists/pick';
import { avatarAddressOf, fileAddressOf } from '../uploads/public';
import { findCertificate } from './own-files';
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
  const [roles, application] = [await findRolesOf(db, id, app.clock.business()), await getDefault(db)];
  const files = await addressesOf(app, db, row);
  return present(row, { roles, application: pickIdentity(application), now: app.clock.now(), files });
}

async function addressesOf(app: FastifyInstance, db: Db, row: users.UserRow) {
  const certificate = await findCertificate(db, row);
  return {
    avatar_url: row.avatar === null ? null : avatarAddressOf(app, row.avatar),
    disabled_file_info: certificate
      ? {
          filename: certificate.filename,
          name: certificate.name,
          size: certificate.size,
          url: fileAddressOf(app, certificate),
        }
      : null,
  };
}

/** Without the privilege another account is answered as a missing one, so ids cannot be probed. */
async function viewOfOther(app: FastifyInstance, caller: SessionUser, id: number | undefined) {
  const row =
    id !== undefined && hasPrivilege(caller.privileges, 'user_show') && (await users.findById(app.db, id));
  if (!row) throw new ApiError('object-no-exist');
  return presentToOthers(row, app.clock.now());
}

function pickIdentity({ id, uuid, name }: { id: number; uuid: string; name: string }) {
  return { id, uuid, name };
}
