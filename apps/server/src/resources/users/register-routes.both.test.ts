import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { verifyLog } from '../../audit-log/verify-log';
import { DEMO_PASSWORD } from '../../config';

const PASS = 'Zielony!Staw7';
const MINUTE = 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers });
const register = (mail: string, headers = {}) => post('/api/user/register', { mail, pass: PASS }, headers);
const confirm = (mail: string, code: string) => post('/api/user/code', { mail, code });

/** Any six digits but these. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new account', () => {
  it('exists once its code is entered, and is signed in', async () => {
    expect((await register('nowa@example.com')).json()).toEqual({ data: null });
    const tokens = (await confirm('nowa@example.com', await server.codeFor('nowa@example.com'))).json().data;

    const me = await server.app.inject({
      url: '/api/user/find?by_token=1',
      headers: { token: tokens.token },
    });
    expect(me.json().data).toMatchObject({
      mail: 'nowa@example.com',
      accept_condition: 'no',
      access_system: 'yes',
      firstname: null,
      role: [{ code: 'CITIZEN' }],
    });
  });

  it('keeps its address in lower case', async () => {
    await register(' Duza.Litera@Example.COM ');
    expect(await server.codeFor('duza.litera@example.com')).toMatch(/^[0-9]{6}$/);
  });

  it('does not exist before: its right password answers is-no-active', async () => {
    await register('czeka@example.com');
    const early = await post('/api/user/login', { mail: 'czeka@example.com', pass: PASS });
    expect([early.statusCode, early.json().code]).toEqual([403, 'is-no-active']);
  });

  it.each([
    [
      'a password without a digit',
      { mail: 'a@example.com', pass: 'Zielony!Staw' },
      { pass: 'not-valid-pass' },
    ],
    ['a common password', { mail: 'a@example.com', pass: 'P@ssw0rd' }, { pass: 'not-valid-pass' }],
    ['the own name in it', { mail: 'zofia@example.com', pass: 'Zofia!2027' }, { pass: 'not-valid-pass' }],
    ['a wrong address', { mail: 'zofia@', pass: PASS }, { mail: 'not-valid-mail' }],
    ['a right that nobody gave', { mail: 'a@example.com', pass: PASS, type: 4 }, { type: 'not-valid' }],
  ])('is refused with %s', async (_reason, body, fields) => {
    const answer = await post('/api/user/register', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'not-valid', data: fields });
  });
});

describe('a taken address', () => {
  it('answers alike and tells only after the code', async () => {
    const answer = await register('ewa.probna@example.com');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);

    const told = await confirm('ewa.probna@example.com', await server.codeFor('ewa.probna@example.com'));
    expect([told.statusCode, told.json()]).toEqual([409, { code: 'object-exist', data: null }]);
  });
});

describe('signing in with the password of a registration that waits', () => {
  it.each([
    ['a free address', 'wolny.adres@example.com'],
    ['a taken one', 'adam.testowy@example.com'],
  ])('answers alike for %s, so that nobody learns who has an account', async (_name, mail) => {
    await register(mail);
    const right = await post('/api/user/login', { mail, pass: PASS });
    const wrong = await post('/api/user/login', { mail, pass: 'Inny!Staw7' });
    expect([right.statusCode, right.json()]).toEqual([403, { code: 'is-no-active', data: null }]);
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { code: 'object-no-exist', data: null }]);
  });

  it('still counts as a failure of the account, whose own password works on', async () => {
    const mail = 'zenon.testowy@example.com';
    await register(mail);
    for (let attempt = 0; attempt < 10; attempt += 1) await post('/api/user/login', { mail, pass: PASS });
    const [email] = await server.emailsTo(mail);
    expect(email?.subject).toBe('Zatrzymaliśmy próby logowania na Twoje konto');

    server.clock.advance(15 * MINUTE);
    const own = await post('/api/user/login', { mail, pass: DEMO_PASSWORD });
    expect(own.statusCode).toBe(200);
  });
});

describe('the code', () => {
  it('answers 429 at the sixth try, even when it is right then', async () => {
    const mail = 'szesc@example.com';
    await register(mail);
    const code = await server.codeFor(mail);
    for (const tries_left of [4, 3, 2, 1, 0]) {
      const wrong = await confirm(mail, otherThan(code));
      expect([wrong.statusCode, wrong.json()]).toEqual([
        400,
        { code: 'not-valid-code', data: { code: 'not-valid-code', tries_left } },
      ]);
    }
    const sixth = await confirm(mail, code);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too-many-requests']);
    expect(sixth.headers['retry-after']).toBe('60');

    server.clock.advance(MINUTE);
    await post('/api/user/codesend', { mail });
    expect((await confirm(mail, await server.codeFor(mail))).statusCode).toBe(200);
  });

  it('lives ten minutes', async () => {
    const mail = 'pozno@example.com';
    await register(mail);
    const code = await server.codeFor(mail);
    server.clock.advance(10 * MINUTE);
    const late = await confirm(mail, code);
    expect(late.json()).toEqual({ code: 'not-valid-code', data: { code: 'expired-code' } });
  });

  it('that was replaced says so and counts no try', async () => {
    const mail = 'zastapiony@example.com';
    await register(mail);
    const old = await server.codeFor(mail);
    server.clock.advance(MINUTE);
    await post('/api/user/codesend', { mail });
    for (const _try of [1, 2, 3, 4, 5, 6]) {
      expect((await confirm(mail, old)).json().data).toEqual({ code: 'replaced-code' });
    }
    expect((await confirm(mail, await server.codeFor(mail))).statusCode).toBe(200);
  });

  it('works once', async () => {
    const mail = 'raz@example.com';
    await register(mail);
    const code = await server.codeFor(mail);
    const answers = await Promise.all([confirm(mail, code), confirm(mail, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is sent again after a minute, five times in an hour', async () => {
    const mail = 'jeszcze@example.com';
    await register(mail);
    const soon = await post('/api/user/codesend', { mail });
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '60']);

    for (const _again of [2, 3, 4, 5]) {
      server.clock.advance(MINUTE);
      expect((await post('/api/user/codesend', { mail })).statusCode).toBe(200);
    }
    server.clock.advance(MINUTE);
    expect((await post('/api/user/codesend', { mail })).statusCode).toBe(429);
    expect(await server.emailsTo(mail)).toHaveLength(5);
  });

  it('goes to nobody who did not register', async () => {
    expect((await post('/api/user/codesend', { mail: 'nikt@example.com' })).statusCode).toBe(200);
    expect(await server.emailsTo('nikt@example.com')).toEqual([]);
  });
});

describe('an address that a stranger registers too', () => {
  const STRANGERS = 'Obce!Haslo77';
  const byStranger = (mail: string) => post('/api/user/register', { mail, pass: STRANGERS });
  const login = async (mail: string, pass: string) =>
    (await post('/api/user/login', { mail, pass })).json().code;

  it.each([
    ['after its owner', 'najpierw.ja@example.com', [register, byStranger]],
    ['before its owner', 'najpierw.obcy@example.com', [byStranger, register]],
  ])('%s gets an account that neither password opens, and an e-mail', async (_order, mail, registrations) => {
    for (const registration of registrations) {
      await registration(mail);
      server.clock.advance(11 * MINUTE);
    }
    await post('/api/user/codesend', { mail });
    const confirmed = await confirm(mail, await server.codeFor(mail));
    expect(confirmed.statusCode).toBe(200);

    expect(await login(mail, STRANGERS)).toBe('object-no-exist');
    expect(await login(mail, PASS)).toBe('object-no-exist');
    expect((await server.emailsTo(mail))[0]?.subject).toBe('Ustaw hasło do nowego konta');
  });

  it('keeps a password that its owner gave twice', async () => {
    const mail = 'dwa.razy.ja@example.com';
    await register(mail);
    server.clock.advance(MINUTE);
    await register(mail);
    await confirm(mail, await server.codeFor(mail));
    expect((await post('/api/user/login', { mail, pass: PASS })).statusCode).toBe(200);
  });
});

describe('the same registration twice', () => {
  it('is one, with one e-mail, under one key', async () => {
    const key = { 'idempotency-key': 'form-instance-1' };
    const answers = await Promise.all([register('dwa@example.com', key), register('dwa@example.com', key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await server.emailsTo('dwa@example.com')).toHaveLength(1);
  });

  it('without a key is refused as too soon', async () => {
    const answers = await Promise.all([register('dwa2@example.com'), register('dwa2@example.com')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect(await server.emailsTo('dwa2@example.com')).toHaveLength(1);
  });
});

it('leaves a log that fits together and holds no address', async () => {
  expect(await verifyLog(server.app.db)).toMatchObject({ state: 'intact' });
});

it('writes no password, code or token into a log line', async () => {
  await register('kanarek@example.com');
  const code = await server.codeFor('kanarek@example.com');
  const { token } = (await confirm('kanarek@example.com', code)).json().data;
  await server.app.inject({
    url: `/api/user/passtest?mail=kanarek@example.com&pass=${encodeURIComponent(PASS)}`,
    headers: { token },
  });

  const lines = server.logLines.join('');
  expect(lines).toContain('/api/user/passtest');
  for (const secret of [PASS, encodeURIComponent(PASS), `"${code}"`, token])
    expect(lines).not.toContain(secret);
});
