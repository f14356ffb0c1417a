import type { FastifyRequest } from 'fastify';

/** Names by which this machine calls itself. A web page that leads its own name here by DNS has another one. */
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for a caller on this very machine who also asks for it. The socket decides, not a header that anybody can send. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLocal = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  // A proxy on this machine passes strangers on: its header gives it away.
  const host = (headers.host ?? '').replace(/:[0-9]+$/, '').toLowerCase();
  return isLocal && OUR_NAMES.has(host) && headers['x-forwarded-for'] === undefined;
}
