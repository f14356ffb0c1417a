import type { FastifyRequest } from 'fastify';

/** True for a caller on this very machine. The socket decides, not a header that anybody can send. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLocal = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  // A proxy on this machine passes strangers on: its header gives it away.
  return isLocal && headers['x-forwarded-for'] === undefined;
}
