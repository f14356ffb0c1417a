import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';

const CHANGE = '/api/user/mailchange';
const CONFIRM = '/api/user/mailconfirm';
const MINUTE = 60 * 1000;

let test: TestApp;
let anna: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
});
afterAll(() => test.close());

const asked = (who: SignedIn, mail: string, pass = DEMO_PASSWORD) => who.post(CHANGE, { mail, pass });

describe('a new address', () => {
  it('needs the password and is another one', async () => {
    const wrong = await asked(anna, 'anna.nowa@example.com', 'Zle!Haslo1');
    expect(wrong.json()).toEqual({ code: 'not-valid', data: { pass: 'is-no-equal' } });
    const same = await asked(anna, 'anna.przykladowa@example.com');
    expect(same.json()).toEqual({ code: 'not-valid', data: { mail: 'not-valid' } });
  });

  it('is that of the account once its code came, and the old one is told', async () => {
    const mail = 'anna.nowa@example.com';
    expect((await asked(anna, mail)).statusCode).toBe(200);
    const code = await test.codeFor(mail);
    const wrong = await anna.post(CONFIRM, { mail, code: code === '000000' ? '000001' : '000000' });
    expect(wrong.json()).toMatchObject({ code: 'not-valid-code', data: { tries_left: 4 } });
    // Until then the old address signs in.
    expect((await anna.get('/api/user/find?by_token=1&scope=mail')).json().data.mail).toMatch(/przykladowa/);

    expect((await anna.post(CONFIRM, { mail, code })).json().data.mail).toBe(mail);
    const [letter] = await test.emailsTo('anna.przykladowa@example.com');
    expect(letter?.subject).toBe('Twój adres e-mail został zmieniony');
    const login = await test.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { mail, pass: DEMO_PASSWORD },
    });
    expect(login.statusCode).toBe(200);
  });

  it('of somebody else is told only to whom the code reached', async () => {
    const marek = await signIn(test, 'marek.fikcyjny');
    const mail = 'ewa.probna@example.com';
    expect((await asked(marek, mail)).statusCode).toBe(200);
    const answer = await marek.post(CONFIRM, { mail, code: await test.codeFor(mail) });
    expect(codeOf(answer)).toEqual([409, 'object-exist']);
  });

  it('is confirmed by the code of nobody else', async () => {
    const [ewa, pawel] = [await signIn(test, 'ewa.probna'), await signIn(test, 'pawel.slimakowy')];
    const mail = 'wspolny@example.com';
    await asked(ewa, mail);
    expect(codeOf(await pawel.post(CONFIRM, { mail, code: await test.codeFor(mail) }))).toEqual([
      400,
      'not-valid-code',
    ]);
  });

  it('is not changed by who acts for the person', async () => {
    const clerk = await signIn(test, 'kierownik');
    const acting = await signIn(test, 'katarzyna.wzorcowa', { id_user_main: clerk.id });
    expect(codeOf(await asked(acting, 'inna@example.com'))).toEqual([403, 'no-privilege']);
    const body = { mail: 'inna@example.com', code: '123456' };
    expect(codeOf(await acting.post(CONFIRM, body))).toEqual([403, 'no-privilege']);
  });
});

describe('the same, twice at once', () => {
  it('sends one code', async () => {
    test.clock.advance(MINUTE);
    const zenon = await signIn(test, 'zenon.testowy');
    const mail = 'zenon.nowy@example.com';
    const both = await Promise.all([asked(zenon, mail), asked(zenon, mail)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
    expect(await test.emailsTo(mail)).toHaveLength(1);

    const body = { mail, code: await test.codeFor(mail) };
    const confirmed = await Promise.all([zenon.post(CONFIRM, body), zenon.post(CONFIRM, body)]);
    expect(confirmed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await test.emailsTo('zenon.testowy@example.com')).toHaveLength(1);
  });

  it.each([CHANGE, CONFIRM])('is refused to who is not signed in: %s', async (url) => {
    const payload = { mail: 'x@example.com', pass: 'x', code: '123456' };
    const { pass: _pass, ...confirming } = payload;
    const { code: _code, ...asking } = payload;
    const body = url === CHANGE ? asking : confirming;
    expect(codeOf(await test.app.inject({ method: 'POST', url, payload: body }))).toEqual([401, 'no-login']);
  });
});
