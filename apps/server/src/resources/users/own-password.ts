import type { FastifyInstance, FastifyRequest } from 'fastify';
import { appendLog, type LogEntry } from '../../audit-log/log';
import { deviceCookieOf } from '../../http/device-cookie';
import { findDevice } from '../../identity/devices/known-device';
import { originOf } from '../../unit-of-work/write';
import { countFailure, forgetFailures, isLockedAt } from './login-failures';
import * as users from './repository';

/** Wrong passwords of a person in a minute, over all endpoints. */
const WRONG_PER_USER = { name: 'own-password', max: 5, windowMs: 60 * 1000 };

/** Each check costs a slow hash, also of a right password. */
const CHECKS_PER_USER = { name: 'own-password-checks', max: 30, windowMs: 60 * 1000 };

/**
 * Whether the password is that of the person signed in. A wrong one counts like a failed sign-in, and for a locked
 * account every password is wrong: an open session must not allow guessing. A right one takes nothing from the limit:
 * whoever types a wrong code beside it several times is told about the code.
 * @throws ApiError `too-many-requests` after five wrong ones in a minute
 */
export async function proveOwnPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  pass: string,
): Promise<boolean> {
  const { id } = request.user;
  const key = String(id);
  app.limits.take(CHECKS_PER_USER, key);
  app.limits.take(WRONG_PER_USER, key);
  const now = app.clock.now();
  const account = await users.findById(app.db, id);
  const device = await findDevice(app.db, browserOf(request), now);
  const isRight = await app.passwords.matches(
    isLockedAt({ account, device }, now) ? undefined : account?.pass_hash,
    pass,
  );
  const failures = (device ?? account)?.failed_logins;
  const isProven = isRight && failures === 0 ? true : await settle(app, request, { isRight, now });
  if (isProven) app.limits.giveBack(WRONG_PER_USER, key);
  return isProven;
}

/** Decided on the locked row, as sign-ins may fail meanwhile. */
async function settle(
  app: FastifyInstance,
  request: FastifyRequest,
  { isRight, now }: { isRight: boolean; now: Date },
): Promise<boolean> {
  const { id } = request.user;
  // Not `app.write`: this is no answer to the request, and a wrong try is counted though the request fails.
  const isProven = await app.db.transaction(async (tx) => {
    const account = await users.lockById(tx, id);
    const device = await findDevice(tx, browserOf(request), now);
    if (account && isRight && !isLockedAt({ account, device }, now)) {
      await forgetFailures(tx, { account, device });
      return true;
    }

    const entries: LogEntry[] = [];
    const note = (entry: LogEntry) => entries.push(entry);
    await countFailure(app, tx, { account, device, now, note });
    note({ event: 'user.pass-refused', level: 'warning', obj_type: 'user', id_obj: id });
    await appendLog(tx, originOf(request, app.clock.business()), entries);
    app.crash.at('own-password.before-commit');
    return false;
  });
  app.crash.at('own-password.after-commit');
  app.mail.wake();
  return isProven;
}

function browserOf(request: FastifyRequest) {
  return { cookie: deviceCookieOf(request), mail: request.user.mail };
}
