import type { CoFunding, Member } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { isSettled } from '@urzad/grants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptStart } from '../../../test/members';
import { changesIn, type InForce, officeAnnexes } from '../../../test/office-annexes';
import { LETTER, open, opened, step } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf } from '../../../test/writes';
import { coFundingsOfContract, rollSchedules } from '../cofunding-members/public';
import { getInContract } from '../cofunding-registrations/public';
import { rollSuspensions } from './public';

const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  const manager = await signIn(test, 'kierownik');
  annexes = officeAnnexes(test, { clerk, manager, director: await signIn(test, 'dyrektor') });
});
afterAll(() => test.close());

const coFundingsOf = async ({ parent }: InForce): Promise<CoFunding[]> => {
  const member: Member = (await parent.get('/api/cofundingmember/find')).json().data;
  return member.co_fundings;
};
const liveOf = async (found: InForce): Promise<CoFunding> => {
  const live = (await coFundingsOf(found)).at(-1);
  if (!live) throw new Error('A participant has co-funding.');
  return live;
};
const suspendedIn = ({ schedule }: CoFunding) =>
  schedule.flatMap(({ month, status }) => (status === 'suspended' ? [month] : []));
const costOf = async ({ contract: { id_registration } }: InForce) =>
  (await getInContract(test.app.db, id_registration)).cost ?? 0;

/** An annex of the monthly cost from this day, signed by both sides. */
async function annexFrom(found: InForce, valid_from: string): Promise<void> {
  const added = await clerk.post('/api/cofundingannex/add', {
    ...{ id_contract: found.contract.id, id_officecase: null },
  });
  const of = { id: added.json().data.id, found };
  const changes = changesIn(await annexes.seenBy(clerk, of), 100_000);
  await annexes.done(clerk, of, 'set', { ...changes, valid_from });
  await annexes.done(clerk, of, 'askinitials');
  await annexes.done(await signIn(test, 'kierownik'), of, 'initial');
  const { by, url, body } = await annexes.signing(of, found.parent);
  expect((await by.post(url, body)).statusCode).toBe(200);
  const sealing = await annexes.seal('cofundingannex', [of.id]);
  expect((await sealing.by.post(sealing.url, sealing.body)).json().data).toMatchObject([
    { outcome: 'signed' },
  ]);
}

const breakOf = (id: number, from_month: string, to_month: string) => ({
  ...{ obj_type: 'cofundinggrant', id_obj: id, kind: 'ZAWIESZENIE', filenames: [] },
  form: { from_month, to_month, suspension_reason: 'CHOROBA' },
  body: 'Jestem na długim zwolnieniu.',
});

async function suspend(found: InForce, from: string, to: string): Promise<void> {
  const of = await opened(found.parent, breakOf((await liveOf(found)).id, from, to));
  for (const [name, more] of [
    ['take', {}],
    ['close', LETTER],
  ] as const)
    expect((await step(clerk, of, name, more)).statusCode).toBe(200);
}

async function resume(found: InForce, from: string): Promise<number> {
  const { id, row_version } = await liveOf(found);
  const body = { row_version, from, reason: 'Powrót do pracy wcześniej.' };
  return (await clerk.post(`/api/cofundinggrant/resume?id=${id}`, body)).statusCode;
}

/** What the co-fundings of a contract promise: the sum of their months, and of the shares of the payers. */
async function sumOf(found: InForce): Promise<number> {
  const co_fundings = await coFundingsOf(found);
  const total = co_fundings.reduce((sum, { amounts }) => sum + amounts.total, 0);
  for (const { amounts, schedule, esf_amount, state_amount } of co_fundings) {
    expect(schedule.reduce((sum, { limit }) => sum + limit, 0)).toBe(amounts.total);
    expect((esf_amount ?? 0) + (state_amount ?? 0)).toBe(amounts.total);
  }
  return total;
}

it('suspends unclaimed months on both sides of an annex, and brings them back', async () => {
  const found = await annexes.inForce();
  await annexFrom(found, '2027-06-01');
  const total = await sumOf(found);
  await suspend(found, '2027-05', '2027-07');
  const [old, live] = await coFundingsOf(found);
  expect([old && suspendedIn(old), live && suspendedIn(live)]).toEqual([['2027-05'], ['2027-06', '2027-07']]);
  expect([old?.earlier, live?.earlier]).toEqual([
    [],
    [
      { month: '2027-04', status: 'open' },
      { month: '2027-05', status: 'suspended' },
    ],
  ]);
  expect(await sumOf(found)).toBe(total);

  expect(await resume(found, '2027-07')).toBe(200);
  expect((await coFundingsOf(found)).map(suspendedIn)).toEqual([['2027-05'], ['2027-06']]);
  expect(await resume(found, '2027-05')).toBe(200);
  expect((await coFundingsOf(found)).map(suspendedIn)).toEqual([[], []]);
  expect(await sumOf(found)).toBe(total);

  // Months of the replaced one alone are suspended by a case of the one that goes on.
  await suspend(found, '2027-04', '2027-05');
  expect((await coFundingsOf(found)).map(suspendedIn)).toEqual([['2027-04', '2027-05'], []]);
  const again = await open(found.parent, breakOf((await liveOf(found)).id, '2027-04', '2027-05'));
  expect(again.json().data.reason).toBe('no-months');
  const ofOld = await open(found.parent, breakOf(old?.id ?? 0, '2027-05', '2027-05'));
  expect([codeOf(ofOld), ofOld.json().data.reason]).toEqual([[409, 'illegal-step'], 'ended']);
});

it('of months before an annex moves them to the end, and covers both co-fundings afterwards', async () => {
  const found = await annexes.inForce();
  await suspend(found, '2027-04', '2027-04');
  await annexFrom(found, '2027-06-01');
  const total = await sumOf(found);
  const [old, live] = await coFundingsOf(found);
  expect(old?.schedule[0]).toMatchObject({ month: '2027-04', status: 'skipped', limit: 0 });
  expect(live?.schedule.at(-1)).toMatchObject({ month: '2028-04', status: 'open' });

  await suspend(found, '2027-04', '2027-06');
  expect((await coFundingsOf(found)).map(suspendedIn)).toEqual([['2027-05'], ['2027-06']]);
  expect(await sumOf(found)).toBe(total);
});

it('ends with the support: what is still suspended is left out on both sides, and its money returns', async () => {
  // The child of this family grows out of the support in May.
  const found = await annexes.inForce();
  await acceptStart(test, found.contract.id_registration);
  await annexFrom(found, '2027-05-01');
  expect(await sumOf(found)).toBe(114_000 + 95_000);
  const cost = await costOf(found);
  await suspend(found, '2027-04', '2027-05');
  for (const day of ['2027-05-01', '2027-06-01', '2027-06-02'] as const) {
    test.clock.set(getMoment(`${day} 00:10`));
    await rollSchedules(test.app, test.clock.business(), NEVER);
    await rollSuspensions(test.app, test.clock.business(), NEVER);
  }
  const co_fundings = await coFundingsOf(found);
  expect(co_fundings.map(({ status }) => status)).toEqual(['changed', 'finished']);
  expect(co_fundings.map(suspendedIn)).toEqual([[], []]);
  expect(await sumOf(found)).toBe(0);
  expect(cost - (await costOf(found))).toBe(114_000 + 95_000);
  const all = await coFundingsOfContract(test.app.db, found.contract.id);
  expect(all.every(({ schedule }) => isSettled(schedule))).toBe(true);
});
