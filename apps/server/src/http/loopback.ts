import type { FastifyRequest } from 'fastify';

/** Names of this machine. A web page that resolves its own name to this machine (DNS rebinding) sends another one. */
const OUR_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Addresses to listen at, which stand for this machine in the default of `PUBLIC_URL`. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '[::]']);

/** Headers by which a proxy says that it forwards the request of another machine. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * True for a caller on this machine who also names it. The socket decides, not a header that anybody can send.
 *
 * A proxy on this machine that sends none of its headers and `Host: localhost` looks like a person here. A demo behind
 * one has a public address (`PUBLIC_URL`), and then nobody is taken for one. Where that is not set either, nothing tells.
 */
export function isLoopback({ socket, headers, server }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLocal = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  const host = (headers.host ?? '').replace(/:[0-9]+$/, '').toLowerCase();
  const isProxied = OF_PROXIES.some((name) => headers[name] !== undefined);
  return isLocal && OUR_NAMES.has(host) && !isProxied && !isPublic(server.config.publicUrl);
}

function isPublic(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !OUR_NAMES.has(hostname) && !EVERY_ADDRESS.has(hostname);
}
