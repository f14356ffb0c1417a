import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db';
import { rememberDevice } from '../../identity/devices/known-device';
import { startSession } from '../../identity/sessions/sessions';
import type { Tokens } from '../../identity/sessions/tokens';
import type { UserRow } from './repository';

export interface Opened {
  tokens: Tokens;
  /** The value of the cookie by which this browser is known from now on. */
  cookie: string;
}

export type StatusRefusal = 'account-lock' | 'is-no-active';

/** Why nobody signs in to this account, whatever they prove. */
export function statusRefusal({ status }: UserRow): StatusRefusal | undefined {
  if (status === 'active') return undefined;
  return status === 'locked' ? 'account-lock' : 'is-no-active';
}

export interface Entrance {
  request: FastifyRequest;
  id_user: number;
  remember_me: 'yes' | 'no';
  /** The cookie of a known browser that may stay. */
  cookie: string | undefined;
  now: Date;
}

/** The session of a person who has proven who they are, in a browser that is known from now on. */
export async function openSession(
  tx: Tx,
  { request, id_user, remember_me, cookie, now }: Entrance,
): Promise<Opened> {
  const tokens = await startSession(tx, now, {
    id_user,
    remember_me,
    ip: request.ip,
    user_agent: request.headers['user-agent'],
  });
  return { tokens, cookie: await rememberDevice(tx, now, { cookie, id_user }) };
}
