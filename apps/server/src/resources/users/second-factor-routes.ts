import { CHALLENGE_LIVES_MINUTES, secondFactor as contract } from '@urzad/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import type { Tx } from '../../db';
import { deviceCookieOf } from '../../http/device-cookie';
import type { ResourceRoutes } from '../../http/resource';
import { findDevice } from '../../identity/devices/known-device';
import { newSecret, secretAsShown } from '../../identity/second-factor/authenticator';
import { beginFactor, type FactorRow, findFactor, noteFactor } from '../../identity/second-factor/factors';
import { countRecoveryCodes, renewRecoveryCodes } from '../../identity/second-factor/recovery-codes';
import { sealSecret } from '../../sealed-secret';
import type { Note } from '../../unit-of-work/write';
import { requireThemselves } from './own-account';
import { proveOwnPassword } from './own-password';
import * as users from './repository';
import {
  type FactorPurpose,
  type FactorVerdict,
  factorKeyOf,
  isRecoveryCode,
  judgeFactor,
  refuseUnlessProven,
  secretOf,
  sendFactorCode,
} from './second-factor-code';
import { endSecondFactor } from './second-factor-end';
import { tellSecurity } from './security-notices';
import { senderOf } from './sender';

/** A factor that was begun waits so long for its first code. */
const WAITS_MS = CHALLENGE_LIVES_MINUTES * 60_000;

/** The second factor of the caller's own account. */
export const secondFactorRoutes: ResourceRoutes = async (app) => {
  app.addHook('onRequest', app.requireUser);
  app.addHook('onRequest', requireThemselves);

  app.route({
    ...contract.show,
    handler: async ({ user: { id } }) => {
      const factor = await findFactor(app.db, id);
      if (!factor?.confirm_date) return { data: { two_fa: 'no' as const, kind: null, codes_left: 0 } };
      const codes_left = await countRecoveryCodes(app.db, id);
      return { data: { two_fa: 'yes' as const, kind: factor.kind, codes_left } };
    },
  });

  app.route({
    ...contract.begin,
    handler: async (request) => {
      const { kind, pass } = request.body;
      await requirePassword(app, request, pass);
      return app.write(request, async (tx, note) => {
        const account = await lockOwn(tx, request);
        if (account.two_fa === 'yes') throw new ApiError('illegal-step', { two_fa: 'yes' });
        note({ event: 'user.factor-begin', obj_type: 'user', id_obj: account.id, diff: { kind } });
        return { data: await begin(app, tx, { account, kind }) };
      });
    },
  });

  app.route({
    ...contract.confirm,
    handler: (request) =>
      provenBy(app, request, request.body.code, {
        purpose: 'factor',
        isRightFactor: (factor) => isWaiting(factor, app.clock.now()),
        done: async (tx, account, note) => {
          await noteFactor(tx, account.id, { confirm_date: app.clock.now() });
          await users.update(tx, account.id, { values: { two_fa: 'yes' }, by: authorOf(app, request) });
          await tellSecurity(app, tx, { account, event: 'factor-on' });
          note({ event: 'user.factor-on', level: 'warning', obj_type: 'user', id_obj: account.id });
          return { codes: await renewRecoveryCodes(tx, factorKeyOf(app), account.id) };
        },
      }),
  });

  app.route({
    ...contract.send,
    handler: async (request) => {
      await requirePassword(app, request, request.body.pass);
      return app.write(request, async (tx, note) => {
        const account = await lockOwn(tx, request);
        const factor = await findFactor(tx, account.id);
        if (!factor?.confirm_date || factor.kind !== 'mail') throw new ApiError('illegal-step');
        await sendFactorCode(app, tx, { ...codeTo(account, app.clock.now()), purpose: 'factor-change' });
        note({ event: 'user.code-sent' });
        return { data: null };
      });
    },
  });

  app.route({
    ...contract.renew,
    handler: async (request) => {
      await requirePassword(app, request, request.body.pass);
      return provenBy(app, request, request.body.code, {
        purpose: 'factor-change',
        isRightFactor: isConfirmed,
        done: async (tx, account, note) => {
          await tellSecurity(app, tx, { account, event: 'recovery-codes' });
          note({ event: 'user.recovery-codes', level: 'warning', obj_type: 'user', id_obj: account.id });
          return { codes: await renewRecoveryCodes(tx, factorKeyOf(app), account.id) };
        },
      });
    },
  });

  app.route({
    ...contract.end,
    handler: async (request) => {
      await requirePassword(app, request, request.body.pass);
      return provenBy(app, request, request.body.code, {
        purpose: 'factor-change',
        isRightFactor: isConfirmed,
        done: async (tx, account, note) => {
          await endSecondFactor(app, tx, { account, by: authorOf(app, request), event: 'factor-off' });
          note({ event: 'user.factor-off', level: 'warning', obj_type: 'user', id_obj: account.id });
          return null;
        },
      });
    },
  });
};

async function requirePassword(app: FastifyInstance, request: FastifyRequest, pass: string): Promise<void> {
  if (!(await proveOwnPassword(app, request, pass))) throw new ApiError('not-valid', { pass: 'is-no-equal' });
}

async function lockOwn(tx: Tx, { user }: FastifyRequest): Promise<users.UserRow> {
  const account = await users.lockById(tx, user.id);
  if (!account) throw new ApiError('object-no-exist');
  return account;
}

interface Beginning {
  account: users.UserRow;
  kind: FactorRow['kind'];
}

/** Of an app that waits the same secret again, so that two open pages show one. */
async function begin(app: FastifyInstance, tx: Tx, { account, kind }: Beginning) {
  const now = app.clock.now();
  const id_user = account.id;
  if (kind === 'mail') {
    await beginFactor(tx, { id_user, kind, secret: null, begin_date: now });
    await sendFactorCode(app, tx, codeTo(account, now));
    return null;
  }
  const earlier = await findFactor(tx, id_user);
  const isShown = earlier?.kind === 'app' && isWaiting(earlier, now);
  const secret = isShown ? secretOf(app, earlier) : newSecret();
  if (!isShown) {
    const sealed = sealSecret(factorKeyOf(app), { secret, owner: String(id_user) });
    await beginFactor(tx, { id_user, kind, secret: sealed, begin_date: now });
  }
  const { appName } = await senderOf(app, tx);
  return secretAsShown(secret, { label: account.mail, issuer: appName });
}

interface Proven<Answer> {
  purpose: FactorPurpose;
  isRightFactor: (factor: FactorRow) => boolean;
  /** What a right code does. */
  done: (tx: Tx, account: users.UserRow, note: Note) => Promise<Answer>;
}

/** What is done after a right code; a wrong one is counted, and refused after the transaction. */
async function provenBy<Answer>(
  app: FastifyInstance,
  request: FastifyRequest,
  code: string,
  { purpose, isRightFactor, done }: Proven<Answer>,
): Promise<{ data: Answer }> {
  const result = await app.write(request, async (tx, note) => {
    const account = await lockOwn(tx, request);
    const factor = await findFactor(tx, account.id);
    if (!factor || !isRightFactor(factor)) throw new ApiError('illegal-step');
    const now = app.clock.now();
    const device = await findDevice(tx, { cookie: deviceCookieOf(request), mail: account.mail }, now);
    const tried = { account, factor, code, purpose, id_device: device?.id, now };
    const verdict: FactorVerdict = await judgeFactor(app, tx, tried);
    if (verdict.outcome !== 'right') {
      note({ event: 'user.code-refused', level: 'warning', obj_type: 'user', id_obj: account.id });
      return { verdict };
    }
    if (isRecoveryCode(code)) await tellSecurity(app, tx, { account, event: 'recovery-code' });
    return { answer: await done(tx, account, note) };
  });
  if ('answer' in result) return { data: result.answer };
  refuseUnlessProven(result.verdict);
  throw new Error('A right code was refused.');
}

function codeTo(account: users.UserRow, now: Date) {
  return { account, purpose: 'factor' as const, id_device: undefined, now };
}

function isConfirmed({ confirm_date }: FactorRow): boolean {
  return confirm_date !== null;
}

function isWaiting({ confirm_date, begin_date }: FactorRow, now: Date): boolean {
  return confirm_date === null && now.getTime() - begin_date.getTime() < WAITS_MS;
}
