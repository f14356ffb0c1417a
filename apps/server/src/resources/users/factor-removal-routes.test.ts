import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnOnApp } from '../../../test/second-factor';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';

const WHY = { reason: 'Zgubiony telefon, tożsamość sprawdzona w urzędzie.' };
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

const remove = (id: number) => `/api/user/secondfactorremove?id=${id}`;

describeWrite('secondfactorremove', () => test, {
  act: async () => {
    await turnOnApp(test, ewa);
    return { by: admin, url: remove(ewa.id), body: WHY };
  },
  other: async () => [
    [ewa, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
  ],
  twice: async () => {
    const payload = { mail: MAIL, pass: DEMO_PASSWORD };
    const answer = await test.app.inject({ method: 'POST', url: '/api/user/login', payload });
    expect(answer.json().data.token).toEqual(expect.any(String));
    // The newest is about the browser of this sign-in.
    const [, told] = await test.emailsTo(MAIL);
    expect(told?.subject).toBe('Administrator wyłączył logowanie dwuetapowe');
  },
});

it('wants a reason, a known account and not one’s own', async () => {
  await turnOnApp(test, admin);
  const answers = [
    await admin.post(remove(ewa.id), { reason: 'bo' }),
    await admin.post(remove(999_999), WHY),
    await admin.post(remove(admin.id), WHY),
  ];
  expect(answers.map(codeOf)).toEqual([
    [400, 'not-valid'],
    [404, 'object-no-exist'],
    [403, 'no-privilege'],
  ]);
});
