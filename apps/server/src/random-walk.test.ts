import { randomInt } from 'node:crypto';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { toContractStage } from '../test/contract-stage';
import { acceptStart, membersOf } from '../test/members';
import { officeRegistrations } from '../test/office-registrations';
import { randomOf } from '../test/random-walk/random';
import { takeSteps } from '../test/random-walk/walk';
import { STAFF, walkerOf } from '../test/random-walk/walkers';
import { type TestApp, testApp } from '../test/test-app';
import { verifyLog } from './audit-log/verify-log';
import { grants, members } from './resources/cofunding-members/repository';
import { rollSchedules } from './resources/cofunding-members/rollover/roll-schedules';
import { cofundingRegistration } from './resources/cofunding-registrations/table';

/** `WALK_SEED=<number>` repeats a walk. */
const SEED = Number(process.env.WALK_SEED ?? randomInt(2 ** 31));
/** `npm run audit -- walk` takes more; there are as many worlds as it needs to have months for all steps. */
const STEPS = 300;
const WORLDS = process.env.AUDIT ? 34 : 1;
const NEVER = new AbortController().signal;

const open: TestApp[] = [];
afterAll(() => Promise.all(open.map((test) => test.close())));

/** Two families that settle since April, one whose contract waits to be prepared, and one application of a fourth. */
async function world(test: TestApp) {
  const office = officeRegistrations(test);
  const staff = new Map(STAFF.map((who) => [who, walkerOf(test, `${who}@urzad.example.com`, false)]));
  const { member } = membersOf(test, office);
  const settling = [await member(), await member({ care: { care_months: 3 } })];
  for (const { id_member, ids_grant } of settling) {
    const { id_registration } = await members.get(test.app.db, id_member);
    await acceptStart(test, id_registration);
    // As much as the ranking has reserved for it.
    const { amount_total: cost } = await grants.get(test.app.db, ids_grant[0] ?? 0);
    await test.app.db
      .update(cofundingRegistration)
      .set({ cost })
      .where(eq(cofundingRegistration.id, id_registration));
  }
  const [waiting, sent] = [await office.sent(), await office.sent()];
  await toContractStage(test, waiting.id);
  // A term of seven days: it is sent to its parent when a month is over.
  const clerk = staff.get('pracownik1');
  await clerk?.post('/api/cofundingcontract/add', { id_registration: waiting.id });
  test.clock.set(getMoment('2027-05-04 10:00'));
  await rollSchedules(test.app, test.clock.business(), NEVER);
  const parents = [...settling, waiting, sent].map(({ mail }) => walkerOf(test, mail, true));
  return { test, parents, staff };
}

it.each(Array.from({ length: WORLDS }, (_, at) => SEED + at))(
  'whatever anybody does, the sums agree and nobody approves their own work (seed %i)',
  async (seed) => {
    const test = await testApp();
    open.push(test);
    const tally = await takeSteps({ ...(await world(test)), random: randomOf(seed) }, { steps: STEPS, seed });
    const done = [...tally.values()].reduce((sum, one) => sum + one.done, 0);
    if (process.env.WALK_SEED) process.stdout.write(`${JSON.stringify([...tally])}\n`);
    expect(done).toBeGreaterThan(STEPS / 10);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  },
);
