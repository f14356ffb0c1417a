import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error';
import { isBelongingsCall, isOwnAccountCall } from './own-account-calls';

/**
 * What a signed-in person may not call at all, whatever their privileges (Order §10): without `access_system` anything, in
 * the perspective `audit` any write. What is open to everybody stays open, and so does the caller's own account. A new
 * endpoint is refused until it is named in `own-account-calls.ts`.
 */
export function refuseBarredCalls(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { session, routeOptions } = request;
    const isOpen = !routeOptions.config?.errors?.includes('no-login');
    // The guard of a locked session has its own answer.
    if (!session || session.locked || isOpen || isOwnAccountCall(request)) return;

    const { access_system, perspective } = session.user;
    if (access_system === 'no') throw new ApiError('no-privilege', { reason: 'access' });
    if (perspective === 'audit' && isWrite(request)) throw new ApiError('no-privilege', { reason: 'audit' });
  });
}

function isWrite(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && !isBelongingsCall(request);
}
