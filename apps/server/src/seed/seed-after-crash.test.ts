import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenInvariants } from '../../test/random-walk/invariants';
import { DEMO, shownDemo } from '../../test/shown-demo';
import { START } from '../../test/template-data';
import { type TestApp, testApp } from '../../test/test-app';
import { baseLog } from '../audit-log/table';
import { verifyLog } from '../audit-log/verify-log';
import { crashAt } from '../crash';
import { userSession } from '../identity/sessions/table';
import { seedRegistrations } from './seed-registrations';

/**
 * Requests after which the process ends, each of them the first that is made after the start before. `#5` the fifth. They
 * stand in the middle of a registration, of a check and of a list, and where a later step could be taken for an earlier one.
 */
const ENDS = [
  'cofundingregistration/attach',
  'cofundingregistration/score',
  // Published, and nobody has been told.
  'cofundingcall/rank',
  'cofundingregistration/checkproof',
  'cofundingcontract/sign',
  'cofundingcall/rank',
  // The month of a claim that was turned down, claimed once more.
  'cofundingrequest/sign#5',
  'cofundingpaymentlist/add',
  'cofundingpaymentlist/approve',
  // On no list, as the one after it is approved already.
  'cofundingrequest/approve',
  'mailletter/send#2',
  'mailletter/trash',
  'cofundingregistration/withdraw',
  'officecase/write',
  'cofundingrecovery/add',
  'mailletter/save',
];

class Ended extends Error {}

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('gives the same demo when it is ended in the middle and started again', async () => {
  for (const path of ENDS) {
    const crash = crashAt(`/api/${path}`, () => {
      throw new Ended(path);
    });
    await expect(seedRegistrations(test.app, START, crash), path).rejects.toThrow(Ended);
  }
  await seedRegistrations(test.app, START);

  expect(await shownDemo(test)).toEqual(DEMO);
  expect(await brokenInvariants(test.app.db)).toEqual([]);
  expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
});

it('leaves nobody signed in, and is told done once', async () => {
  const { db } = test.app;
  const open = and(eq(userSession.user_agent, 'demo'), isNull(userSession.end_date));
  expect(await db.$count(userSession, open)).toBe(0);
  expect(await db.$count(baseLog, eq(baseLog.event, 'registrations.seeded'))).toBe(1);
});
