import type { FastifyInstance } from 'fastify';

/**
 * Reads the address of the caller when the request arrives. Later it is unknown: a socket forgets its peer once the
 * connection is gone, and who closed the page would stand in log, limits and evidence without an address.
 */
export function readAddresses(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    Object.defineProperty(request, 'ip', { value: request.ip });
    done();
  });
}
