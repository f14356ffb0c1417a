import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toldTo } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { done, LETTER, seenBy, solved, step } from '../../../test/tickets';
import { twoServers } from '../../../test/two-servers';
import { codeOf } from '../../../test/writes';
import { closeSolvedTickets } from './close-solved';
import { ticket } from './table';

let test: TestApp;
let anna: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  test = await testApp();
  anna = await signIn(test, 'anna.przykladowa');
  officer = await signIn(test, 'pracownik1');
  // Those of the demo are not what is counted here.
  await test.app.db.update(ticket).set({ solved_date: null }).where(eq(ticket.status, 'solved'));
});
afterAll(() => test.close());

const close = (moment: string) =>
  closeSolvedTickets(test.app, getMoment(moment), new AbortController().signal);

it('closes what nobody confirmed after its last day, once with two servers, and tells who asked', async () => {
  const of = await solved(officer, anna);
  expect(of.confirm_to).toBe('2027-02-24');
  expect(await close('2027-02-24 23:59')).toBe(0);
  expect((await twoServers(test.app, () => close('2027-02-25 00:01'))).toSorted()).toEqual([0, 1]);
  expect(await seenBy(anna, of)).toMatchObject({ status: 'closed', reopen_to: '2027-03-11' });
  expect(await toldTo(anna)).toContain(`Zgłoszenie ${of.number} zamknięte`);
});

it('leaves what was confirmed or is not solved any more', async () => {
  await done(anna, await solved(officer, anna), 'confirm');
  await done(anna, await solved(officer, anna), 'unsolved', LETTER);
  expect(await close('2027-03-01 08:00')).toBe(0);
});

it('is opened again until its last day, and not later', async () => {
  const [inTime, late] = [await solved(officer, anna), await solved(officer, anna)];
  for (const of of [inTime, late]) await done(anna, of, 'confirm');
  await test.app.db
    .update(ticket)
    .set({ closed_date: getMoment('2027-01-26 08:00') })
    .where(eq(ticket.id, late.id));
  expect((await seenBy(anna, inTime)).steps).toEqual(['unsolved']);
  expect((await seenBy(anna, late)).steps).toEqual([]);
  const refused = await step(anna, late, 'unsolved', LETTER);
  expect([codeOf(refused), refused.json().data.reason]).toEqual([[409, 'illegal-step'], 'too-late']);
});
