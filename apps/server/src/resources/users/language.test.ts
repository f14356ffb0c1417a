import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';

const test = await testApp();
afterAll(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
const ENGLISH = { 'accept-language': 'en-GB,en;q=0.9,pl;q=0.8' };
const POLISH = { 'accept-language': 'pl' };
const subjectTo = async (mail: string) => (await test.emailsTo(mail))[0]?.subject;

it('is that of the registration, for its code and for the account', async () => {
  const mail = 'new.person@example.com';
  await post('user/register', { mail, pass: 'Zielony!Staw7' }, ENGLISH);
  expect(await subjectTo(mail)).toMatch(/^\d{6} – code for a new account$/);
  const code = await test.codeFor(mail);
  const { token } = (await post('user/code', { mail, code }, ENGLISH)).json().data;
  const me = await test.app.inject({ url: '/api/user/find?by_token=1', headers: { token } });
  expect(me.json().data.config).toEqual({ language: 'en' });
});

it('is Polish where the request names none, and where it names others', async () => {
  await post('user/register', { mail: 'nowa@example.com', pass: 'Zielony!Staw7' });
  expect(await subjectTo('nowa@example.com')).toMatch(/kod do założenia konta$/);
  const german = { 'accept-language': 'de' };
  await post('user/register', { mail: 'nowy@example.com', pass: 'Zielony!Staw7' }, german);
  expect(await subjectTo('nowy@example.com')).toMatch(/kod do założenia konta$/);
});

it('is not chosen by a registration in Polish', async () => {
  const mail = 'polska@example.com';
  await post('user/register', { mail, pass: 'Zielony!Staw7' }, POLISH);
  const { token } = (await post('user/code', { mail, code: await test.codeFor(mail) }, POLISH)).json().data;
  const me = await test.app.inject({ url: '/api/user/find?by_token=1', headers: { token } });
  expect(me.json().data.config).toEqual({});
});

it('is that of the request until the person has chosen one, whose choice holds', async () => {
  const mail = 'marek.fikcyjny@example.com';
  await post('user/recover', { mail }, ENGLISH);
  expect(await subjectTo(mail)).toMatch(/code for a new password$/);

  const marek = await signIn(test, 'marek.fikcyjny');
  await marek.post('/api/baseconfig/usersetmany', { language: 'pl' });
  await post('user/loginlink', { mail }, ENGLISH);
  expect(await subjectTo(mail)).toBe('Twój link do logowania');
  await marek.post('/api/baseconfig/usersetmany', { language: 'en' });
  test.clock.advance(60_001);
  await post('user/loginlink', { mail }, POLISH);
  expect(await subjectTo(mail)).toBe('Your sign-in link');
});

it('is not chosen by a stranger who guesses passwords', async () => {
  const mail = 'ewa.probna@example.com';
  for (let failure = 1; failure <= 10; failure += 1) {
    await post('user/login', { mail, pass: 'Zle!Haslo1' }, ENGLISH);
  }
  expect(await subjectTo(mail)).toBe('Zatrzymaliśmy próby logowania na Twoje konto');
});
