import { userRoles as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import { findRolesOf } from '../../identity/roles/held-roles';
import * as users from './repository';

/** Choosing the active role (Order §10): what somebody sees and may do follows from it. */
export const roleRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.roleSet,
    handler: (request) => {
      const { user, body } = request;
      // Who acts as somebody does it in the role that this person chose.
      if (user.id_user_main !== null) throw new ApiError('no-privilege', { reason: 'acting' });

      return app.write(request, async (tx, note) => {
        const account = await users.lockById(tx, user.id);
        const held = await findRolesOf(tx, user.id, app.clock.business());
        const chosen = held.find(({ id }) => id === body.id_role);
        if (!account || !chosen) throw new ApiError('object-no-exist');
        if (account.id_role_active === chosen.id) return { data: null };

        await users.update(tx, account.id, {
          values: { id_role_active: chosen.id },
          by: authorOf(app, request),
        });
        note({
          event: 'user.role-set',
          obj_type: 'user',
          id_obj: account.id,
          diff: { id_role_active: [account.id_role_active, chosen.id] },
        });
        return { data: null };
      });
    },
  });
};
