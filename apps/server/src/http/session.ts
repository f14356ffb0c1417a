import { hasPrivilege, isProfileComplete, type Privilege } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Reads the `token` header of every request and adds the guards of resource.ts. */
export function readSessions(app: FastifyInstance) {
  app.decorateRequest('session', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (!this.session) throw new ApiError('no-login');
      return this.session.user;
    },
  });

  app.addHook('onRequest', async (request) => {
    const { token } = request.headers;
    if (typeof token !== 'string' || !TOKEN.test(token)) return;
    request.session = (await app.sessions.open(token, app.clock.now(), app.clock.business())) ?? null;
  });

  const requireUser = async (request: FastifyRequest) => {
    if (!request.session) throw new ApiError(request.headers.token ? 'token-expired' : 'no-login');
    if (request.session.locked && !request.routeOptions.config.whileLocked) {
      throw new ApiError('no-privilege', { session: 'locked' });
    }
  };

  app.decorate('requireUser', requireUser);
  app.decorate('requireCitizen', async (request: FastifyRequest) => {
    await requireUser(request);
    const { user } = request;
    if (user.perspective !== 'citizen') throw new ApiError('no-privilege');
    if (!isProfileComplete(user)) throw new ApiError('illegal-step', { reason: 'profile' });
    if (user.accept_condition !== 'yes') throw new ApiError('illegal-step', { reason: 'statute' });
  });
  app.decorate('requirePrivilege', (privilege: Privilege) => async (request: FastifyRequest) => {
    await requireUser(request);
    if (!hasPrivilege(request.user.privileges, privilege)) throw new ApiError('no-privilege');
  });
}
