import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesIn, officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { cofundingCall } from '../cofunding-calls/table';
import { cofundingRegistration } from '../cofunding-registrations/table';
import { expireAnnexes } from './public';

const REASON = 'Kwota w aneksie jest za wysoka';
const URL = '/api/cofundingannex';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let director: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  director = await signIn(test, 'dyrektor');
  annexes = officeAnnexes(test, { clerk, manager, director });
});
afterAll(() => test.close());

const costOf = async (id_registration: number) => {
  const { id, cost } = cofundingRegistration;
  const [row] = await test.app.db.select({ cost }).from(cofundingRegistration).where(eq(id, id_registration));
  return row?.cost;
};

/** Runs the work while no call has any money. */
async function withoutBudget(work: () => Promise<void>): Promise<void> {
  const { db } = test.app;
  const { id: id_call, budget: of_call } = cofundingCall;
  const budgets = await db.select({ id: id_call, budget: of_call }).from(cofundingCall);
  await db.update(cofundingCall).set({ budget: 0 });
  try {
    await work();
  } finally {
    for (const { id, budget } of budgets) {
      await db.update(cofundingCall).set({ budget }).where(eq(id_call, id));
    }
  }
}

describe('the money of the call', () => {
  it('is held for what an annex needs more, and is free again when it is given up', async () => {
    const of = await annexes.prepared();
    const { id_registration } = of.found.contract;
    const before = await costOf(id_registration);
    const dearer = changesIn(await annexes.seenBy(clerk, of), 200_000);
    const { needs } = await annexes.done(clerk, of, 'set', dearer);
    // The contract of a nursery for 1 340,00 zł is at its cap already.
    expect(needs).toBe(0);
    const { care, free } = await annexes.seenBy(clerk, of);
    const nanny = care.map(({ id_grant }) => ({
      ...{ id_grant, provider: null, care_form: 'NIANIA', planned_cost: 200_000 },
      ...{ date_to: null, born_date: null, suspended: null },
    }));
    const more = await annexes.done(clerk, of, 'set', { ...dearer, care: nanny });
    expect(more.needs).toBeGreaterThan(0);
    expect(await costOf(id_registration)).toBe((before ?? 0) + more.needs);
    // What it holds is not missing to it.
    expect(more.free).toBe(free);
    await annexes.done(clerk, of, 'cancel', { reason: REASON });
    expect(await costOf(id_registration)).toBe(before);
  });

  it('refuses what it does not have, with the missing sum', async () => {
    const of = await annexes.begun();
    const seen = await annexes.seenBy(clerk, of);
    const care = changesIn(seen).care.map((one) => ({ ...one, care_form: 'NIANIA', planned_cost: 200_000 }));
    await withoutBudget(async () => {
      const answer = await clerk.post(`${URL}/set?id=${of.id}`, {
        ...{ row_version: seen.row_version, ...changesIn(seen), care },
      });
      expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'budget' } });
      expect(answer.json().data.missing).toBeGreaterThan(0);
      // The office sees how much more is reserved than there is.
      expect((await annexes.seenBy(clerk, of)).free).toBeLessThan(0);
      // What costs less is never refused.
      await annexes.done(clerk, of, 'set', changesIn(seen));
    });
  });
});

it('refuses days and changes that the rules do not allow', async () => {
  const of = await annexes.begun();
  const seen = await annexes.seenBy(clerk, of);
  const send = (more: object) =>
    clerk.post(`${URL}/set?id=${of.id}`, { row_version: seen.row_version, ...changesIn(seen), ...more });
  expect((await send({ valid_from: '2027-03-02' })).json().data).toMatchObject({
    valid_from: 'not-valid-date',
  });
  expect((await send({ valid_from: '2027-02-01' })).json().data).toMatchObject({
    valid_from: 'not-valid-date',
  });
  expect((await send({ bank_account_number: seen.bank_account_now })).json().data).toMatchObject({
    bank_account_number: 'not-valid',
  });
  expect(
    (await clerk.post(`${URL}/askinitials?id=${of.id}`, { row_version: seen.row_version })).json().data,
  ).toEqual({ care: 'is-empty', reason: 'is-empty' });
});

it('is given up when its parent does not sign in time, once by two tasks', async () => {
  const of = await annexes.toMember();
  const late = new Date('2027-03-20T10:00:00.000Z');
  const run = () => expireAnnexes(test.app, late, new AbortController().signal);
  expect((await Promise.all([run(), run()])).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'cancelled', end_note: null });
});
