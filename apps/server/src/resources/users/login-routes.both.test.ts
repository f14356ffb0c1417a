import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { systemAuthor } from '../../author';
import { DEMO_PASSWORD } from '../../config';
import { user } from '../../identity/table';
import { findByMail, lockById, update } from './repository';

const MINUTE = 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { LOGIN_LIMIT_PER_IP: '1000' } });
});
afterAll(() => server.close());

const post = (url: string, payload: object, token?: string) =>
  server.app.inject({ method: 'POST', url, payload, ...(token && { headers: { token } }) });
const login = (mail: string, pass: string = DEMO_PASSWORD, more = {}) =>
  post('/api/user/login', { mail, pass, ...more });
const refresh = (refresh_token: string) => post('/api/user/tokenrefresh', { refresh_token });
const find = (token: string) => server.app.inject({ url: '/api/user/find?by_token=1', headers: { token } });

async function setStatus(mail: string, status: 'active' | 'locked' | 'inactive') {
  await server.app.db.transaction(async (tx) => {
    const account = await findByMail(tx, mail);
    if (!account || !(await lockById(tx, account.id))) throw new Error(`No account ${mail}`);
    await update(tx, account.id, {
      values: { status },
      by: { ...systemAuthor(server.clock.business()), ip: '127.0.0.1' },
    });
  });
}

/** A hash by parameters of an earlier version of the portal; what is hashed is the base64 of the password. */
const outdatedHash = (pass: string) =>
  hash(Buffer.from(pass).toString('base64'), { memoryCost: 4096, timeCost: 1, parallelism: 1 });
const hashOf = async (mail: string) => (await findByMail(server.app.db, mail))?.pass_hash;
const setHash = (mail: string, pass_hash: string) =>
  server.app.db.update(user).set({ pass_hash }).where(eq(user.mail, mail));

describe('login', () => {
  it('answers tokens that work', async () => {
    const { data } = (await login('anna.przykladowa@example.com')).json();
    const quarterLater = new Date(server.clock.now().getTime() + 15 * MINUTE);
    expect(data.token_expire).toBe(quarterLater.toISOString());
    expect((await find(data.token)).json().data.firstname).toBe('Anna');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const [wrong, unknown] = [
      await login('ewa.probna@example.com', 'Zle!Haslo1'),
      await login('nikt@example.com'),
    ];
    for (const answer of [wrong, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'object-no-exist', data: null }]);
    }
  });

  it('locks an address for a quarter after ten failures and tells its owner', async () => {
    const mail = 'marek.fikcyjny@example.com';
    for (let failure = 1; failure <= 10; failure += 1) await login(mail, 'Zle!Haslo1');
    const right = await login(mail);
    expect([right.statusCode, right.json().code]).toEqual([400, 'object-no-exist']);
    expect((await server.emailsTo(mail)).map(({ subject }) => subject)).toEqual([
      'Zatrzymaliśmy próby logowania na Twoje konto',
    ]);

    server.clock.advance(15 * MINUTE);
    expect((await login(mail)).statusCode).toBe(200);
  });

  it('counts failures in a row only', async () => {
    const mail = 'joanna.zolwinska@example.com';
    for (let failure = 1; failure <= 9; failure += 1) await login(mail, 'Zle!Haslo1');
    expect((await login(mail)).statusCode).toBe(200);
    await login(mail, 'Zle!Haslo1');
    expect((await login(mail)).statusCode).toBe(200);
  });

  it.each([
    ['locked', 423, 'account-lock'],
    ['inactive', 403, 'is-no-active'],
  ] as const)('tells of an account that is %s with the right password only', async (status, code, name) => {
    const mail = 'oksana.demonstracyjna@example.com';
    await setStatus(mail, status);
    const [right, wrong] = [await login(mail), await login(mail, 'Zle!Haslo1')];
    expect([right.statusCode, right.json().code]).toEqual([code, name]);
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'object-no-exist']);
    await setStatus(mail, 'active');
  });

  it('renews a hash of older parameters', async () => {
    const mail = 'ewa.probna@example.com';
    await setHash(mail, await outdatedHash(DEMO_PASSWORD));
    await login(mail, 'Zle!Haslo1');
    expect(await hashOf(mail)).toContain('m=4096,t=1,p=1');

    expect((await login(mail)).statusCode).toBe(200);
    expect(await hashOf(mail)).toContain('m=19456,t=2,p=1');
    expect((await login(mail)).statusCode).toBe(200);
  });

  it('does not write the renewed hash over a password that was changed meanwhile', async () => {
    const mail = 'katarzyna.wzorcowa@example.com';
    const changed = await hash('Inne!Haslo1');
    await setHash(mail, await outdatedHash(DEMO_PASSWORD));
    const renewal = vi.spyOn(server.app.passwords, 'hash').mockImplementationOnce(async (pass) => {
      await setHash(mail, changed);
      return hash(pass);
    });
    await login(mail);
    expect(renewal).toHaveBeenCalledOnce();
    expect(await hashOf(mail)).toBe(changed);
    renewal.mockRestore();
  });

  it('limits one address in a minute', async () => {
    const answers = [];
    for (let attempt = 1; attempt <= 31; attempt += 1) answers.push(await login('zalew@example.com', 'x'));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(answers.at(-2)?.statusCode).toBe(400);
    server.clock.advance(MINUTE);
  });
});

describe('tokens', () => {
  it('end for a session of an account that was locked meanwhile', async () => {
    const person = await signIn(server, 'lucja.cwiczebna');
    await setStatus('lucja.cwiczebna@example.com', 'locked');
    expect((await person.get('/api/user/find?by_token=1')).json().code).toBe('token-expired');
    await setStatus('lucja.cwiczebna@example.com', 'active');
  });

  it('expire after 15 minutes and are renewed', async () => {
    const { tokens, get } = await signIn(server, 'anna.przykladowa');
    server.clock.advance(15 * MINUTE);
    const expired = await get('/api/user/find?by_token=1');
    expect([expired.statusCode, expired.json().code]).toEqual([401, 'token-expired']);

    const renewed = (await refresh(tokens.refresh_token)).json().data;
    expect((await find(renewed.token)).statusCode).toBe(200);
  });

  it('renew for 12 hours, with remember me for 30 days', async () => {
    const short = (await login('anna.przykladowa@example.com')).json().data;
    const long = (await login('anna.przykladowa@example.com', DEMO_PASSWORD, { remember_me: 'yes' })).json()
      .data;
    server.clock.advance(12 * 60 * MINUTE);
    expect((await refresh(short.refresh_token)).json().code).toBe('no-login');
    server.clock.advance(29 * 24 * 60 * MINUTE);
    expect((await refresh(long.refresh_token)).statusCode).toBe(200);
  });

  it('are refused when they were never given', async () => {
    const stranger = await refresh('A'.repeat(43));
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'no-login']);
    expect((await find('A'.repeat(43))).json().code).toBe('token-expired');
    expect((await server.app.inject('/api/user/find?by_token=1')).json().code).toBe('no-login');
  });
});

describe('rotation', () => {
  it('lets an old refresh token work until its successor is used', async () => {
    const { tokens } = await signIn(server, 'anna.przykladowa');
    const lost = await refresh(tokens.refresh_token);
    const second = await refresh(tokens.refresh_token);
    expect([lost.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await find(second.json().data.token)).statusCode).toBe(200);
  });

  it('lets two tabs that refresh at once both live', async () => {
    const { tokens } = await signIn(server, 'anna.przykladowa');
    const tabs = await Promise.all([refresh(tokens.refresh_token), refresh(tokens.refresh_token)]);
    for (const tab of tabs) expect((await find(tab.json().data.token)).statusCode).toBe(200);
    for (const tab of tabs) expect((await refresh(tab.json().data.refresh_token)).statusCode).toBe(200);
  });

  it.each([
    ['access', (next: { token: string }) => find(next.token)],
    ['refresh', (next: { refresh_token: string }) => refresh(next.refresh_token)],
  ])(
    'ends the family when an old token comes back after the %s token of its successor',
    async (_which, use) => {
      const { tokens } = await signIn(server, 'anna.przykladowa');
      const next = (await refresh(tokens.refresh_token)).json().data;
      await use(next);

      expect((await refresh(tokens.refresh_token)).json().code).toBe('no-login');
      expect((await find(next.token)).statusCode).toBe(401);
      expect((await refresh(next.refresh_token)).json().code).toBe('no-login');
    },
  );

  it('survives a tree of five refreshes', async () => {
    const { tokens } = await signIn(server, 'anna.przykladowa');
    let last = tokens;
    for (let step = 1; step <= 5; step += 1) last = (await refresh(last.refresh_token)).json().data;
    expect((await find(last.token)).statusCode).toBe(200);
    expect((await refresh(tokens.refresh_token)).json().code).toBe('no-login');
    expect((await find(last.token)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session and no other', async () => {
    const [one, other] = [await signIn(server, 'pawel.slimakowy'), await signIn(server, 'pawel.slimakowy')];
    expect((await one.post('/api/user/logout')).json()).toEqual({ data: null });
    expect((await one.get('/api/user/find?by_token=1')).statusCode).toBe(401);
    expect((await refresh(one.tokens.refresh_token)).json().code).toBe('no-login');
    expect((await other.get('/api/user/find?by_token=1')).statusCode).toBe(200);
  });

  it('is calm without a session and twice at once', async () => {
    expect((await post('/api/user/logout', {})).statusCode).toBe(200);
    const person = await signIn(server, 'pawel.slimakowy');
    const answers = await Promise.all([person.post('/api/user/logout'), person.post('/api/user/logout')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
