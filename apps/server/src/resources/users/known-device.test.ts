import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { DEMO_PASSWORD } from '../../config';
import { sweepDevices } from '../../identity/devices/known-device';

const WRONG = 'Zle!Haslo1';
const NEW_PASS = 'Odzyskane!Haslo1';
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const [HOME, STRANGER] = ['203.0.113.7', '198.51.100.9'];

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { LOGIN_LIMIT_PER_IP: '1000', PUBLIC_URL: 'https://granty.example' } });
});
afterAll(() => server.close());

/** A browser keeps the cookie that it was given. */
function browser(remoteAddress: string) {
  let cookie = '';
  const post = async (call: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/user/${call}`,
      remoteAddress,
      payload,
      headers: { ...headers, ...(cookie && { cookie }) },
    });
    const given = answer.headers['set-cookie'];
    if (typeof given === 'string') cookie = given.split(';')[0] ?? '';
    return answer;
  };
  const login = (mail: string, pass: string = DEMO_PASSWORD) => post('login', { mail, pass });

  return { post, login, cookie: () => cookie };
}

async function fail(who: ReturnType<typeof browser>, mail: string) {
  for (let failure = 1; failure <= 10; failure += 1) await who.login(mail, WRONG);
}

describe('a browser that signed in before', () => {
  it('is known by a cookie that no script reads, for 180 days', async () => {
    const answer = await browser(HOME).login('pawel.slimakowy@example.com');
    expect(answer.headers['set-cookie']).toMatch(
      /^known_device=[A-Za-z0-9_-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const refused = await browser(HOME).login('pawel.slimakowy@example.com', WRONG);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('is not kept out by a stranger’s wrong passwords, and its session works on', async () => {
    const mail = 'ewa.probna@example.com';
    const [own, stranger] = [browser(HOME), browser(STRANGER)];
    const { token } = (await own.login(mail)).json().data;
    await fail(stranger, mail);
    expect((await browser(HOME).login(mail)).statusCode).toBe(400);
    const proven = await own.post('passtest', { mail, pass: DEMO_PASSWORD }, { token });
    expect(proven.json().data).not.toBeNull();
    expect((await own.login(mail)).statusCode).toBe(200);
    // The stranger is kept out all the same.
    expect((await stranger.login(mail)).statusCode).toBe(400);
  });

  it('is locked by its own ten wrong passwords, which keep out no other browser', async () => {
    const mail = 'marek.fikcyjny@example.com';
    const own = browser(HOME);
    await own.login(mail);
    await fail(own, mail);
    expect((await own.login(mail)).statusCode).toBe(400);
    expect((await server.emailsTo(mail)).map(({ subject }) => subject)).toEqual([
      'Zatrzymaliśmy próby logowania na Twoje konto',
    ]);
    expect((await browser(STRANGER).login(mail)).statusCode).toBe(200);
    server.clock.advance(15 * MINUTE);
    expect((await own.login(mail)).statusCode).toBe(200);
  });

  it('is known for each of the people who use it, and for nobody else', async () => {
    const shared = browser(HOME);
    await shared.login('joanna.zolwinska@example.com');
    const first = shared.cookie();
    await shared.login('lucja.cwiczebna@example.com');
    expect(shared.cookie()).toBe(first);
    await fail(browser(STRANGER), 'joanna.zolwinska@example.com');
    expect((await shared.login('joanna.zolwinska@example.com')).statusCode).toBe(200);
    await fail(browser(STRANGER), 'zenon.testowy@example.com');
    expect((await shared.login('zenon.testowy@example.com')).statusCode).toBe(400);
  });

  it('recovers apart from strangers, who neither use up its codes nor replace them', async () => {
    const mail = 'anna.przykladowa@example.com';
    const [own, stranger] = [browser(HOME), browser(STRANGER)];
    await own.login(mail);
    for (let asked = 1; asked <= 5; asked += 1) {
      expect((await stranger.post('recover', { mail })).statusCode).toBe(200);
      server.clock.advance(MINUTE);
    }
    expect((await stranger.post('recover', { mail })).statusCode).toBe(429);

    expect((await own.post('recover', { mail })).statusCode).toBe(200);
    const code = await server.codeFor(mail);
    expect((await browser('192.0.2.4').post('recover', { mail })).statusCode).toBe(200);
    const set = { mail, code, pass: NEW_PASS };
    for (let guess = 1; guess <= 5; guess += 1) await stranger.post('recoverset', set);
    expect((await own.post('recoverset', set)).statusCode).toBe(200);
  });

  it('is forgotten with a new password, but where it was set', async () => {
    const mail = 'oksana.demonstracyjna@example.com';
    const [desktop, phone] = [browser(HOME), browser(HOME)];
    await phone.login(mail);
    const { token } = (await desktop.login(mail)).json().data;
    const change = { actual_pass: DEMO_PASSWORD, pass: NEW_PASS };
    expect((await desktop.post('accountset', change, { token })).statusCode).toBe(200);
    await fail(browser(STRANGER), mail);
    expect((await phone.login(mail, NEW_PASS)).statusCode).toBe(400);
    expect((await desktop.login(mail, NEW_PASS)).statusCode).toBe(200);
  });

  it('is forgotten after 180 days', async () => {
    const mail = 'katarzyna.wzorcowa@example.com';
    const own = browser(HOME);
    await own.login(mail);
    server.clock.advance(180 * DAY);
    expect(await sweepDevices(server.app.db, new Date(server.clock.now().getTime() + 1))).toBeGreaterThan(0);
    await fail(browser(STRANGER), mail);
    expect((await own.login(mail)).statusCode).toBe(400);
  });
});
