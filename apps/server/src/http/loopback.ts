import type { FastifyRequest } from 'fastify';

/** Names of this machine. A web page that resolves its own name to this machine (DNS rebinding) sends another one. */
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for a caller on this machine who also names it. The socket decides, not a header that anybody can send. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLocal = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  // A proxy on this machine forwards requests of others: its header tells so.
  const host = (headers.host ?? '').replace(/:[0-9]+$/, '').toLowerCase();
  return isLocal && OUR_NAMES.has(host) && headers['x-forwarded-for'] === undefined;
}
