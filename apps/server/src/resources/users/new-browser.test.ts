import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { DEMO_PASSWORD } from '../../config';

const test = await testApp({ settings: { LOGIN_LIMIT_PER_IP: '1000' } });
afterAll(() => test.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TITLE = 'Logowanie w nowej przeglądarce';

/** A browser keeps the cookie that it was given. */
function browser() {
  let cookie = '';
  return async (call: string, payload: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/user/${call}`,
      payload,
      headers: { 'user-agent': FIREFOX, ...(cookie && { cookie }) },
    });
    const given = answer.headers['set-cookie'];
    if (typeof given === 'string') cookie = given.split(';')[0] ?? '';
    return answer;
  };
}

const subjectsTo = async (mail: string) => (await test.emailsTo(mail)).map(({ subject }) => subject);
const login = (mail: string) => ({ mail, pass: DEMO_PASSWORD });

it('tells nobody of the first sign-in to an account that the office made', async () => {
  const mail = 'admin.techniczny@urzad.example.com';
  expect((await browser()('login', login(mail))).statusCode).toBe(200);
  expect(await subjectsTo(mail)).toEqual([]);
  await browser()('login', login(mail));
  expect(await subjectsTo(mail)).toEqual([TITLE]);
});

it('tells nobody of a sign-in in the browser of the registration', async () => {
  const mail = 'nowa@example.com';
  const home = browser();
  await home('register', { mail, pass: 'Zielony!Staw7' });
  await home('code', { mail, code: await test.codeFor(mail) });
  expect((await home('login', { mail, pass: 'Zielony!Staw7' })).statusCode).toBe(200);
  expect(await subjectsTo(mail)).toHaveLength(1);

  await browser()('login', { mail, pass: 'Zielony!Staw7' });
  expect(await subjectsTo(mail)).toEqual([TITLE, expect.stringContaining('kod do założenia konta')]);
});

it('says when, and which browser and system, in the portal and by a letter that leads to the account', async () => {
  const mail = 'ewa.probna@example.com';
  const ewa = await signIn(test, 'ewa.probna');
  const other = browser();
  expect((await other('login', login(mail))).statusCode).toBe(200);

  const [letter] = await test.emailsTo(mail);
  expect(letter?.subject).toBe(TITLE);
  expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('10 lutego 2027 r., 09:00, Windows, Firefox.');
  expect(letter?.text).toMatch(/Otwórz swoje konto: \S+\/account\n/);
  const [told] = (await ewa.get('/api/basenotification/get')).json().data;
  expect(told).toMatchObject({ content_name: 'Logowanie w\u00a0nowej przeglądarce', show: 'no' });
  expect(told.content_text).toContain('zmień hasło i\u00a0wyloguj inne urządzenia');

  expect((await other('login', login(mail))).statusCode).toBe(200);
  expect(await subjectsTo(mail)).toEqual([TITLE]);
});

it('tells of a sign-in by a mailed link too, in the language of the owner', async () => {
  const mail = 'marek.fikcyjny@example.com';
  const marek = await signIn(test, 'marek.fikcyjny');
  await marek.post('/api/baseconfig/usersetmany', { language: 'en' });
  const other = browser();
  await other('loginlink', { mail });
  const token = (await test.emailsTo(mail))[0]?.text.match(/\/autologin\/(\S+)/)?.[1];
  expect((await other('autologin', { token })).statusCode).toBe(200);
  const [letter] = await test.emailsTo(mail);
  expect(letter?.subject).toBe('Sign-in from a new browser');
  expect(letter?.text).toContain('10 February 2027, 09:00, Firefox on Windows.');
});

it('tells nobody of a wrong password, nor twice of a new one that a code has set', async () => {
  const mail = 'lucja.cwiczebna@example.com';
  await signIn(test, 'lucja.cwiczebna');
  await browser()('login', { mail, pass: 'Zle!Haslo1' });
  expect(await subjectsTo(mail)).toEqual([]);

  const other = browser();
  await other('recover', { mail });
  const code = await test.codeFor(mail);
  expect((await other('recoverset', { mail, code, pass: 'Odzyskane!Haslo1' })).statusCode).toBe(200);
  expect((await subjectsTo(mail))[0]).toBe('Twoje hasło zostało zmienione');
});
