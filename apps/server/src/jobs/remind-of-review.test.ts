import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../../test/sign-in';
import { testApp } from '../../test/test-app';
import { twoServers } from '../../test/two-servers';
import { baseNotification } from '../resources/notifications/table';
import { remindOfReview } from './remind-of-review';

const test = await testApp();
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');

const remind = (day: string, params = {}) =>
  remindOfReview(test.app, getMoment(`${day} 07:00`), new AbortController().signal, params);
const toldTo = async (id: number) =>
  (await test.app.db.select().from(baseNotification).where(eq(baseNotification.id_user, id))).map(
    ({ content_name }) => content_name,
  );

it('reminds who keeps the settings once a year in the days before 31 March, also with two servers', async () => {
  expect(await remind('2027-02-28')).toBe(0);
  // Each of the people is reminded by one of the two servers, not all of them by the same.
  const [first = 0, second = 0] = await twoServers(test.app, () => remind('2027-03-01'));
  const people = first + second;
  expect(people).toBeGreaterThan(0);
  expect(await remind('2027-03-31')).toBe(0);
  expect(await remind('2027-04-01')).toBe(0);
  expect(await toldTo(technician.id)).toEqual(['Przegląd deklaracji dostępności w\u00a02027\u00a0roku']);
  expect(await remind('2028-03-25', { review_days: 5 })).toBe(0);
  expect(await remind('2028-03-26', { review_days: 5 })).toBe(people);
});
