import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import { newPasswordError } from '../../identity/passwords/new-password';
import type { UserRow } from './repository';

/** The last five passwords are refused (Order §2). */
const HISTORY = 5;

/**
 * Checks a new password against the rules and the account's history; slow, so it runs before the transaction.
 * @returns the fields to write
 * @throws ApiError `not-valid` with `pass: not-valid-pass`, or `in-story`
 */
export async function newPasswordFields(app: FastifyInstance, account: UserRow, pass: string) {
  const weakness = newPasswordError(pass, account);
  if (weakness) throw new ApiError('not-valid', { pass: weakness });

  const earlier = [account.pass_hash, ...account.pass_history].slice(0, HISTORY);
  for (const stored of earlier) {
    if (await app.passwords.matches(stored, pass)) throw new ApiError('in-story', { pass: 'not-valid-pass' });
  }
  return {
    pass_hash: await app.passwords.hash(pass),
    pass_history: earlier.slice(0, HISTORY - 1),
    pass_changed: app.clock.business(),
    failed_logins: 0,
    lock_to: null,
  };
}
