import { baseConfig as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { mergeConfig } from '../users/public';

/** Settings of looks of a person, stored in the account (Spec §3, "User config"). */
export const baseConfigRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.userSetMany,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        const { user, body } = request;
        // Staff acting for somebody change their own screen, not that person's.
        if (user.id_user_main !== null) throw new ApiError('no-privilege');

        await mergeConfig(tx, user.id, body);
        note({ event: 'baseconfig.usersetmany', obj_type: 'user', id_obj: user.id, diff: { ...body } });
        return { data: body };
      }),
  });
};
