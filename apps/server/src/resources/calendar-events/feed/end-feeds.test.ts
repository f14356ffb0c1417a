import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeFeed, withPath } from '../../../../test/calendar-events';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { DEMO_PASSWORD } from '../../../config';
import { SECOND_APPLICATION } from '../../../seed/seed-second-application';

const NEW_PASS = 'Zupelnie!Nowe1';
const MADE = 'Twój kalendarz ma nowy tajny adres';
const ENDED = 'Adres Twojego kalendarza już nie działa';

let test: TestApp;
let other: SignedIn;
let ofOther: string;
beforeAll(async () => {
  test = await testApp();
  other = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const statusOf = async (url: string) => (await test.app.inject({ method: 'GET', url })).statusCode;
const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });
const mailOf = (who: string) => `${who}@urzad.example.com`;
const told = async (who: string, subject: string) =>
  (await test.emailsTo(mailOf(who))).filter((email) => email.subject === subject).length;

describe('the address of a calendar', () => {
  it('is told to its owner when it is made and when it is renewed', async () => {
    const { id } = await madeFeed(other);
    expect(await told('kierownik', MADE)).toBe(1);
    const renewed = await other.post(`/api/calendarfeed/renew?id=${id}`);
    expect(await told('kierownik', MADE)).toBe(2);
    ofOther = withPath(JSON.parse(renewed.body).data).path;
  });

  it('ends with a new password, in every application', async () => {
    const [who, there] = [
      await signIn(test, 'pracownik2'),
      await signIn(test, 'pracownik2', { application: SECOND_APPLICATION }),
    ];
    const paths = [(await madeFeed(who)).path, (await madeFeed(there)).path];
    const answer = await who.post('/api/user/accountset', { pass: NEW_PASS, actual_pass: DEMO_PASSWORD });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404]);
    expect(await told('pracownik2', ENDED)).toBe(1);
  });

  it('ends with a recovery of the account', async () => {
    const who = await signIn(test, 'ksiegowosc');
    const { path } = await madeFeed(who);
    const mail = mailOf('ksiegowosc');
    await post('/api/user/recover', { mail });
    const code = await test.codeFor(mail);
    const answer = await post('/api/user/recoverset', { mail, code, pass: NEW_PASS });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await statusOf(path)).toBe(404);
    expect(await told('ksiegowosc', ENDED)).toBe(1);
  });

  it('ends with all other sessions, also where there was none', async () => {
    const who = await signIn(test, 'pracownik1');
    const { path } = await madeFeed(who);
    expect((await who.post('/api/user/sessionsend')).json()).toEqual({ data: { count: 0 } });
    expect(await statusOf(path)).toBe(404);
    expect(await told('pracownik1', ENDED)).toBe(1);
  });

  it('is nobody else’s to end', async () => {
    expect(await statusOf(ofOther)).toBe(200);
    expect(await told('kierownik', ENDED)).toBe(0);
  });
});
