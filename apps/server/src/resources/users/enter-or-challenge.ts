import type { Challenge } from '@urzad/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { deviceCookieOf, setDeviceCookie } from '../../http/device-cookie';
import { hasLivingCode } from '../../identity/codes/codes';
import { findDevice } from '../../identity/devices/known-device';
import { issueChallenge } from '../../identity/second-factor/challenges';
import { findFactor } from '../../identity/second-factor/factors';
import { type Entrance, type Opened, openSession } from './enter';
import { tellOfNewBrowser } from './new-browser';
import type { UserRow } from './repository';
import { codeSubjectOf, sendFactorCode } from './second-factor-code';

/** The second factor is asked for; nobody is signed in. */
export interface Challenged {
  challenge: Challenge;
}

/**
 * Signs in a person who has proven the first step, or asks for the second factor of their account. Every way in ends
 * here; `account` is the row that the transaction has locked.
 */
export async function enterOrChallenge(
  app: FastifyInstance,
  tx: Tx,
  {
    account,
    tellsOfBrowser,
    ...entrance
  }: Omit<Entrance, 'id_user'> & {
    account: UserRow;
    /** Whether the owner is told of an unknown browser. */
    tellsOfBrowser: boolean;
  },
): Promise<Opened | Challenged> {
  if (account.two_fa !== 'yes') {
    if (tellsOfBrowser) await tellOfNewBrowser(app, tx, { ...entrance, account });
    return openSession(tx, { ...entrance, id_user: account.id });
  }

  const { remember_me, now, request } = entrance;
  const factor = await findFactor(tx, account.id);
  if (!factor?.confirm_date) throw new Error(`The second factor of account ${account.id} is missing.`);
  const challenge = await issueChallenge(tx, { id_user: account.id, remember_me, now });
  const cookie = deviceCookieOf(request);
  const device = await findDevice(tx, { cookie, mail: account.mail }, now);
  const addressee = { account, purpose: 'sign-in' as const, id_device: device?.id, now };
  const isSent = factor.kind === 'mail' && (await sendUnlessTooMany(app, tx, addressee));
  return { challenge: { challenge, kind: factor.kind, sent: isSent ? 'yes' : 'no' } };
}

/** The answer to a sign-in; a browser is known only after the whole of it. */
export function answerOf(app: FastifyInstance, reply: FastifyReply, result: Opened | Challenged) {
  if ('challenge' in result) return { data: result.challenge };
  setDeviceCookie(app, reply, result.cookie);
  return { data: result.tokens };
}

/**
 * A sign-in is not refused because of codes that were sent before: a recovery code may be at hand.
 * @returns whether a code that lives was sent, now or before
 */
async function sendUnlessTooMany(
  app: FastifyInstance,
  tx: Tx,
  addressee: Parameters<typeof sendFactorCode>[2],
): Promise<boolean> {
  try {
    await sendFactorCode(app, tx, addressee);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'too-many-requests')) throw error;
    return hasLivingCode(tx, codeSubjectOf(addressee), addressee.now);
  }
}
