import { baseConfig, localities, uploadSessions, uploads, userRoles, users } from '@urzad/contract';
import type { FastifyRequest } from 'fastify';

/**
 * The calls by which a person signs in and keeps their own account: `/account`, `/autocomplete`, `/statute`,
 * `/lockscreen` and `/logout` need no other (Order §10).
 */
const OWN_ACCOUNT = addressesOf([
  users.find,
  users.tokenRefresh,
  users.accountSet,
  users.passtest,
  users.passtestByBody,
  users.lock,
  users.unlock,
  users.logout,
  userRoles.roleSet,
  baseConfig.userSetMany,
  // The towns of an address.
  localities.get,
]);

const UPLOADS = addressesOf([uploads.uploadfile, uploadSessions.uploadchunk]);

/** Whether a call is about the caller's own account and nothing else. */
export function isOwnAccountCall(request: FastifyRequest): boolean {
  const address = addressOf({ method: request.method, url: request.routeOptions.url ?? '' });
  return OWN_ACCOUNT.has(address) || (UPLOADS.has(address) && isOfAvatar(request.query));
}

interface Call {
  method: string;
  url: string;
}

function addressesOf(calls: readonly Call[]): ReadonlySet<string> {
  return new Set(calls.map(addressOf));
}

function addressOf({ method, url }: Call): string {
  return `${method} ${url}`;
}

function isOfAvatar(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'purpose' in query && query.purpose === 'avatar';
}
