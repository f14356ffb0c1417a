import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app';
import { verifyLog } from '../../audit-log/verify-log';
import { createAdmin } from './admin-account';

const MAIL = 'pierwsza.administratorka@urzad.example.com';
const PASS = 'Pierwsze!Haslo1';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const create = (mail: string, firstname = 'Pola', lastname = 'Pierwsza') =>
  createAdmin(server.app, { mail, firstname, lastname });
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

it('makes an administrator who sets the first password by a mailed code', async () => {
  await create(` ${MAIL.toUpperCase()}`);
  expect((await server.emailsTo(MAIL))[0]?.subject).toBe('Masz konto administratora uprawnień');

  await post('/api/user/recover', { mail: MAIL });
  await post('/api/user/recoverset', { mail: MAIL, code: await server.codeFor(MAIL), pass: PASS });
  const { token } = (await post('/api/user/login', { mail: MAIL, pass: PASS })).json().data;
  const me = await server.app.inject({ url: '/api/user/find?by_token=1', headers: { token } });
  expect(me.json().data).toMatchObject({ mail: MAIL, type: 4, role: [{ code: 'AU' }], lastname: 'Pierwsza' });
  expect(await verifyLog(server.app.db)).toMatchObject({ state: 'intact' });
});

it.each([
  ['nobody', 'Pola', '"nobody" is not an e-mail address.'],
  ['pola@example.com', '', 'Give the first and the last name after the address.'],
  ['ewa.probna@example.com', 'Ewa', 'ewa.probna@example.com has an account already.'],
])('refuses %s %s', async (mail, firstname, sentence) => {
  await expect(create(mail, firstname)).rejects.toThrow(sentence);
});
