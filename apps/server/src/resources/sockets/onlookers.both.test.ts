import { type ObjectRef, refOf, roomOf, roomOfOnlookers } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { opened } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { openSocket, type Window } from '../../../test/sockets';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { baseOnlooker } from '../../sockets/table';
import { cofundingCall } from '../cofunding-calls/public';

let test: TestApp;
let piotr: SignedIn;
let paulina: SignedIn;
let parent: SignedIn;
let object: ObjectRef;
beforeAll(async () => {
  test = await testApp();
  [piotr, paulina] = [await signIn(test, 'pracownik1'), await signIn(test, 'pracownik2')];
  parent = await signIn(test, 'anna.przykladowa');
  object = refOf('officecase', (await opened(parent)).id);
});
afterAll(() => test.close());

const windows: Window[] = [];
afterEach(async () => {
  for (const window of windows.splice(0)) window.close();
  await expect.poll(() => test.app.db.$count(baseOnlooker)).toBe(0);
});

it('staff who have an object open see each other by name, and not themselves', async () => {
  await looking(piotr);
  expect(await seenBy(piotr)).toEqual([]);
  const second = await looking(paulina);
  expect(await seenBy(paulina)).toEqual([await nameOf(piotr)]);
  expect(await seenBy(piotr)).toEqual([await nameOf(paulina)]);
  // Two windows are one person.
  await looking(paulina);
  expect(await seenBy(piotr)).toHaveLength(1);
  expect(second.heardOf('onlookers').at(-1)).toEqual({
    ...{ action: 'onlookers', data: { ...object }, target: roomOfOnlookers(object) },
  });
});

it('who leaves is seen no more: the object is closed, the tab, the session', async () => {
  const mine = await looking(piotr);
  const told = () => mine.heardOf('onlookers').length;

  const first = await looking(paulina);
  expect(await seenBy(piotr)).toHaveLength(1);
  let before = told();
  first.send('leave', roomOfOnlookers(object));
  await expect.poll(told).toBeGreaterThan(before);
  expect(await seenBy(piotr)).toEqual([]);

  const second = await looking(paulina);
  before = told();
  second.close();
  await expect.poll(told).toBeGreaterThan(before);
  expect(await seenBy(piotr)).toEqual([]);

  const leaving = await signIn(test, 'pracownik2');
  await looking(leaving);
  before = told();
  await leaving.post('/api/user/logout');
  await expect.poll(told).toBeGreaterThan(before);
  expect(await seenBy(piotr)).toEqual([]);
});

it('a citizen is not seen and sees nobody, nor does staff who may not see the object', async () => {
  await looking(piotr);
  const owner = await windowOf(parent);
  owner.send('join', roomOf(object));
  owner.send('join', roomOfOnlookers(object));
  await expect.poll(() => owner.heardOf('refused')).toMatchObject([{ data: { code: 'object-no-exist' } }]);
  expect(owner.heardOf('joined')).toHaveLength(1);
  expect(codeOf(await parent.get(addressOf(object)))).toEqual([403, 'no-privilege']);
  expect(await seenBy(piotr)).toEqual([]);

  const outsider = await signIn(test, 'admin.techniczny');
  const window = await windowOf(outsider);
  window.send('join', roomOfOnlookers(object));
  await expect.poll(() => window.heardOf('refused')).toMatchObject([{ data: { code: 'object-no-exist' } }]);
  expect(codeOf(await outsider.get(addressOf(object)))).toEqual([404, 'object-no-exist']);
  expect(codeOf(await test.app.inject(addressOf(object)))).toEqual([401, 'no-login']);
  expect(owner.heardOf('onlookers')).toEqual([]);
});

it('a call that is not announced yet is looked at by the office alone', async () => {
  const [draft] = await test.app.db
    .select({ id: cofundingCall.id })
    .from(cofundingCall)
    .where(eq(cofundingCall.status, 'draft'));
  const address = addressOf(refOf('cofundingcall', draft?.id ?? 0));
  expect((await (await signIn(test, 'gospodarz')).get(address)).json().data).toEqual([]);
  expect(codeOf(await (await signIn(test, 'admin.techniczny')).get(address))).toEqual([
    404,
    'object-no-exist',
  ]);
});

async function windowOf(who: SignedIn): Promise<Window> {
  const { ticket } = (await who.post('/api/base/socketticket')).json().data;
  const window = await openSocket(test, ticket);
  windows.push(window);
  await expect.poll(() => window.heardOf('hello')).toHaveLength(1);
  return window;
}

async function looking(who: SignedIn): Promise<Window> {
  const window = await windowOf(who);
  window.send('join', roomOfOnlookers(object));
  await expect.poll(() => window.heardOf('joined')).toHaveLength(1);
  await expect.poll(() => window.heardOf('onlookers').length).toBeGreaterThan(0);
  return window;
}

function addressOf({ obj_type, id_obj }: ObjectRef) {
  return `/api/base/onlookers?obj_type=${obj_type}&id_obj=${id_obj}`;
}

async function seenBy(who: SignedIn): Promise<string[]> {
  return (await who.get(addressOf(object))).json().data.map(({ name }: { name: string }) => name);
}

async function nameOf(who: SignedIn): Promise<string> {
  const { firstname, lastname } = (await who.get('/api/user/find')).json().data;
  return `${firstname} ${lastname}`;
}
