import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { sweepLinks } from '../../identity/login-links/login-links';
import { user } from '../../identity/table';

const MINUTE = 60 * 1000;
const STATED = [400, { code: 'not-valid-code', data: { code: 'expired-code' } }];

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { RECOVER_LIMIT_PER_IP: '1000' } });
});
afterAll(() => server.close());

const post = (call: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api/user/${call}`, payload });
const ask = (mail: string) => post('loginlink', { mail });
const enter = (token: string) => post('autologin', { token });

/** The token of the newest link that was mailed to an address. */
async function tokenFor(mail: string): Promise<string> {
  const [email] = await server.emailsTo(mail);
  return email?.text.match(/\/autologin\/([\w-]{43})\b/)?.[1] ?? '';
}

async function linkOf(mail: string): Promise<string> {
  server.clock.advance(MINUTE);
  expect((await ask(mail)).statusCode).toBe(200);
  return tokenFor(mail);
}

it('signs in by the mailed link, once, also when it is opened twice at once', async () => {
  const mail = 'ewa.probna@example.com';
  const token = await linkOf(mail);
  const answers = await Promise.all([enter(token), enter(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);

  const granted = answers.find(({ statusCode }) => statusCode === 200);
  expect(String(granted?.headers['set-cookie'])).toContain('known_device=');
  const headers = { token: granted?.json().data.token };
  const me = await server.app.inject({ url: '/api/user/find?by_token=1&scope=mail', headers });
  expect(me.json()).toEqual({ data: { mail } });
  const again = await enter(token);
  expect([again.statusCode, again.json()]).toEqual(STATED);
});

it('takes a link for 15 minutes', async () => {
  const [early, late] = [await linkOf('marek.fikcyjny@example.com'), await linkOf('ewa.probna@example.com')];
  server.clock.advance(14 * MINUTE - 1);
  expect((await enter(early)).statusCode).toBe(200);
  server.clock.advance(MINUTE + 1);
  const answer = await enter(late);
  expect([answer.statusCode, answer.json()]).toEqual(STATED);
});

it('answers alike for an unknown address and the next minute, and mails nothing', async () => {
  server.clock.advance(MINUTE);
  const answers = [];
  for (const mail of ['anna.przykladowa@example.com', 'nikt@example.com']) {
    for (const { statusCode, body, headers } of [await ask(mail), await ask(mail)])
      answers.push([mail, statusCode, body, headers['retry-after']]);
  }
  const [first, second, third, fourth] = answers.map(([, ...told]) => told);
  expect([third, fourth]).toEqual([first, second]);
  expect(second?.[0]).toBe(429);
  expect(await server.emailsTo('nikt@example.com')).toEqual([]);
});

it.each([
  ['locked', 423, 'account-lock'],
  ['inactive', 403, 'is-no-active'],
] as const)('refuses an account that became %s, and uses the link up', async (status, code, told) => {
  const mail = 'pawel.slimakowy@example.com';
  const token = await linkOf(mail);
  const become = (next: typeof status | 'active') =>
    server.app.db.update(user).set({ status: next }).where(eq(user.mail, mail));
  await become(status);
  const answer = await enter(token);
  expect([answer.statusCode, answer.json().code]).toEqual([code, told]);
  const asked = (await server.emailsTo(mail)).length;
  server.clock.advance(MINUTE);
  await ask(mail);
  expect(await server.emailsTo(mail)).toHaveLength(asked);
  await become('active');
  expect((await enter(token)).statusCode).toBe(400);
});

it('is ended by a new password', async () => {
  const mail = 'joanna.zolwinska@example.com';
  const token = await linkOf(mail);
  await post('recover', { mail });
  const code = await server.codeFor(mail);
  expect((await post('recoverset', { mail, code, pass: 'Odzyskane!Haslo1' })).statusCode).toBe(200);
  expect((await enter(token)).statusCode).toBe(400);
});

it('is in no line of the log', async () => {
  const token = await linkOf('marek.fikcyjny@example.com');
  await server.app.inject({ url: `/autologin/${token}` });
  await enter(token);
  expect(server.logLines.join('')).toContain('/autologin/***');
  expect(server.logLines.join('')).not.toContain(token);
});

it('is deleted when it is no longer valid', async () => {
  await linkOf('ewa.probna@example.com');
  server.clock.advance(16 * MINUTE);
  expect(await sweepLinks(server.app.db, server.clock.now())).toBeGreaterThan(0);
  expect(await sweepLinks(server.app.db, server.clock.now())).toBe(0);
});
