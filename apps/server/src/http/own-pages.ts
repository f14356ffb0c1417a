import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';

/** Names of this machine: a portal that one of them leads to is found by the others too. */
const OUR_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses a socket that a page of another origin opens (Security §2): a browser asks no leave for one. Before the other
 * hooks, so that it costs no query.
 */
export function refuseForeignPages(app: FastifyInstance) {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!routeOptions.config?.isOfOwnPages) return;
    if (!ownOrigins(app.config.publicUrl).includes(headers.origin ?? '')) throw new ApiError('no-privilege');
  });
}

/** The origins of the portal's own pages. */
export function ownOrigins(publicUrl: string): string[] {
  const { origin, hostname, protocol, port } = new URL(publicUrl);
  const isOfThisMachine = OUR_NAMES.includes(hostname) || hostname === '0.0.0.0' || hostname === '[::]';
  if (!isOfThisMachine) return [origin];
  return OUR_NAMES.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}
