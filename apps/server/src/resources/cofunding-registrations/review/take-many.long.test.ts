import { cofundingRegistrations, TAKE_MAX, type TakeResult } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { baseLog } from '../../../audit-log/table';
import { baseStatusHistory } from '../../../unit-of-work/table';

const { url: URL } = cofundingRegistrations.takemany;
/** No registration has this id. */
const NOBODYS = 999_999;

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;

beforeAll(async () => {
  test = await testApp();
  [clerk, other] = [await signIn(test, 'pracownik1'), await signIn(test, 'pracownik2')];
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

it('takes those that wait, leaves the others, and tells of each in the order that was asked for', async () => {
  const [first, second, taken] = [
    await registrations.sent(),
    await registrations.sent(),
    await registrations.taken(other),
  ];
  const ids = [second.id, taken.id, NOBODYS, first.id, second.id];
  const answer = await clerk.post(URL, { ids });

  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    [
      { id: second.id, number: expect.stringMatching(/^FR\//), refused: null },
      { id: taken.id, number: expect.stringMatching(/^FR\//), refused: 'illegal-step' },
      { id: NOBODYS, number: null, refused: 'object-no-exist' },
      { id: first.id, number: expect.stringMatching(/^FR\//), refused: null },
    ],
  ]);
  for (const found of [first, second]) {
    expect(await registrations.seenBy(clerk, found)).toMatchObject({
      status: 'formal_check',
      owner: { id: clerk.id },
    });
    expect(await timesTaken(found.id)).toEqual({ history: 1, log: 1 });
  }
  expect(await registrations.seenBy(clerk, taken)).toMatchObject({ owner: { id: other.id } });
});

it('is refused to a stranger, to a parent and to staff who only look, and takes nothing', async () => {
  const found = await registrations.sent();
  const payload = { ids: [found.id] };
  const stranger = await test.app.inject({ method: 'POST', url: URL, payload });
  expect(codeOf(stranger)).toEqual([401, 'no-login']);
  expect(codeOf(await found.parent.post(URL, payload))).toEqual([403, 'no-privilege']);
  const observer = await signIn(test, 'obserwator');
  expect(codeOf(await observer.post(URL, payload))).toEqual([403, 'no-privilege']);
  expect(await registrations.seenBy(clerk, found)).toMatchObject({ status: 'submitted', owner: null });
});

it('takes from one to a hundred', async () => {
  expect(TAKE_MAX).toBe(100);
  const withCount = (length: number) =>
    clerk.post(URL, { ids: Array.from({ length }, (_, at) => NOBODYS + at) });
  expect(codeOf(await withCount(0))).toEqual([400, 'not-valid']);
  expect((await withCount(100)).statusCode).toBe(200);
  expect(codeOf(await withCount(101))).toEqual([400, 'not-valid']);
});

it('pressed twice answers the same and takes once', async () => {
  const found = await registrations.sent();
  const press = () => clerk.post(URL, { ids: [found.id] }, { 'idempotency-key': 'one-press-of-the-button' });
  const [one, again] = [await press(), await press()];

  expect(one.json().data).toEqual([{ id: found.id, number: expect.any(String), refused: null }]);
  expect(again.json()).toEqual(one.json());
  expect(await timesTaken(found.id)).toEqual({ history: 1, log: 1 });
});

it('asked by two at once, in opposite orders, gives each registration to one of them', async () => {
  const [first, second] = [await registrations.sent(), await registrations.sent()];
  const answers = await Promise.all([
    clerk.post(URL, { ids: [first.id, second.id] }),
    other.post(URL, { ids: [second.id, first.id] }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);

  const results: TakeResult[] = answers.flatMap((answer) => answer.json().data);
  for (const { id } of [first, second]) {
    expect(results.filter((result) => result.id === id && result.refused === null)).toHaveLength(1);
    expect(await timesTaken(id)).toEqual({ history: 1, log: 1 });
  }
});

/** Number of entries of the timeline and of the log about the step. */
async function timesTaken(id: number) {
  const { db } = test.app;
  const history = await db
    .select()
    .from(baseStatusHistory)
    .where(and(eq(baseStatusHistory.id_obj, id), eq(baseStatusHistory.status, 'formal_check')));
  const logged = await db
    .select()
    .from(baseLog)
    .where(and(eq(baseLog.event, 'cofundingregistration.take'), eq(baseLog.id_obj, id)));
  return { history: history.length, log: logged.length };
}
