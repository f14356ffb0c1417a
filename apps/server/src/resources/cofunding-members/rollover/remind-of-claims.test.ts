import { getMoment, type IsoDate } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptStart, membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { verifyLog } from '../../../audit-log/verify-log';
import { members } from '../repository';
import { cofundingGrantMonth } from '../table';
import { remindOfClaims } from './remind-of-claims';
import { rollSchedules } from './roll-schedules';

/** Another child of the same parent. */
const TWIN = {
  ...{
    firstname: 'Kuba',
    lastname: 'Testowy',
    pesel: '25270300137',
    care_form: 'KLUB',
    planned_cost: 62_000,
  },
  ...{ care_start: '2027-04-01', care_months: 12, provider_name: 'Klub „Ślimaczek”' },
} as const;
const NEVER = new AbortController().signal;

let test: TestApp;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

/** A participant whose April 2027 waits for its claim. */
async function settling(given: Parameters<typeof family.member>[0] = {}) {
  test.clock.set(null);
  const one = await family.member(given);
  await acceptStart(test, (await members.get(test.app.db, one.id_member)).id_registration);
  await night('2027-05-01');
  return one;
}

async function night(day: IsoDate): Promise<void> {
  test.clock.set(getMoment(`${day} 00:10`));
  await rollSchedules(test.app, test.clock.business(), NEVER);
}
function morning(day: IsoDate): Promise<number> {
  test.clock.set(getMoment(`${day} 07:00`));
  return remindOfClaims(test.app, test.clock.business(), NEVER);
}
const lettersTo = async ({ mail }: { mail: string }) =>
  (await test.emailsTo(mail)).filter(({ subject }) => subject.startsWith('Przypomnienie o rozliczeniu'));
const setMonth = (id_grant: number, status: 'requested' | 'due') =>
  test.app.db
    .update(cofundingGrantMonth)
    .set({ status })
    .where(and(eq(cofundingGrantMonth.id_grant, id_grant), eq(cofundingGrantMonth.month, '2027-04')));

describe('a month that waits for its claim', () => {
  it('is reminded of on the 1st, 10th and 14th, each once, by two servers too (N24)', async () => {
    const one = await settling();
    test.clock.set(getMoment('2027-05-01 07:00'));
    const now = test.clock.business();
    expect((await twoServers(test.app, () => remindOfClaims(test.app, now, NEVER))).toSorted()).toEqual([
      0, 1,
    ]);
    const [letter, ...more] = await lettersTo(one);
    expect([letter?.subject, more]).toEqual(['Przypomnienie o rozliczeniu za kwiecień 2027', []]);
    // The 15th is a Saturday.
    expect(letter?.text).toMatch(/do 17\u00a0maja/);
    expect(letter?.text).toContain(`/cofundingrequests/new/${one.ids_grant[0]}/2027-04`);

    const sent = [];
    for (const day of ['05-09', '05-10', '05-10', '05-13', '05-14', '05-15', '05-18'] as const) {
      sent.push(await morning(`2027-${day}`));
    }
    expect(sent).toEqual([0, 1, 0, 0, 1, 0, 0]);
    expect(await lettersTo(one)).toHaveLength(3);
  });

  it('is reminded of once, when the task was down over more than one of the days', async () => {
    const one = await settling();
    await morning('2027-05-12');
    await morning('2027-05-13');
    expect(await lettersTo(one)).toHaveLength(1);
    const late = await settling();
    await morning('2027-05-20');
    await morning('2027-05-21');
    const letters = await lettersTo(late);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/Termin minął 17\u00a0maja/);
  });

  it('is not reminded of once it is claimed, and again when the claim is given back', async () => {
    const one = await settling();
    const id_grant = one.ids_grant[0] ?? 0;
    await setMonth(id_grant, 'requested');
    await morning('2027-05-10');
    expect(await lettersTo(one)).toEqual([]);
    await setMonth(id_grant, 'due');
    await morning('2027-05-14');
    expect(await lettersTo(one)).toHaveLength(1);
  });

  it('of two children is one letter, which leads to the panel', async () => {
    const twins = await settling({ twin: TWIN });
    await morning('2027-05-10');
    const letters = await lettersTo(twins);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('/cofundingmembers/show');
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  });
});
