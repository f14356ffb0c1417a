import { users as contract } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { ResourceRoutes } from '../../http/resource';
import { setLocked } from '../../identity/sessions/sessions';
import { proveOwnPassword } from './own-password';

/** The lock screen, and the check of the caller's own password. */
export const lockRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.lock,
    handler: (request) =>
      app.write(request, async (tx, note) => {
        await setLocked(tx, app.clock.now(), { id_session: sessionIdOf(request), locked: 'yes' });
        note({ event: 'user.lock' });
        return { data: null };
      }),
  });

  app.route({
    ...contract.unlock,
    config: { ...contract.unlock.config, whileLocked: true },
    handler: async (request) => {
      const isRight = await proveOwnPassword(app, request, request.body.pass);
      if (!isRight) throw new ApiError('object-no-exist', null, { status: 400 });

      return app.write(request, async (tx, note) => {
        await setLocked(tx, app.clock.now(), { id_session: sessionIdOf(request), locked: 'no' });
        note({ event: 'user.unlock' });
        return { data: null };
      });
    },
  });

  const test = async (request: FastifyRequest, { mail, pass }: { mail: string; pass: string }) => {
    // A question about another address is answered without a look-up.
    if (mail !== request.user.mail) return { data: null };
    return { data: (await proveOwnPassword(app, request, pass)) ? { id: request.user.id } : null };
  };

  app.route({ ...contract.passtest, handler: (request) => test(request, request.query) });
  app.route({ ...contract.passtestByBody, handler: (request) => test(request, request.body) });
};

function sessionIdOf(request: FastifyRequest): number {
  if (!request.session) throw new ApiError('no-login');
  return request.session.id;
}
