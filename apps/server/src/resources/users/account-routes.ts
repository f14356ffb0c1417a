import { type AccountChange, users as contract } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { appendLog } from '../../audit-log/log';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { setDeviceCookie } from '../../http/device-cookie';
import type { ResourceRoutes } from '../../http/resource';
import { forgetDevicesOf, rememberDevice } from '../../identity/devices/known-device';
import { endLinksOf } from '../../identity/login-links/login-links';
import { endSessionsOf } from '../../identity/sessions/sessions';
import { originOf } from '../../unit-of-work/write';
import { localitiesOfNames } from '../localities/public';
import { ownView } from './find-routes';
import { proveOwnPassword } from './own-password';
import { profileChangeErrors, profileChangeValues } from './profile-change';
import * as users from './repository';
import { newPasswordFields, tellPasswordChanged } from './set-password';

/** Unique index of the database: it decides when two accounts claim one PESEL at once. */
const PESEL_KEY = 'user_pesel_key';

/** More requests than this are no typing errors, but a search for somebody's PESEL. */
const PESEL_TOLD = { name: 'pesel-exist', max: 3, windowMs: 3 * 60 * 60 * 1000 };

/** The caller's own profile, acceptance of the rules and password. */
export const accountRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);

  app.route({
    ...contract.accountSet,
    handler: async (request, reply) => {
      const { user, query, body } = request;
      if (query.id !== undefined && query.id !== user.id) throw new ApiError('object-no-exist');
      const errors = profileChangeErrors(body, user, {
        today: warsawDate(app.clock.business()),
        localities: await localitiesOfNames(app.db, [body.location_city]),
      });
      if (Object.keys(errors).length > 0) throw new ApiError('not-valid', errors);
      await refuseMoreGuesses(app, request);
      const password = body.pass === undefined ? undefined : await passwordChange(app, request, body);

      let cookie: string | undefined;
      const answer = await app
        .write(request, async (tx, note) => {
          cookie = await store(app, tx, { request, body, password });
          // Names of fields only: the log is kept longer than the data.
          note({
            event: password ? 'user.pass-changed' : 'user.account-set',
            obj_type: 'user',
            id_obj: user.id,
            diff: { fields: Object.keys(body).filter((field) => !field.endsWith('pass')) },
          });
          return { data: await ownView(app, tx, user.id) };
        })
        .catch(async (error: unknown) => {
          throw breaksKey(error, PESEL_KEY) ? await tellTaken(app, request) : error;
        });
      if (cookie !== undefined) setDeviceCookie(app, reply, cookie);
      return answer;
    },
  });
};

/** Before the number is looked up: a refusal afterwards would tell whether it is taken. */
async function refuseMoreGuesses(
  app: FastifyInstance,
  { user, body }: FastifyRequest<{ Body: AccountChange }>,
) {
  if (!body.pesel) return;
  const account = await users.findById(app.db, user.id);
  if (account?.pesel !== body.pesel) app.limits.refuse(PESEL_TOLD, user.mail);
}

/** Counted and logged: each such answer tells that somebody with this number has an account. */
async function tellTaken(app: FastifyInstance, request: FastifyRequest): Promise<ApiError> {
  app.limits.take(PESEL_TOLD, request.user.mail);
  const told = {
    event: 'user.pesel-exist',
    level: 'warning' as const,
    obj_type: 'user',
    id_obj: request.user.id,
  };
  await app.db.transaction((tx) => appendLog(tx, originOf(request, app.clock.business()), [told]));
  return new ApiError('pesel-exist');
}

interface Change {
  request: FastifyRequest;
  body: AccountChange;
  password: Awaited<ReturnType<typeof passwordChange>> | undefined;
}

/** @returns after a new password the cookie by which this browser stays known */
async function store(
  app: FastifyInstance,
  tx: Tx,
  { request, body, password }: Change,
): Promise<string | undefined> {
  const account = await users.lockById(tx, request.user.id);
  if (!account) throw new ApiError('object-no-exist');
  const by = authorOf(app, request);
  const isAcceptance = body.accept_condition === 'yes' && account.accept_condition === 'no';

  await users.update(tx, account.id, {
    values: {
      ...profileChangeValues(body, account, warsawDate(by.date)),
      ...password,
      ...(isAcceptance && { accept_condition: 'yes' as const, accept_condition_date: by.date }),
    },
    by,
  });
  if (!password || !request.session) return undefined;

  await endSessionsOf(tx, app.clock.now(), {
    id_user: account.id,
    keep: request.session.id,
    end_reason: 'new-password',
  });
  await tellPasswordChanged(app, tx, account.mail);
  await forgetDevicesOf(tx, account.id);
  await endLinksOf(tx, account.mail, app.clock.now());
  return rememberDevice(tx, app.clock.now(), { cookie: undefined, id_user: account.id });
}

/** The server checks the current password again, whatever the form was answered before. */
async function passwordChange(
  app: FastifyInstance,
  request: FastifyRequest,
  { pass = '', actual_pass }: AccountChange,
) {
  // Staff acting for somebody may not change that person's password (Order §2).
  if (request.user.id_user_main !== null) throw new ApiError('no-privilege');
  if (actual_pass === undefined) throw new ApiError('no-required-data', { actual_pass: 'is-empty' });
  if (!(await proveOwnPassword(app, request, actual_pass))) {
    throw new ApiError('not-valid', { actual_pass: 'is-no-equal' });
  }
  const account = await users.findById(app.db, request.user.id);
  if (!account) throw new ApiError('object-no-exist');
  return newPasswordFields(app, account, pass);
}

/** True when a write was refused by this unique index. The two databases name it under different properties. */
function breaksKey(error: unknown, key: string): boolean {
  if (!(error instanceof Error)) return false;
  const onPostgres = 'constraint_name' in error && error.constraint_name === key;
  const onEmbedded = 'constraint' in error && error.constraint === key;
  return onPostgres || onEmbedded || breaksKey(error.cause, key);
}
