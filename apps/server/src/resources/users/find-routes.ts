import { users as contract, type UserView } from '@urzad/contract';
import { hasPrivilege } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { ResourceRoutes, SessionUser } from '../../http/resource';
import { findOfferedApplications } from '../../identity/member-applications';
import { findRolesOf } from '../../identity/roles/held-roles';
import { pick } from '../../lists/pick';
import { noteReading, readerOf } from '../../readings/readings';
import { avatarAddressOf, fileAddressOf } from '../uploads/public';
import { findCertificate } from './own-files';
import { present, presentToOthers } from './presenter';
import * as users from './repository';

/** Reading an account: the caller's own whole, of others only their presence. */
export const findRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.find,
    handler: async (request) => {
      const { user, query } = request;
      const isOwn = query.id === undefined || query.id === user.id;
      if (!isOwn) {
        const view = pick(await viewOfOther(app, user, query.id), query.scope);
        if (!isPresenceOnly(query.scope)) await noteRead(app, request, query.id);
        return { data: view };
      }
      await noteRead(app, request, user.id);

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
  const [roles, applications] = [await findRolesOf(db, id, at), await findOfferedApplications(db, id, at)];
  const files = await addressesOf(app, db, row);
  return present(row, { roles, applications, now: app.clock.now(), files });
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

/** Who is online is no reading of an account; desks ask for it every few seconds. */
function isPresenceOnly(scope: readonly string[] | undefined): boolean {
  return scope?.every((field) => field === 'online' || field === 'online_date') ?? false;
}

async function noteRead(app: FastifyInstance, request: FastifyRequest, id_obj: number | undefined) {
  if (id_obj === undefined) return;
  const read = { id_person: id_obj, obj_type: 'user', id_obj };
  await noteReading(app, request, { reader: readerOf(request.user), read });
}
