import { refOf, roomOf } from '@urzad/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opened } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { openSocket } from '../../../test/sockets';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';

const URL = '/api/user/presence';
const ONLINE = '/api/user/accountupdateonline';
const PRESENCE = 'presence';

let test: TestApp;
let piotr: SignedIn;
let paulina: SignedIn;
let chief: SignedIn;
let anna: SignedIn;
let ewa: SignedIn;
beforeAll(async () => {
  test = await testApp();
  [piotr, paulina] = [await signIn(test, 'pracownik1'), await signIn(test, 'pracownik2')];
  [chief, anna] = [await signIn(test, 'kierownik'), await signIn(test, 'anna.przykladowa')];
  ewa = await signIn(test, 'ewa.probna');
  await opened(anna);
});
afterAll(() => test.close());

const ask = (who: SignedIn, people: readonly SignedIn[]) =>
  who.get(`${URL}?ids=${people.map(({ id }) => id).join(',')}`);
const answerTo = async (who: SignedIn, people: readonly SignedIn[]) =>
  (await ask(who, people)).json().data.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);

it('is that of colleagues and of people with an object that the caller sees, asked for at once', async () => {
  const { online_date } = (await anna.post(ONLINE)).json().data;
  const expected = [
    { id: paulina.id, online_date: null },
    { id: anna.id, online_date },
  ].toSorted((a, b) => a.id - b.id);
  // Ewa has nothing in the office: nobody sees her there but who sees accounts.
  expect(await answerTo(piotr, [anna, ewa, paulina, anna])).toEqual(expected);
  expect(await answerTo(chief, [ewa])).toEqual([{ id: ewa.id, online_date: null }]);
});

it('is refused to citizens, strangers and who names nobody or too many', async () => {
  expect(codeOf(await ask(anna, [anna]))).toEqual([403, 'no-privilege']);
  expect(codeOf(await test.app.inject({ url: `${URL}?ids=1` }))).toEqual([401, 'no-login']);
  for (const ids of ['', 'x', Array.from({ length: 101 }, (_id, at) => at + 1).join(',')]) {
    expect((await piotr.get(`${URL}?ids=${ids}`)).statusCode).toBe(400);
  }
});

it('is told to the windows that show it, of those whom they may see', async () => {
  const [office, parent] = [await windowOf(piotr), await windowOf(anna)];
  office.send('watch', PRESENCE, { ids: [anna.id, ewa.id] });
  parent.send('watch', PRESENCE, { ids: [piotr.id] });
  await expect.poll(() => parent.heardOf('refused')).toMatchObject([{ data: { code: 'no-privilege' } }]);
  await settled(office);

  for (const who of [ewa, anna, piotr]) await who.post(ONLINE);
  await expect
    .poll(() => office.heardOf('online'))
    .toEqual([{ action: 'online', data: { ids: [anna.id] }, target: office.name() }]);

  // A screen that shows nobody hears nothing.
  office.send('watch', PRESENCE, { ids: [] });
  const other = await windowOf(paulina);
  other.send('watch', PRESENCE, { ids: [anna.id] });
  await settled(office);
  await settled(other);
  await anna.post(ONLINE);
  await expect.poll(() => other.heardOf('online')).toHaveLength(1);
  expect(office.heardOf('online')).toHaveLength(1);
  expect(parent.heardOf('online')).toEqual([]);
  for (const one of [office, other, parent]) one.close();
});

async function windowOf(who: SignedIn) {
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const window = await openSocket(test, ticket);
  await expect.poll(() => window.heardOf('hello')).toHaveLength(1);
  return window;
}

/** Messages are answered in their order: what was sent before is done. */
async function settled(window: Awaited<ReturnType<typeof windowOf>>) {
  const before = window.heardOf('refused').length;
  window.send('join', roomOf(refOf('officecase', 999_999)));
  await expect.poll(() => window.heardOf('refused')).toHaveLength(before + 1);
}
