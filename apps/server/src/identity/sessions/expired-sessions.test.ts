import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { sweepSessions } from './expired-sessions';
import { endSession } from './sessions';
import { userSession, userToken } from './table';

const HOUR_MS = 60 * 60 * 1000;

const test = await testApp();
afterAll(() => test.close());

const sweep = () => sweepSessions(test.app.db, test.clock.now());
const tokens = () => test.app.db.$count(userToken);
const sessionsOf = (id_user: number) =>
  test.app.db.select().from(userSession).where(eq(userSession.id_user, id_user));

it('ends what ran out, and deletes the tokens of what ended a day ago', async () => {
  const anna = await signIn(test, 'anna.przykladowa');
  const ewa = await signIn(test, 'ewa.probna');
  const [ofEwa] = await sessionsOf(ewa.id);
  await test.app.db.transaction((tx) => endSession(tx, test.clock.now(), ofEwa?.id ?? 0, 'logout'));
  const before = await tokens();
  test.clock.advance(12 * HOUR_MS - 1);
  expect([await sweep(), await tokens()]).toEqual([0, before]);

  test.clock.advance(1);
  expect(await sweep()).toBeGreaterThanOrEqual(1);
  expect(await sessionsOf(anna.id)).toMatchObject([{ end_reason: 'expired', end_date: test.clock.now() }]);
  expect(await sessionsOf(ewa.id)).toMatchObject([{ end_reason: 'logout' }]);

  const marek = await signIn(test, 'marek.fikcyjny');
  test.clock.advance(12 * HOUR_MS - 1);
  await sweep();
  expect(await tokens()).toBe(before + 1);
  test.clock.advance(2);
  await sweep();
  const left = await test.app.db.select().from(userToken);
  const [ofAnna] = await sessionsOf(anna.id);
  const [ofMarek] = await sessionsOf(marek.id);
  expect(left.map(({ id_session }) => id_session).toSorted()).toEqual([ofAnna?.id, ofMarek?.id].toSorted());
  expect((await sessionsOf(ewa.id)).length).toBe(1);
});
