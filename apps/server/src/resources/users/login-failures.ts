import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import { type DeviceRow, noteFailures } from '../../identity/devices/known-device';
import { readerOf } from '../../mail/reader';
import type { Note } from '../../unit-of-work/write';
import { lockedEmail } from './emails';
import * as users from './repository';
import { senderOf } from './sender';
import { FAILURES_MAX, LOCK_MINUTES } from './sign-in-lock';

const LOCK_MS = LOCK_MINUTES * 60 * 1000;

/**
 * Whether wrong passwords have locked the sign-in: until then no password is checked (Order §2). A known browser has a
 * count and a lock of its own, beside that of the account for all others (Order §11).
 */
export function isLockedAt({ account, device }: SignInOf, now: Date): boolean {
  const { lock_to } = device ?? account ?? {};
  return lock_to != null && lock_to > now;
}

/** From where somebody signs in to which account. */
export interface SignInOf {
  account: users.UserRow | undefined;
  /** The browser, if it is known for this account. */
  device: DeviceRow | undefined;
}

/**
 * The last of `FAILURES_MAX` in a row locks the address, or the known browser for `LOCK_MINUTES` and tells the owner, wherever the password
 * was checked. `account` is the row that the transaction has locked. Without an account, or for one that is locked
 * already, the same statement changes nothing: the time must not tell who has an account.
 */
export async function countFailure(
  app: FastifyInstance,
  tx: Tx,
  { account, device, now, note }: SignInOf & { now: Date; note: Note },
): Promise<void> {
  const counted = device ?? account;
  const wasLocked = isLockedAt({ account, device }, now);
  const values = counted && !wasLocked ? afterFailure(counted, now) : stateOf(counted);
  if (device) await noteFailures(tx, device.id, values);
  else await users.noteLogin(tx, account?.id ?? users.NOBODY, values);
  if (!account || wasLocked || !values.lock_to) return;

  await app.mail.send(tx, lockedEmail(readerOf(account), await senderOf(app, tx)));
  note({ event: 'user.login-locked', level: 'warning', obj_type: 'user', id_obj: account.id });
}

/** A right password ends the row of failures that it belongs to. */
export async function forgetFailures(
  tx: Tx,
  { account, device }: { account: users.UserRow; device: DeviceRow | undefined },
  pass_hash?: string,
): Promise<void> {
  const none = { failed_logins: 0, lock_to: null };
  if (device) await noteFailures(tx, device.id, none);
  await users.noteLogin(tx, account.id, {
    ...(device ? stateOf(account) : none),
    ...(pass_hash !== undefined && { pass_hash }),
  });
}

type Failures = Pick<users.UserRow, 'failed_logins' | 'lock_to'>;

function afterFailure({ failed_logins }: Failures, now: Date): Failures {
  const failures = failed_logins + 1;
  if (failures < FAILURES_MAX) return { failed_logins: failures, lock_to: null };
  return { failed_logins: 0, lock_to: new Date(now.getTime() + LOCK_MS) };
}

function stateOf(account: Failures | undefined): Failures {
  return { failed_logins: account?.failed_logins ?? 0, lock_to: account?.lock_to ?? null };
}
