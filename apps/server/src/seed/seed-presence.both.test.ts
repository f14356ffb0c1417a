import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { START } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { appendLog, systemOrigin } from '../audit-log/log';
import { user } from '../identity/table';
import { seedPresence } from './seed-presence';

const HOUR_MS = 60 * 60_000;
const [ANNA, EWA, PIOTR, PAULINA, MAREK] = [
  'anna.przykladowa@example.com',
  'ewa.probna@example.com',
  'pracownik1@urzad.example.com',
  'pracownik2@urzad.example.com',
  'marek.fikcyjny@example.com',
];
/** The demo is started months before the day on which it begins. */
const NOW = new Date('2026-11-29T15:00:00.000Z');
const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * HOUR_MS);

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const idOf = async (mail: string) => {
  const [account] = await test.app.db.select({ id: user.id }).from(user).where(eq(user.mail, mail));
  if (!account) throw new Error(`Nobody has the address ${mail}.`);
  return account.id;
};

async function act(mail: string, hours: number, as?: string) {
  const [id_user, id_user_main] = as ? [await idOf(as), await idOf(mail)] : [await idOf(mail), null];
  const origin = { ...systemOrigin(hoursBefore(START, hours)), id_user, id_user_main };
  await test.app.db.transaction((tx) => appendLog(tx, origin, [{ event: 'officecase.add' }]));
}

async function seen() {
  const rows = await test.app.db
    .select({ mail: user.mail, online_date: user.online_date })
    .from(user)
    .where(inArray(user.mail, [ANNA, EWA, PIOTR, PAULINA, MAREK]));
  return Object.fromEntries(rows.map(({ mail, online_date }) => [mail, online_date]));
}

it('is as long ago as the last act in the log, told once', async () => {
  await act(ANNA, 50);
  await act(ANNA, 2);
  // A clock that was set back: it has not happened yet.
  await act(ANNA, -1);
  await act(PIOTR, 3, EWA);
  await act(PAULINA, 4);
  const known = hoursBefore(NOW, 100);
  await test.app.db.update(user).set({ online_date: known }).where(eq(user.mail, PAULINA));

  const told = {
    [ANNA]: hoursBefore(NOW, 2),
    // Piotr acted for her.
    [EWA]: null,
    [PIOTR]: hoursBefore(NOW, 3),
    [PAULINA]: known,
    [MAREK]: null,
  };
  await seedPresence(test.app.db, { now: () => NOW, business: () => START });
  expect(await seen()).toEqual(told);

  const later = { now: () => hoursBefore(NOW, -24), business: () => hoursBefore(START, -24) };
  await seedPresence(test.app.db, later);
  expect(await seen()).toEqual(told);
});
