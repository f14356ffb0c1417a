import { getMoment } from '@urzad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, LETTER, opened, seenBy, taken, toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { remindOfOverdueCases } from './remind-of-overdue';

let test: TestApp;
let anna: SignedIn;
let clerk: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
});
afterAll(() => test.close());

const remind = (day: string) =>
  remindOfOverdueCases(test.app, getMoment(`${day} 07:00`), new AbortController().signal);
const remindersTo = async (who: SignedIn, sign: string) =>
  (await toldTo(who)).filter((name) => name === `Sprawa ${sign} po terminie`).length;

it('reminds officer and manager once for each last day that passed, also with two servers', async () => {
  const of = await taken(clerk, anna);
  expect(await remind('2027-02-24')).toBe(0);
  expect((await twoServers(test.app, () => remind('2027-02-25'))).toSorted()).toEqual([0, 1]);
  expect(await remind('2027-02-26')).toBe(0);
  for (const who of [clerk, manager]) expect(await remindersTo(who, of.sign)).toBe(1);
  expect(await remindersTo(anna, of.sign)).toBe(0);
  // A form that is open is not in conflict with it.
  expect((await seenBy(clerk, of)).row_version).toBe(of.row_version);

  await done(clerk, of, 'extend', { due_date: '2027-03-01', reason: 'Trwa ustalanie.' });
  expect(await remind('2027-03-01')).toBe(0);
  expect(await remind('2027-03-02')).toBe(1);
  expect(await remindersTo(clerk, of.sign)).toBe(2);
});

it('reminds of a case that nobody leads, and of none that is ended', async () => {
  const [free, ended] = [await opened(anna), await taken(clerk, anna)];
  await done(clerk, ended, 'close', LETTER);
  expect(await remind('2027-02-25')).toBe(1);
  expect(await remindersTo(manager, free.sign)).toBe(1);
  expect(await remindersTo(manager, ended.sign)).toBe(0);
});
