import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';

const WHY = { reason: 'Zgłoszenie o przejęciu skrzynki.' };
const MAIL = 'ewa.probna@example.com';

let test: TestApp;
let admin: SignedIn;
let clerk: SignedIn;
let ewa: SignedIn;
beforeAll(async () => {
  test = await testApp();
  admin = await signIn(test, 'admin.uprawnien');
  clerk = await signIn(test, 'pracownik1');
  ewa = await signIn(test, 'ewa.probna');
});
afterAll(() => test.close());

const login = async (pass: string) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { mail: MAIL, pass },
  });
  return [answer.statusCode, answer.json().code];
};
const others = async () =>
  [
    [ewa, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
  ] as [SignedIn, number, string][];
const newestTo = async (mail: string) => (await test.emailsTo(mail))[0]?.subject;

describeWrite('accountlock', () => test, {
  act: async () => ({ by: admin, url: `/api/user/accountlock?id=${ewa.id}`, body: WHY }),
  other: others,
  twice: async () => {
    expect((await ewa.get('/api/user/find?by_token=1')).json().code).toBe('token-expired');
    expect(await login('Zle!Haslo1')).toEqual([400, 'object-no-exist']);
    expect(await login(DEMO_PASSWORD)).toEqual([423, 'account-lock']);
    expect(await newestTo(MAIL)).toBe('Twoje konto zostało zablokowane');
  },
});

describeWrite('accountunlock', () => test, {
  act: async () => ({ by: admin, url: `/api/user/accountunlock?id=${ewa.id}`, body: WHY }),
  other: async () => [[clerk, 403, 'no-privilege']],
  twice: async () => {
    expect(await newestTo(MAIL)).toBe('Twoje konto znów działa');
    expect(await login(DEMO_PASSWORD)).toEqual([200, undefined]);
  },
});

it.each(['accountlock', 'accountunlock'])(
  '%s wants a reason, a known account and not one’s own',
  async (step) => {
    const answers = [
      await admin.post(`/api/user/${step}?id=${ewa.id}`, { reason: 'bo' }),
      await admin.post(`/api/user/${step}?id=999999`, WHY),
      await admin.post(`/api/user/${step}?id=${admin.id}`, WHY),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [400, 'not-valid'],
      [404, 'object-no-exist'],
      [403, 'no-privilege'],
    ]);
  },
);
