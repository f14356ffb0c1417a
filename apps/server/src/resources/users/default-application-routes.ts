import { applications as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import type { ResourceRoutes } from '../../http/resource';
import { findOfferedApplications } from '../../identity/member-applications';
import * as users from './repository';

/** The application that a sign-in opens: one of those to which the person belongs (Order §10). */
export const defaultApplicationRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.setDefault,
    handler: async (request) => {
      const { user, body } = request;
      refuseActing(user);
      const offered = await findOfferedApplications(app.db, user.id, app.clock.business());
      if (!offered.some(({ id }) => id === body.default)) throw new ApiError('object-no-exist');

      return app.write(request, async (tx, note) => {
        const account = await users.lockById(tx, user.id);
        if (account && account.id_application !== body.default) {
          const values = { id_application: body.default };
          await users.update(tx, user.id, { values, by: authorOf(app, request) });
          note({
            event: 'user.account-set-default-app',
            obj_type: 'user',
            id_obj: user.id,
            diff: { ...body },
          });
        }
        return { data: { default: body.default } };
      });
    },
  });
};
