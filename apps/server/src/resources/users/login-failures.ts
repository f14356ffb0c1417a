import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { lockedEmail } from './emails';
import * as users from './repository';
import { senderOf } from './sender';
import { FAILURES_MAX, LOCK_MINUTES } from './sign-in-lock';

const LOCK_MS = LOCK_MINUTES * 60 * 1000;

/** Whether wrong passwords have locked the account: until then no password is checked (Order §2). */
export function isLockedAt(account: users.UserRow | undefined, now: Date): boolean {
  return account?.lock_to != null && account.lock_to > now;
}

/**
 * The last of `FAILURES_MAX` in a row locks the address for `LOCK_MINUTES` and tells the owner, wherever the password
 * was checked. `account` is the row that the transaction has locked. Without an account, or for one that is locked
 * already, the same statement changes nothing: the time must not tell who has an account.
 */
export async function countFailure(
  app: FastifyInstance,
  tx: Tx,
  { account, now, note }: { account: users.UserRow | undefined; now: Date; note: Note },
): Promise<void> {
  const wasLocked = isLockedAt(account, now);
  const values = account && !wasLocked ? afterFailure(account, now) : stateOf(account);
  await users.noteLogin(tx, account?.id ?? users.NOBODY, values);
  if (!account || wasLocked || !values.lock_to) return;

  await app.mail.send(tx, lockedEmail(account.mail, await senderOf(app, tx)));
  note({ event: 'user.login-locked', level: 'warning', obj_type: 'user', id_obj: account.id });
}

type Failures = Pick<users.UserRow, 'failed_logins' | 'lock_to'>;

function afterFailure({ failed_logins }: Failures, now: Date): Failures {
  const failures = failed_logins + 1;
  if (failures < FAILURES_MAX) return { failed_logins: failures, lock_to: null };
  return { failed_logins: 0, lock_to: new Date(now.getTime() + LOCK_MS) };
}

function stateOf(account: users.UserRow | undefined): Failures {
  return { failed_logins: account?.failed_logins ?? 0, lock_to: account?.lock_to ?? null };
}
