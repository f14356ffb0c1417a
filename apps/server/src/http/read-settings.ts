import type { FastifyInstance } from 'fastify';

/** Lets every call of the API see what another server has changed in the settings. */
export function readSettings(app: FastifyInstance) {
  app.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/') && !url.startsWith('/api/health')) await app.settings.keepFresh();
  });
}
