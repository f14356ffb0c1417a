import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db';
import type { Note } from '../../http/write';
import { lockedLetter } from './letters';
import * as users from './repository';
import { senderOf } from './sender';

const FAILURES_MAX = 10;
const LOCK_MS = 15 * 60 * 1000;

/** Whether wrong passwords have closed the account: until then no password is checked (decisions.md 2). */
export function isLockedAt(account: users.UserRow | undefined, now: Date): boolean {
  return account?.lock_to != null && account.lock_to > now;
}

/**
 * The tenth failure in a row closes the address for a quarter of an hour and tells the owner, wherever the password was
 * asked for. `account` is the row that the transaction holds.
 */
export async function countFailure(
  app: FastifyInstance,
  tx: Tx,
  { account, now, note }: { account: users.UserRow; now: Date; note: Note },
): Promise<void> {
  const failures = account.failed_logins + 1;
  const isLast = failures >= FAILURES_MAX;
  await users.noteLogin(tx, account.id, {
    failed_logins: isLast ? 0 : failures,
    lock_to: isLast ? new Date(now.getTime() + LOCK_MS) : null,
  });
  if (!isLast) return;

  await app.mail.send(tx, lockedLetter(account.mail, await senderOf(app, tx)));
  note({ event: 'user.login-locked', level: 'warning', obj_type: 'user', id_obj: account.id });
}
