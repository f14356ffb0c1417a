import type { FastifyInstance } from 'fastify';

/** A call that came without its body lacks every field of it: judged as `{}`, so that they are named. */
export function nameMissingFields(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body !== undefined) request.body = {};
  });
}
