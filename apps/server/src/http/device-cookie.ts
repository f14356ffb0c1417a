import { KNOWN_DEVICE_DAYS } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A token as `randomToken` makes it. */
const COOKIE = /(?:^|;\s*)known_device=([A-Za-z0-9_-]{43})(?:;|$)/;

/**
 * The value of the cookie `known_device`. Nothing may follow from it but limits of wrong passwords and of recoveries,
 * and that the owner is not told of a sign-in.
 */
export function deviceCookieOf({ headers }: FastifyRequest): string | undefined {
  return headers.cookie?.match(COOKIE)?.[1];
}

/** For endpoints only: pages are the same for a known browser. */
export function setDeviceCookie({ config }: FastifyInstance, reply: FastifyReply, value: string): void {
  const age = (KNOWN_DEVICE_DAYS * DAY_MS) / 1000;
  const parts = [`known_device=${value}`, 'Path=/api', `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict'];
  if (config.publicUrl.startsWith('https:')) parts.push('Secure');
  reply.header('Set-Cookie', parts.join('; '));
}
