import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { DEMO_PASSWORD } from '../../config';

const LIST = '/api/user/sessions';
const ME = '/api/user/find?by_token=1&scope=id';
const SUBJECT = 'Inne urządzenia zostały wylogowane';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const sessionsOf = async (who: SignedIn) => (await who.get(LIST)).json();
const statusOf = async (who: SignedIn) => (await who.get(ME)).statusCode;
const told = async (mail: string) =>
  (await test.emailsTo(mail)).filter(({ subject }) => subject === SUBJECT).length;

/** A person in two browsers, and the id of the other session. */
async function inTwo(who: string) {
  const [there, here] = [await signIn(test, who), await signIn(test, who)];
  const { data } = await sessionsOf(here);
  const other = data.find(({ is_current }: { is_current: string }) => is_current === 'no');
  return { here, there, id: other.id as number };
}

describe('the sessions of a person', () => {
  it('are listed with browser and address, and this one is marked', async () => {
    const { here } = await inTwo('anna.przykladowa');
    const { data, count } = await sessionsOf(here);
    expect([data.length, count]).toEqual([2, 2]);
    expect(data.map(({ is_current }: { is_current: string }) => is_current).sort()).toEqual(['no', 'yes']);
    expect(data[0]).toMatchObject({ ip: '127.0.0.1', user_agent: 'test' });
    expect((await here.get(`${LIST}?page=2&page_count=1`)).json()).toMatchObject({ count: 2, data: [{}] });
  });

  it('are seen and ended by nobody who acts for them', async () => {
    const clerk = await signIn(test, 'kierownik');
    const acting = await signIn(test, 'katarzyna.wzorcowa', { id_user_main: clerk.id });
    for (const url of [LIST, '/api/user/signins']) {
      expect(codeOf(await acting.get(url))).toEqual([403, 'no-privilege']);
    }
    expect(codeOf(await acting.post('/api/user/sessionsend'))).toEqual([403, 'no-privilege']);
  });
});

describeWrite('the end of one session', () => test, {
  act: async () => {
    const { here, there, id } = await inTwo('ewa.probna');
    return { by: here, url: `/api/user/sessionend?id=${id}`, there };
  },
  other: async () => [[await signIn(test, 'marek.fikcyjny'), 404, 'object-no-exist']],
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ by, there }) => {
    expect([await statusOf(by), await statusOf(there)]).toEqual([200, 401]);
    expect(await told('ewa.probna@example.com')).toBe(1);
  },
});

describeWrite('the end of every other session', () => test, {
  act: async () => {
    const { here, there } = await inTwo('pawel.slimakowy');
    return { by: here, url: '/api/user/sessionsend', there };
  },
  // It ends the caller's own alone.
  other: async ({ there }) => {
    const marek = await signIn(test, 'marek.fikcyjny');
    await marek.post('/api/user/sessionsend');
    expect(await statusOf(there)).toBe(200);
    const clerk = await signIn(test, 'kierownik');
    return [[await signIn(test, 'pawel.slimakowy', { id_user_main: clerk.id }), 403, 'no-privilege']];
  },
  wrongStatus: null,
  isRepeatable: true,
  twice: async ({ by, there }) => {
    expect([await statusOf(by), await statusOf(there)]).toEqual([200, 401]);
    expect(await told('pawel.slimakowy@example.com')).toBe(1);
  },
});

it('tells who signed in and who failed to, the newest first, page by page', async () => {
  const mail = 'zenon.testowy@example.com';
  const zenon = await signIn(test, mail);
  for (const pass of ['Zle!Haslo1', DEMO_PASSWORD]) {
    await test.app.inject({ method: 'POST', url: '/api/user/login', payload: { mail, pass } });
  }
  const { data, count } = (await zenon.get('/api/user/signins')).json();
  expect(count).toBe(2);
  expect(data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'wrong-password']);
  const second = (await zenon.get('/api/user/signins?page=2&page_count=1')).json();
  expect(second.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['wrong-password']);
  // Nothing of anybody else.
  const ewa = await signIn(test, 'ewa.probna');
  expect((await ewa.get('/api/user/signins')).json()).toMatchObject({ data: [], count: 0 });
});
