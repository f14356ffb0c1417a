import { afterAll, beforeAll, expect, it } from 'vitest';
import { toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { asked, done, LETTER, led, listOf, ofVersion, REASON, seenBy, solved } from '../../../test/tickets';
import { codeOf, describeWrite } from '../../../test/writes';

let test: TestApp;
let anna: SignedIn;
let other: SignedIn;
let officer: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  other = await signIn(test, 'lucja.cwiczebna');
  officer = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
});
afterAll(() => test.close());

const mergeInto = (by: SignedIn, of: Awaited<ReturnType<typeof asked>>, number: string) =>
  ofVersion(by, of, 'merge', { number });

describeWrite('merge', () => test, {
  act: async () => {
    const main = await led(officer, other);
    return { ...mergeInto(officer, await asked(anna), main.number), main };
  },
  other: async () => [
    [other, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  async twice({ of, main }) {
    expect(await seenBy(officer, of)).toMatchObject({ status: 'closed', main: { id: main.id } });
    const { duplicates, messages } = await seenBy(officer, main);
    expect(duplicates).toEqual([{ id: of.id, number: of.number, title: of.title }]);
    expect(messages.at(-1)).toMatchObject({ direction: 'NOTE' });
    // The ticket of another person is named, and no more of it.
    expect(await seenBy(anna, of)).toMatchObject({
      main: { id: null, number: main.number, title: '' },
      steps: [],
    });
    expect(await toldTo(anna)).toContain(`Połączyliśmy zgłoszenie ${of.number} z innym`);
  },
});

it('tells who asked the same when it is solved', async () => {
  const [main, duplicate] = [await led(officer, other), await asked(anna)];
  const { url, body } = mergeInto(officer, duplicate, main.number);
  await officer.post(url, body);
  await done(officer, await seenBy(officer, main), 'solve', LETTER);
  expect(await toldTo(anna)).toContain(`Usterka ${duplicate.number} rozwiązana`);
});

it('tells who asked the same at once when it is solved already, and whose ticket moves along', async () => {
  const [main, middle, first] = [await solved(officer, other), await led(officer, anna), await asked(anna)];
  const before = mergeInto(officer, first, middle.number);
  expect((await officer.post(before.url, before.body)).statusCode).toBe(200);
  const { url, body } = mergeInto(officer, await seenBy(officer, middle), main.number);
  expect((await officer.post(url, body)).statusCode).toBe(200);
  const told = await toldTo(anna);
  expect(told).toContain(`Usterka ${middle.number} rozwiązana`);
  expect(told).toContain(`Usterka ${first.number} rozwiązana`);
  expect(told).not.toContain(`Połączyliśmy zgłoszenie ${middle.number} z innym`);
});

it('tells who asked the same when it is closed without a solution', async () => {
  const [main, duplicate] = [await led(officer, other), await asked(anna)];
  const { url, body } = mergeInto(officer, duplicate, main.number);
  await officer.post(url, body);
  await done(officer, main, 'close', {
    reason: REASON,
    row_version: (await seenBy(officer, main)).row_version,
  });
  expect(await toldTo(anna)).toContain(`Nie rozwiązaliśmy usterki ${duplicate.number}`);
});

it('takes along what was merged before', async () => {
  const [first, middle, last] = [await asked(anna), await led(officer, anna), await led(officer, other)];
  await officer.post(
    mergeInto(officer, first, middle.number).url,
    mergeInto(officer, first, middle.number).body,
  );
  const now = mergeInto(officer, await seenBy(officer, middle), last.number);
  expect((await officer.post(now.url, now.body)).statusCode).toBe(200);
  const { duplicates } = await seenBy(officer, last);
  expect(duplicates.map(({ id }) => id)).toEqual([first.id, middle.id]);
});

it('knows no number of a closed ticket, of itself, of its reader and of nobody', async () => {
  const of = await asked(anna);
  const closed = await done(anna, await solved(officer, anna), 'confirm');
  const own = await asked(officer);
  for (const number of [closed.number, of.number, own.number, 'ZGL/2027/99999']) {
    const { url, body } = mergeInto(officer, of, number);
    const refused = await officer.post(url, body);
    expect([codeOf(refused), refused.json().data.reason]).toEqual([[409, 'illegal-step'], 'number']);
  }
});

it('is done once when two are merged into each other at once', async () => {
  const [one, two] = [await asked(anna), await asked(other)];
  const [there, back] = [mergeInto(officer, one, two.number), mergeInto(second, two, one.number)];
  const answers = await Promise.all([officer.post(there.url, there.body), second.post(back.url, back.body)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const left = (await listOf(officer, 'status=new')).filter(({ id }) => id === one.id || id === two.id);
  expect(left).toHaveLength(1);
});
