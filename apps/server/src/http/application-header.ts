import { DEFAULT_APPLICATION, QueryId } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';
import { findById } from '../applications/applications';
import { shortMemory } from '../identity/sessions/short-memory';

/**
 * Reads the header `Application` of every call of the API (Spec §7): the application that the call is about; absent, the
 * default one. An unknown one is 404 (Order §10).
 */
export function readApplications(app: FastifyInstance) {
  const known = shortMemory(async (id) => findById(app.db, Number(id)));
  app.decorateRequest('id_application', DEFAULT_APPLICATION);

  app.addHook('onRequest', async (request) => {
    const { application } = request.headers;
    if (application === undefined || !request.url.startsWith('/api/')) return;
    const id = QueryId.safeParse(application);
    if (!id.success) throw new ApiError('object-no-exist');
    // Every start writes the default one before the first request.
    if (id.data === DEFAULT_APPLICATION) return;
    if (!(await known.find(String(id.data), app.clock.now()))) throw new ApiError('object-no-exist');
    request.id_application = id.data;
  });
}
