import { factorRemoval as contract } from '@urzad/contract';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { ResourceRoutes } from '../../http/resource';
import * as users from './repository';
import { endSecondFactor } from './second-factor-end';

/** An administrator helps whoever has lost their second factor. */
export const factorRemovalRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requirePrivilege('user_edit'));

  app.route({
    ...contract.remove,
    handler: async (request) => {
      const { query, body, user } = request;
      // One's own is turned off with a code: an open session must not be enough.
      if (query.id === user.id) throw new ApiError('no-privilege', { reason: 'self' });

      return app.write(request, async (tx, note) => {
        const account = await users.lockById(tx, query.id);
        if (!account) throw new ApiError('object-no-exist');
        if (account.two_fa !== 'yes') throw new ApiError('illegal-step', { two_fa: 'no' });
        await endSecondFactor(app, tx, { account, by: authorOf(app, request), event: 'factor-removed' });
        note({
          event: 'user.factor-removed',
          level: 'warning',
          obj_type: 'user',
          id_obj: account.id,
          diff: { two_fa: ['yes', 'no'], reason: body.reason },
        });
        return { data: null };
      });
    },
  });
};
