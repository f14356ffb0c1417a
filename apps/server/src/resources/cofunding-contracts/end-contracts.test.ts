import { getMoment, type IsoDate } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { membersOf, settle } from '../../../test/members';
import { officeRegistrations } from '../../../test/office-registrations';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { verifyLog } from '../../audit-log/verify-log';
import { members } from '../cofunding-members/repository';
import { cofundingGrantMonth } from '../cofunding-members/table';
import { endContracts } from './end-contracts';
import { rows } from './repository';

const NEVER = new AbortController().signal;

let test: TestApp;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

/** A participant whose contract ends on 31 March 2028, with every month settled. */
async function settled() {
  test.clock.set(null);
  const one = await family.member();
  await settle(test, one.id_member);
  const { id_contract } = await members.get(test.app.db, one.id_member);
  return { ...one, id_contract };
}
const statusOf = async ({ id_contract }: { id_contract: number }) =>
  (await rows.get(test.app.db, id_contract)).status;
const moveTo = (day: IsoDate) => {
  test.clock.set(getMoment(`${day} 00:10`));
  return test.clock.business();
};
const setMonths = (id_grant: number, status: 'due' | 'paid') =>
  test.app.db.update(cofundingGrantMonth).set({ status }).where(eq(cofundingGrantMonth.id_grant, id_grant));

it('a settled contract ends after its last day, once by two servers, and says so (N17)', async () => {
  const one = await settled();
  expect(await endContracts(test.app, moveTo('2028-03-31'), NEVER)).toBe(0);
  const now = moveTo('2028-04-01');
  const both = await twoServers(test.app, () => endContracts(test.app, now, NEVER));
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await statusOf(one)).toBe('ended');
  const letters = (await test.emailsTo(one.mail)).filter(({ subject }) => subject.endsWith(': koniec'));
  expect(letters).toHaveLength(1);
  expect(await endContracts(test.app, moveTo('2028-04-02'), NEVER)).toBe(0);
});

it('one with a month that waits goes on until the month is paid', async () => {
  const one = await settled();
  const id_grant = one.ids_grant[0] ?? 0;
  await setMonths(id_grant, 'due');
  expect(await endContracts(test.app, moveTo('2028-04-01'), NEVER)).toBe(0);
  expect(await statusOf(one)).toBe('active');
  await setMonths(id_grant, 'paid');
  expect(await endContracts(test.app, moveTo('2028-06-10'), NEVER)).toBe(1);
  expect(await statusOf(one)).toBe('ended');
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});
