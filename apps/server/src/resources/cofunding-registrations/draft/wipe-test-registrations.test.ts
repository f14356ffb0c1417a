import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { baseLog } from '../../../audit-log/table';
import { checkData } from '../../../commands/data-report';
import { cofundingCall } from '../../cofunding-calls/table';
import { baseNotification } from '../../notifications/table';
import { mainCaseOf } from '../../office-cases/public';
import { cofundingRegistration } from '../table';
import { wipeTestRegistrations } from './wipe-test-registrations';

const CALL = '1/2027';
const OPENING = new Date('2027-02-11T07:00:00.000Z');

let test: TestApp;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  registrations = officeRegistrations(test);
  const test_from = new Date('2027-02-09T07:00:00.000Z');
  const test_to = new Date('2027-02-10T14:30:00.000Z');
  await test.app.db
    .update(cofundingCall)
    .set({ status: 'published', test_from, test_to, open_from: OPENING })
    .where(eq(cofundingCall.number, CALL));
});
afterAll(() => test.close());

const wipe = (now: Date) => wipeTestRegistrations(test.app, now, new AbortController().signal);
const filesInStore = () => test.app.files.list(new Date('2100-01-01'));

it('wipes what was sent and begun in the test stage once the call opens, and nothing else', async () => {
  const before = await filesInStore();
  const sent = await registrations.sent();
  const { parent, ofParent, child } = await registrations.family();
  expect(await mainCaseOf(test.app.db, refOf('cofundingregistration', sent.id))).toBeDefined();
  const begun = await ofParent.signed(child);
  expect([(await registrations.seenBy(sent.parent, sent)).number, begun.is_test]).toEqual([
    'FR/1-2027/00001',
    'yes',
  ]);

  // Between the test and the opening people begin their real drafts.
  test.clock.set(new Date('2027-02-10T15:00:00.000Z'));
  const real = await registrations.family();
  const draft = await real.ofParent.add();
  expect(draft.is_test).toBe('no');
  expect(await wipe(test.app.clock.business())).toBe(0);

  test.clock.set(OPENING);
  const send = await parent.post(`/api/cofundingregistration/send?id=${begun.id}`);
  expect([send.statusCode, send.json().code]).toEqual([404, 'object-no-exist']);
  const both = await twoServers(test.app, () => wipe(OPENING));
  expect(both.reduce((sum, wiped) => sum + wiped)).toBe(2);

  const { db } = test.app;
  expect((await db.select().from(cofundingRegistration)).map(({ id }) => id)).toEqual([draft.id]);
  expect(await db.$count(baseNotification, eq(baseNotification.id_obj, sent.id))).toBe(0);
  expect(await mainCaseOf(db, refOf('cofundingregistration', sent.id))).toBeUndefined();
  expect(await db.$count(baseLog, eq(baseLog.event, 'cofundingregistration.wipe'))).toBe(2);
  // What is left is the clause of the real draft.
  expect(await filesInStore()).toHaveLength(before.length + 1);
  expect(await checkData(db, test.app.files)).toMatchObject({
    log: { state: 'intact' },
    missing: [],
    strays: [],
  });

  // The same people apply in earnest, for the same children, and the numbers begin anew.
  const again = await sent.ofParent.sent(
    // The first family of the demo data.
    { firstname: 'Ignacy', lastname: 'Ślimakowy', pesel: '25313000079' },
  );
  expect(again.number).toBe('FR/1-2027/00001');
  expect(await wipe(OPENING)).toBe(0);
});

it('wipes them too when the call is cancelled in its test stage', async () => {
  const { db } = test.app;
  const isCall = eq(cofundingCall.number, CALL);
  const later = {
    open_from: new Date('2027-02-20T07:00:00.000Z'),
    open_to: new Date('2027-02-26T14:30:00.000Z'),
  };
  const test_to = new Date('2027-02-19T14:30:00.000Z');
  await db
    .update(cofundingCall)
    .set({ ...later, test_to })
    .where(isCall);
  const sent = await registrations.sent();
  const isSent = eq(cofundingRegistration.id, sent.id);
  expect((await db.select().from(cofundingRegistration).where(isSent))[0]?.is_test).toBe('yes');
  expect(await wipe(test.clock.business())).toBe(0);

  const manager = await signIn(test, 'kierownik');
  const [call] = await db.select().from(cofundingCall).where(isCall);
  const body = { row_version: call?.row_version, reason: 'Zmieniły się zasady programu.' };
  const cancelled = await manager.post(`/api/cofundingcall/cancel?id=${call?.id}`, body);
  expect(cancelled.json().data).toMatchObject({ status: 'cancelled' });
  expect(await wipe(test.clock.business())).toBe(1);
  expect(await db.$count(cofundingRegistration, isSent)).toBe(0);
  expect(await db.$count(baseLog, eq(baseLog.event, 'cofundingregistration.wipe'))).toBe(3);
});
