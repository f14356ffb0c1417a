import { randomInt } from 'node:crypto';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { toContractStage } from '../test/contract-stage';
import { acceptStart, membersOf, settle } from '../test/members';
import { officeRegistrations } from '../test/office-registrations';
import { randomOf } from '../test/random-walk/random';
import { KINDS, takeSteps } from '../test/random-walk/walk';
import { STAFF, walkerOf } from '../test/random-walk/walkers';
import { type TestApp, testApp } from '../test/test-app';
import { verifyLog } from './audit-log/verify-log';
import { cofundingContract, cofundingContractCounter } from './resources/cofunding-contracts/table';
import { grants, members } from './resources/cofunding-members/repository';
import { rollSchedules } from './resources/cofunding-members/rollover/roll-schedules';
import { cofundingRegistration } from './resources/cofunding-registrations/table';

/** `npm test` takes the same walk each time, the audit others; `WALK_SEED=<number>` repeats one. */
const SEED = Number(process.env.WALK_SEED ?? (process.env.AUDIT ? randomInt(2 ** 31) : 1690030290));
/** `npm run audit -- walk` takes more; there are as many worlds as it needs to have months for all steps. */
const STEPS = 300;
const WORLDS = process.env.AUDIT ? 34 : 1;
/** Families of the demo that are left for applications which come later. */
const ARRIVALS = 10;
const NEVER = new AbortController().signal;

const everAccepted = new Set<string>();
/** Worlds whose contracts never went their whole way: the parents withdrew, or the months were over. */
const stopped: string[] = [];

/**
 * Two families that settle since April, one that may resign, one whose support is over, one whose contract waits to be
 * prepared, and one application of a sixth.
 */
async function world(test: TestApp) {
  const { db } = test.app;
  const office = officeRegistrations(test);
  const staff = new Map(STAFF.map((who) => [who, walkerOf(test, `${who}@urzad.example.com`, false)]));
  const { member } = membersOf(test, office);
  const settling = [await member(), await member({ care: { care_months: 3 } }), await member()];
  for (const { id_member, ids_grant } of settling) {
    const { id_registration } = await members.get(db, id_member);
    await acceptStart(test, id_registration);
    // As much as the ranking has reserved for it.
    const { amount_total } = await grants.get(db, ids_grant[0] ?? 0);
    await setCost(test, id_registration, amount_total);
  }
  const over = await member();
  await settleAll(test, over.id_member);
  const [waiting, sent] = [await office.sent(), await office.sent()];
  await toContractStage(test, waiting.id);
  // The numbers of the contracts above were given by hand.
  await db.update(cofundingContractCounter).set({ last: 44 });

  const parents = [...settling, over, waiting, sent].map(({ mail }) => walkerOf(test, mail, true));
  const IN_MAY = getMoment('2027-05-04 10:00');
  test.clock.set(IN_MAY);
  await rollSchedules(test.app, IN_MAY, NEVER);

  let arrived = 0;
  /** While the call was open, as all applications. */
  async function arrive(): Promise<boolean> {
    if (arrived === ARRIVALS) return false;
    arrived += 1;
    const now = test.clock.business();
    test.clock.set(null);
    const { id, mail } = await office.sent();
    test.clock.set(now);
    if (arrived % 2 === 1) await toContractStage(test, id);
    parents.push(walkerOf(test, mail, true));
    return true;
  }
  return { test, parents, staff, arrive };
}

function setCost({ app: { db } }: TestApp, id_registration: number, cost: number) {
  return db.update(cofundingRegistration).set({ cost }).where(eq(cofundingRegistration.id, id_registration));
}

/** A participant to whom nothing is to be paid any more, after the last day of the contract. */
async function settleAll(test: TestApp, id_member: number): Promise<void> {
  const { id_registration, id_contract } = await settle(test, id_member);
  await setCost(test, id_registration, 0);
  await test.app.db
    .update(cofundingContract)
    .set({ date_to: '2027-04-30' })
    .where(eq(cofundingContract.id, id_contract));
}

it.each(Array.from({ length: WORLDS }, (_, at) => SEED + at))(
  'whatever anybody does, the sums agree and nobody approves their own work (seed %i)',
  async (seed) => {
    const test = await testApp();
    // One world at a time: each has a database in memory.
    onTestFinished(() => test.close());
    const { tally, accepted, missing } = await takeSteps(
      { ...(await world(test)), random: randomOf(seed) },
      { steps: STEPS, seed },
    );
    if (process.env.WALK_SEED) process.stdout.write(`${JSON.stringify([...tally])}\n`);
    for (const name of accepted) everAccepted.add(name);
    if (missing.length > 0) stopped.push(`${seed}: ${missing.join(', ')}`);
    if (!process.env.AUDIT) expect(missing).toEqual([]);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  },
);

it.runIf(process.env.AUDIT)('each kind of step is accepted in some world', () => {
  expect(KINDS.filter((name) => !everAccepted.has(name))).toEqual([]);
});

it.runIf(process.env.AUDIT)('three of four worlds lead a contract to its annex and to its end', () => {
  expect(stopped.length, stopped.join('\n')).toBeLessThan(WORLDS / 4);
});
