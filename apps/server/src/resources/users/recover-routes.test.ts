import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { DEMO_PASSWORD } from '../../config';

const NEW_PASS = 'Odzyskane!Haslo1';
const MINUTE = 60 * 1000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
const recover = (mail: string) => post('/api/user/recover', { mail });
const set = (mail: string, code: string, pass = NEW_PASS) =>
  post('/api/user/recoverset', { mail, code, pass });

it('sets a new password by the mailed code, ends all sessions and signs in', async () => {
  const mail = 'ewa.probna@example.com';
  const before = await signIn(server, mail);
  await recover(mail);
  const answer = await set(mail, await server.codeFor(mail));
  expect(answer.statusCode).toBe(200);
  expect((await before.get('/api/user/find?by_token=1')).statusCode).toBe(401);

  const { token } = answer.json().data;
  const me = await server.app.inject({ url: '/api/user/find?by_token=1&scope=mail', headers: { token } });
  expect(me.json()).toEqual({ data: { mail } });
  expect((await post('/api/user/login', { mail, pass: NEW_PASS })).statusCode).toBe(200);
});

it('answers alike for an unknown address, and sends nothing', async () => {
  const known = await recover('anna.przykladowa@example.com');
  const unknown = await recover('nikt@example.com');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await server.emailsTo('nikt@example.com')).toEqual([]);
  expect((await recover('nikt@example.com')).statusCode).toBe(
    (await recover('anna.przykladowa@example.com')).statusCode,
  );
});

it('refuses somebody else’s code', async () => {
  await recover('marek.fikcyjny@example.com');
  const code = await server.codeFor('marek.fikcyjny@example.com');
  const answer = await set('pawel.slimakowy@example.com', code);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-valid-code']);
});

it('takes a code once, also twice at once', async () => {
  const mail = 'joanna.zolwinska@example.com';
  await recover(mail);
  const code = await server.codeFor(mail);
  const answers = await Promise.all([set(mail, code), set(mail, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

it('refuses an earlier password and one with the own name, and takes another with the same code', async () => {
  const mail = 'lucja.cwiczebna@example.com';
  await recover(mail);
  const code = await server.codeFor(mail);
  const earlier = await set(mail, code, DEMO_PASSWORD);
  expect([earlier.statusCode, earlier.json().code]).toEqual([400, 'in-story']);
  const weak = await set(mail, code, 'Cwiczebna!2027');
  expect([weak.statusCode, weak.json()]).toEqual([
    400,
    { code: 'not-valid', data: { pass: 'not-valid-pass' } },
  ]);
  expect((await set(mail, code)).statusCode).toBe(200);
  expect((await set(mail, code, 'Jeszcze!Inne2')).json().code).toBe('not-valid-code');
});

it('counts five wrong codes, though the right one was tried between them', async () => {
  const mail = 'ewa.probna@example.com';
  server.clock.advance(2 * MINUTE);
  await recover(mail);
  const code = await server.codeFor(mail);
  const wrong = code === '000000' ? '000001' : '000000';
  await set(mail, code, NEW_PASS);
  for (let tries = 1; tries <= 5; tries += 1) expect((await set(mail, wrong, NEW_PASS)).statusCode).toBe(400);
  expect((await set(mail, code, 'Jeszcze!Inne2')).statusCode).toBe(429);
});

it('sends at most ten codes a day', async () => {
  const mail = 'zenon.testowy@example.com';
  for (let sent = 1; sent <= 10; sent += 1) {
    expect((await recover(mail)).statusCode).toBe(200);
    server.clock.advance(61 * MINUTE);
  }
  expect((await recover(mail)).statusCode).toBe(429);
});
