import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESERVED, toContractStage } from '../../../test/contract-stage';
import { type OfficeRegistration, officeRegistrations } from '../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { cofundingCall } from '../cofunding-calls/table';
import { cofundingRegistration } from '../cofunding-registrations/table';

const ADD = '/api/cofundingcontract/add';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let director: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  director = await signIn(test, 'dyrektor');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

async function inStage(cost = RESERVED): Promise<OfficeRegistration> {
  const found = await registrations.sent();
  await toContractStage(test, found.id, cost);
  return found;
}

const costOf = async (id: number) => {
  const { cost } = cofundingRegistration;
  const [row] = await test.app.db
    .select({ cost })
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, id));
  return row?.cost;
};

describeWrite('add', () => test, {
  async act() {
    const found = await inStage();
    return { by: clerk, url: ADD, body: { id_registration: found.id }, found };
  },
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const { id } = await registrations.sent();
    return { by: clerk, url: ADD, body: { id_registration: id } };
  },
  async twice({ found }, done) {
    expect(done.json().data).toMatchObject({
      number: 'UM/II/0038/2027',
      status: 'draft',
      id_registration: found.id,
      asked: 'no',
      reserved: RESERVED,
      date_from: '2027-04-01',
      date_to: '2028-03-31',
      prepared: { id: clerk.id },
      steps: ['set', 'askInitials'],
    });
    const again = await second.post(ADD, { id_registration: found.id });
    expect(codeOf(again)).toEqual([409, 'object-exist']);
    expect(await costOf(found.id)).toBe(RESERVED);
  },
});

describe('what a contract says', () => {
  it('is as the registration has it, with the months of each child', async () => {
    const found = await inStage();
    const { data } = (await clerk.post(ADD, { id_registration: found.id })).json();
    const [child] = data.care;

    expect(child.schedule.length).toBeGreaterThan(0);
    const sum = child.schedule.reduce((all: number, { limit }: { limit: number }) => all + limit, 0);
    expect(data.amount_max).toBe(sum);
    expect(data.registered.amount_max).toBe(sum);
    expect(data.history.map(({ status }: { status: string }) => status)).toEqual(['draft']);
  });

  it('is shown to its parent when it was sent, not before', async () => {
    const found = await inStage();
    const { data } = (await clerk.post(ADD, { id_registration: found.id })).json();
    expect((await found.parent.get('/api/cofundingcontract/get')).json()).toMatchObject({
      data: [],
      count: 0,
    });
    expect(codeOf(await found.parent.get(`/api/cofundingcontract/find?id=${data.id}`))).toEqual([
      404,
      'object-no-exist',
    ]);
    expect((await director.get(`/api/cofundingcontract/find?id=${data.id}`)).json().data.steps).toEqual([]);
  });
});

describe('money', () => {
  it('that the ranking did not reserve is taken from the free budget, and refused where there is too little', async () => {
    const found = await inStage(1_000_000);
    const [row] = await test.app.db
      .select()
      .from(cofundingRegistration)
      .where(eq(cofundingRegistration.id, found.id));
    const of = eq(cofundingCall.id, row?.id_call ?? 0);
    const [call] = await test.app.db.select().from(cofundingCall).where(of);
    const held = (
      await test.app.db
        .select()
        .from(cofundingRegistration)
        .where(eq(cofundingRegistration.id_call, row?.id_call ?? 0))
    )
      .filter(({ status }) => status === 'contract_stage')
      .reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    await test.app.db
      .update(cofundingCall)
      .set({ budget: held + 100 })
      .where(of);

    const refused = await clerk.post(ADD, { id_registration: found.id });
    expect([refused.statusCode, refused.json().data]).toEqual([
      409,
      { status: 'contract_stage', reason: 'budget', missing: expect.any(Number) },
    ]);
    const { missing } = refused.json().data;
    expect(await costOf(found.id)).toBe(1_000_000);

    await test.app.db
      .update(cofundingCall)
      .set({ budget: held + 100 + missing })
      .where(of);
    const { data } = (await clerk.post(ADD, { id_registration: found.id })).json();
    expect([data.free, await costOf(found.id)]).toEqual([0, data.amount_max]);
    await test.app.db
      .update(cofundingCall)
      .set({ budget: call?.budget ?? 0 })
      .where(of);
  });
});
