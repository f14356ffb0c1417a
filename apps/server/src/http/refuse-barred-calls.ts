import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';
import { isOwnAccountCall } from './own-account-calls';

/**
 * What an account may not call at all, whatever its privileges: without `access_system` everything that needs a session
 * (Order §10). A new endpoint is refused, until it is said to be about the caller's own account.
 */
export function refuseBarredCalls(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { session } = request;
    // The guard of a locked session has its own answer.
    if (!session || session.locked || isOwnAccountCall(request)) return;

    const { errors = [] } = request.routeOptions.config ?? {};
    const needsSession = errors.includes('no-login');
    if (session.user.access_system === 'no' && needsSession) {
      throw new ApiError('no-privilege', { reason: 'access' });
    }
  });
}
