import { addDays, getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { LETTER, open, seenBy, sending, step, toldTo } from '../../../../test/office-cases';
import { officeRegistrations } from '../../../../test/office-registrations';
import { FORM, RESIGN_DAY, type Resigning, resignationsOf } from '../../../../test/resignations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { getCall } from '../../cofunding-calls/public';
import { cofundingContract } from '../../cofunding-contracts/public';
import { findInContract, heldMeans } from '../../cofunding-registrations/public';
import { members } from '../repository';
import { rollSchedules } from '../rollover/roll-schedules';
import { remindOfExitForms } from './remind-of-exit-forms';

const NEVER = new AbortController().signal;
const test = await testApp();
afterAll(() => test.close());
const resignations = resignationsOf(test, officeRegistrations(test));
const { claims, panel } = resignations;
const officer = () => signIn(test, 'pracownik1');

const monthsOf = async (found: Resigning) =>
  (await panel(found)).co_fundings.flatMap(({ schedule }) =>
    schedule.slice(0, 3).map(({ month, days, limit, status }) => [month, days, limit, status]),
  );
async function contractOf({ id_member }: Pick<Resigning, 'id_member'>) {
  const { id_contract } = await members.get(test.app.db, id_member);
  const [row] = await test.app.db
    .select()
    .from(cofundingContract)
    .where(eq(cofundingContract.id, id_contract));
  return row;
}
async function held({ id_member }: Pick<Resigning, 'id_member'>) {
  const { id_call, id_registration } = await members.get(test.app.db, id_member);
  const means = await heldMeans(test.app.db, id_call);
  const found = await findInContract(test.app.db, [id_registration]);
  return { ...means, cost: found.get(id_registration)?.cost ?? 0 };
}

describeWrite('close, of a resignation', () => test, {
  async act() {
    const clerk = await officer();
    const found = await resignations.led(clerk);
    return { ...sending(clerk, found.of, 'close', LETTER), found, before: await held(found) };
  },
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [await signIn(test, 'kierownik'), 403, 'no-privilege'],
  ],
  async twice({ found, before }) {
    const member = await panel(found);
    expect(member).toMatchObject({ status: 'resigned', end_date: RESIGN_DAY, end_reason: 'REZYGNACJA' });
    expect(member.exit).toEqual({
      ...{ exit_to: '2027-06-01', exit_labour_status: null, exit_date_filled: null, followed_path: null },
    });
    const [grant] = member.co_fundings;
    expect(grant).toMatchObject({ status: 'closed_early', date_to: RESIGN_DAY });
    // April waits for its claim, of May four days are paid, and nothing after it.
    expect(await monthsOf(found)).toEqual([
      ['2027-04', 30, 114_000, 'due'],
      ['2027-05', 4, 14_710, 'due'],
      ['2027-06', 0, 0, 'skipped'],
    ]);
    expect(grant?.amounts).toMatchObject({ total: 128_710, left: 128_710 });
    expect((grant?.esf_amount ?? 0) + (grant?.state_amount ?? 0)).toBe(128_710);
    expect(await contractOf(found)).toMatchObject({
      ...{ status: 'terminated', end_reason: 'REZYGNACJA', withdraw_reason: 'UTRATA_PRACY' },
    });
    // The place is free, and so is the money that nobody will claim.
    const after = await held(found);
    expect(after.places).toBe(before.places - 1);
    expect(before.reserved - after.reserved).toBe(1_368_000 - 128_710);
    expect(after.cost).toBe(128_710);
    expect(await toldTo(found.parent)).toContain(`Umowa ${member.contract_number} rozwiązana`);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  },
});

describe('a resignation', () => {
  it('may name a day to come: the month before it and its own are settled when they are over', async () => {
    const clerk = await officer();
    const found = await resignations.accepted(clerk, { last_day: '2027-06-10' });
    expect(await panel(found)).toMatchObject({ status: 'resigned', exit: null });
    expect(await monthsOf(found)).toEqual([
      ['2027-04', 30, 114_000, 'due'],
      ['2027-05', 31, 114_000, 'open'],
      ['2027-06', 10, 38_000, 'open'],
    ]);
    const { parent, id_grant } = found;
    const add = (month: string) => parent.post('/api/cofundingrequest/add', { id_grant, month });
    expect((await add('2027-05')).json()).toMatchObject({ code: 'illegal-step', data: { reason: 'month' } });
    await rollSchedules(test.app, getMoment('2027-06-01 00:10'), NEVER);
    expect((await monthsOf(found)).map(([, , , status]) => status)).toEqual(['due', 'due', 'open']);
    await rollSchedules(test.app, getMoment('2027-06-10 00:10'), NEVER);
    expect((await monthsOf(found)).map(([, , , status]) => status)).toEqual(['due', 'due', 'due']);
  });

  it('lets the last month be claimed before it ends (Order §12)', async () => {
    const found = await resignations.accepted(await officer());
    const claim = await claims.add(found.parent, found.id_grant, '2027-05');
    expect(claim).toMatchObject({ status: 'draft', month: '2027-05' });
    expect(claim.terms).toMatchObject({ days_in_contract: 4, limit: 14_710, period_to: RESIGN_DAY });
  });

  it('removes what was begun of months that fall away, and reopens what costs less now', async () => {
    const clerk = await officer();
    const one = await resignations.participant();
    const prepared = await claims.prepare(
      await claims.fill({ ...one, claim: await claims.add(one.parent, one.id_grant) }),
    );
    const of = await openedFor(one, { last_day: '2027-04-20' });
    const found = await resignations.signed({ ...one, of });
    await step(clerk, found.of, 'take');
    expect((await step(clerk, found.of, 'close', LETTER)).statusCode).toBe(200);
    expect(await claims.seenBy(one.parent, prepared.claim)).toMatchObject({
      ...{ status: 'draft', documents: [] },
      terms: { limit: 76_000 },
    });
  });

  it('is refused for a day before what was claimed, and for one that is none', async () => {
    const one = await resignations.participant();
    const claim = await claims.fill({ ...one, claim: await claims.add(one.parent, one.id_grant) });
    await claims.submit(await claims.prepare(claim));
    const refused = async (last_day: string) =>
      (await open(one.parent, resignations.about(one.id_member, { last_day }))).json().data;
    expect(await refused('2027-04-15')).toMatchObject({ reason: 'claimed', months: ['2027-04'] });
    expect(await refused('2028-03-31')).toMatchObject({ reason: 'day' });
    expect(await refused('2026-01-01')).toMatchObject({ reason: 'day' });
  });

  it('is refused by the office without any effect', async () => {
    const clerk = await officer();
    const found = await resignations.led(clerk);
    expect((await step(clerk, found.of, 'refuse', LETTER)).statusCode).toBe(200);
    expect(await panel(found)).toMatchObject({ status: 'active', end_date: null });
    expect(await seenBy(found.parent, found.of)).toMatchObject({ status: 'rejected' });
  });

  it('may come before the support begins: nothing is paid', async () => {
    const clerk = await officer();
    const found = await resignations.accepted(clerk, { last_day: addDays('2027-04-01', -1) });
    expect((await monthsOf(found)).map(([, , limit, status]) => [limit, status])).toEqual([
      [0, 'skipped'],
      [0, 'skipped'],
      [0, 'skipped'],
    ]);
    expect((await panel(found)).co_fundings[0]?.amounts.total).toBe(0);
  });
});

async function openedFor({ parent, id_member }: Pick<Resigning, 'parent' | 'id_member'>, form: object) {
  const answer = await open(parent, resignations.about(id_member, { ...FORM, ...form }));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

const exitSending = async (found: Resigning, by: SignedIn = found.parent, body: object = {}) => {
  const { row_version } = await members.get(test.app.db, found.id_member);
  return {
    ...{ by, found, url: `/api/cofundingmember/exitform?id=${found.id_member}` },
    body: { row_version, exit_labour_status: 'pracujaca', ...body },
  };
};

describeWrite('exitform', () => test, {
  act: async () => exitSending(await resignations.accepted(await officer())),
  other: async () => [
    [await signIn(test, 'anna.przykladowa'), 404, 'object-no-exist'],
    [await signIn(test, 'ksiegowosc'), 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const found = await resignations.sent();
    return exitSending(found);
  },
  async twice({ found }) {
    expect((await panel(found)).exit).toMatchObject({ exit_labour_status: 'pracujaca', followed_path: 'no' });
    // The office corrects it, and says whether all went as planned.
    const { by, url, body } = await exitSending(found, await officer(), {
      ...{ exit_labour_status: 'bierna', followed_path: 'yes' },
    });
    expect((await by.post(url, body)).statusCode).toBe(200);
    expect((await panel(found)).exit).toMatchObject({ exit_labour_status: 'bierna', followed_path: 'yes' });
  },
});

it('says how the support ended only by the office', async () => {
  const found = await resignations.accepted(await officer());
  const { by, url, body } = await exitSending(found, found.parent, { followed_path: 'yes' });
  expect(codeOf(await by.post(url, body))).toEqual([403, 'no-privilege']);
});

describe('the exit form', () => {
  it('is asked for when the support has ended, and once more before its last day (N27)', async () => {
    const found = await resignations.accepted(await officer());
    const { id_call } = await members.get(test.app.db, found.id_member);
    expect((await getCall(test.app.db, id_call)).params.exit_form_days).toBe(28);
    const asked = async () =>
      (await test.emailsTo(found.mail)).filter(({ subject }) => subject.includes('dane po')).length;
    const now = test.clock.business();
    await twoServers(test.app, () => remindOfExitForms(test.app, now, NEVER));
    expect(await asked()).toBe(1);
    await remindOfExitForms(test.app, getMoment('2027-05-24 07:00'), NEVER);
    expect(await asked()).toBe(1);
    await remindOfExitForms(test.app, getMoment('2027-05-25 07:00'), NEVER);
    await remindOfExitForms(test.app, getMoment('2027-05-26 07:00'), NEVER);
    expect(await asked()).toBe(2);
  });

  it('is asked for no more when it is filled, and not before the last day', async () => {
    const clerk = await officer();
    const filled = await resignations.accepted(clerk);
    const { by, url, body } = await exitSending(filled);
    await by.post(url, body);
    const later = await resignations.accepted(await officer(), { last_day: '2027-06-10' });
    await remindOfExitForms(test.app, test.clock.business(), NEVER);
    for (const { mail } of [filled, later])
      expect((await test.emailsTo(mail)).some(({ subject }) => subject.includes('dane po'))).toBe(false);
  });
});
