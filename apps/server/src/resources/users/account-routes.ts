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
import { endChallengesOf } from '../../identity/second-factor/challenges';
import { endSessionsOf } from '../../identity/sessions/sessions';
import { originOf } from '../../unit-of-work/write';
import { localitiesOfNames } from '../localities/public';
import { removeBytes } from '../uploads/public';
import { breaksKey } from './breaks-key';
import { endCalendarOf } from './end-calendar';
import { ownView } from './find-routes';
import { changeOwnFiles } from './own-files';
import { proveOwnPassword } from './own-password';
import { profileChangeErrors, profileChangeValues } from './profile-change';
import * as users from './repository';
import { tellSecurity } from './security-notices';
import { newPasswordFields } from './set-password';

/** Unique index of the database: it decides when two accounts claim one PESEL at once. */
const PESEL_KEY = 'user_pesel_key';

/** More requests than this are no typing errors, but a search for somebody's PESEL. */
const PESEL_TOLD = { name: 'pesel-exist', max: 3, windowMs: 3 * 60 * 60 * 1000 };

/** Of a body no field of the account. */
const NOT_LOGGED: ReadonlySet<string> = new Set(['pass', 'actual_pass', 'row_version']);

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

      let stored: Stored = { cookie: undefined, erased: [] };
      const answer = await app
        .write(request, async (tx, note) => {
          stored = await store(app, tx, { request, body, password });
          // Names of fields only: the log is kept longer than the data.
          note({
            event: password ? 'user.pass-changed' : 'user.account-set',
            obj_type: 'user',
            id_obj: user.id,
            diff: { fields: Object.keys(body).filter((field) => !NOT_LOGGED.has(field)) },
          });
          return { data: await ownView(app, tx, user.id) };
        })
        .catch(async (error: unknown) => {
          throw breaksKey(error, PESEL_KEY) ? await tellTaken(app, request) : error;
        });
      if (stored.cookie !== undefined) setDeviceCookie(app, reply, stored.cookie);
      await removeBytes(app, request, stored.erased);
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

interface Stored {
  /** By which this browser stays known after a new password. */
  cookie: string | undefined;
  /** Files that were replaced. */
  erased: readonly string[];
}

async function store(app: FastifyInstance, tx: Tx, { request, body, password }: Change): Promise<Stored> {
  const account = await users.lockById(tx, request.user.id);
  if (!account) throw new ApiError('object-no-exist');
  if (body.row_version !== undefined && body.row_version !== account.row_version) {
    throw new ApiError('conflict', { row_version: account.row_version });
  }
  const by = { ...authorOf(app, request), id: account.id };
  const isAcceptance = body.accept_condition === 'yes' && account.accept_condition === 'no';
  const { columns, erased } = await changeOwnFiles(app, tx, { account, change: body, by });

  const after = await users.update(tx, account.id, {
    values: {
      ...profileChangeValues(body, account, warsawDate(by.date)),
      ...columns,
      ...password,
      ...(isAcceptance && { accept_condition: 'yes' as const, accept_condition_date: by.date }),
    },
    by,
  });
  if (after.bank_account_number !== account.bank_account_number) {
    await tellSecurity(app, tx, { account, event: 'bank-account' });
  }
  if (!password || !request.session) return { cookie: undefined, erased };

  await endSessionsOf(tx, app.clock.now(), {
    id_user: account.id,
    keep: request.session.id,
    end_reason: 'new-password',
  });
  await tellSecurity(app, tx, { account, event: 'password' });
  await forgetDevicesOf(tx, account.id);
  await endLinksOf(tx, account.mail, app.clock.now());
  await endChallengesOf(tx, account.id);
  await endCalendarOf(app, tx, account);
  const cookie = await rememberDevice(tx, app.clock.now(), { cookie: undefined, id_user: account.id });
  return { cookie, erased };
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
