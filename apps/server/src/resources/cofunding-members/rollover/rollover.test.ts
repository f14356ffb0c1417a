import type { CoFunding, Member } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptStart, membersOf } from '../../../../test/members';
import { officeRegistrations } from '../../../../test/office-registrations';
import { testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { verifyLog } from '../../../audit-log/verify-log';
import { members } from '../repository';
import { cofundingMember } from '../table';
import { endMembers } from './end-members';
import { rollSchedules } from './roll-schedules';

const NEVER = new AbortController().signal;
const test = await testApp();
afterAll(() => test.close());
const { member } = membersOf(test, officeRegistrations(test));

let one: Awaited<ReturnType<typeof member>>;
let id_registration: number;
beforeAll(async () => {
  one = await member({ care: { care_months: 2 } });
  id_registration = (await members.get(test.app.db, one.id_member)).id_registration;
});

/** Moves the office's clock and runs the task, as the night does. */
async function night(moment: string): Promise<number> {
  test.clock.set(getMoment(moment));
  return rollSchedules(test.app, test.clock.business(), NEVER);
}
const panel = async (): Promise<Member> => (await one.parent.get('/api/cofundingmember/find')).json().data;
const shown = async (): Promise<CoFunding> => {
  const [coFunding] = (await panel()).co_fundings;
  if (!coFunding) throw new Error('A participant has co-funding.');
  return coFunding;
};
const months = async () => (await shown()).schedule.map(({ month, status }) => [month, status]);

describe('the schedule of a co-funding', () => {
  it('waits for its first day', async () => {
    await acceptStart(test, id_registration);
    expect(await night('2027-03-31 00:10')).toBe(0);
    expect(await shown()).toMatchObject({ status: 'planned', certificate_to: null });
  });

  it('starts on it, once by two servers that both found it, and says so (N15)', async () => {
    test.clock.set(getMoment('2027-04-01 00:10'));
    const now = test.clock.business();
    const both = await twoServers(test.app, () => rollSchedules(test.app, now, NEVER));
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await shown()).toMatchObject({ status: 'running', months_used: 0 });
    const letters = (await test.emailsTo(one.mail)).filter(({ subject }) => subject.startsWith('Umowa'));
    expect(letters.map(({ subject }) => subject)).toEqual(['Umowa UM/II/0041/2027: dofinansowanie trwa']);
    expect(await night('2027-04-02 00:10')).toBe(0);
  });

  it('lets a month wait for its claim when it is over, not before', async () => {
    expect(await night('2027-04-30 23:59')).toBe(0);
    expect(await night('2027-05-01 00:10')).toBe(1);
    expect(await months()).toEqual([
      ['2027-04', 'due'],
      ['2027-05', 'open'],
    ]);
    expect(await shown()).toMatchObject({
      months_used: 1,
      amounts: { total: 228_000, left: 228_000 },
      deadlines: expect.arrayContaining([{ code: 'claim', date: '2027-05-17', month: '2027-04' }]),
    });
  });

  it('makes the person one who ends in the last month, once (N16)', async () => {
    expect(await endMembers(test.app, getMoment('2027-04-30 12:00'), NEVER)).toBe(0);
    const now = getMoment('2027-05-01 00:10');
    const both = await twoServers(test.app, () => endMembers(test.app, now, NEVER));
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await panel()).toMatchObject({ status: 'ending', history: [{}, { status: 'ending' }] });
    const [letter] = await test.emailsTo(one.mail);
    expect(letter?.subject).toBe('Umowa UM/II/0041/2027: ostatni miesiąc');
  });

  it('is finished after its last day, and its months still wait for claims', async () => {
    expect(await night('2027-05-31 00:10')).toBe(0);
    expect(await night('2027-06-01 00:10')).toBe(1);
    expect((await shown()).status).toBe('finished');
    expect(await months()).toEqual([
      ['2027-04', 'due'],
      ['2027-05', 'due'],
    ]);
    expect(await night('2027-07-01 00:10')).toBe(0);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  });
});

describe('without the certificate of the start of work', () => {
  it('nothing starts, and the panel says what is missing and by when', async () => {
    test.clock.set(null);
    one = await member({ care: { care_months: 2 } });
    expect(await night('2027-05-01 00:10')).toBe(0);
    expect(await shown()).toMatchObject({ status: 'planned', certificate_to: '2027-04-01' });
    expect(await months()).toEqual([
      ['2027-04', 'open'],
      ['2027-05', 'open'],
    ]);
    await test.app.db
      .update(cofundingMember)
      .set({ return_deadline: '2027-05-10' })
      .where(eq(cofundingMember.id, one.id_member));
    expect((await shown()).deadlines).toContainEqual({
      code: 'certificate',
      date: '2027-05-10',
      month: null,
    });
  });

  it('starts late when it comes late, and months that are over can be settled at once', async () => {
    await acceptStart(test, (await members.get(test.app.db, one.id_member)).id_registration);
    expect(await night('2027-05-02 00:10')).toBe(1);
    expect((await shown()).status).toBe('running');
    expect(await months()).toEqual([
      ['2027-04', 'due'],
      ['2027-05', 'open'],
    ]);
  });
});

it('keeps no other back when one fails', async () => {
  test.clock.set(null);
  const [broken, sound] = [await member(), await member()];
  for (const { id_member } of [broken, sound])
    await acceptStart(test, (await members.get(test.app.db, id_member)).id_registration);
  const write = test.app.writeAsSystem;
  let isFirst = true;
  test.app.writeAsSystem = (name, work) => {
    const fails = isFirst;
    isFirst = false;
    return fails ? Promise.reject(new Error('broken')) : write(name, work);
  };
  await expect(night('2027-04-01 00:10')).rejects.toThrow('1 of 2 failed');
  test.app.writeAsSystem = write;
  const statuses = await Promise.all(
    [broken, sound].map(async ({ parent }) => {
      const found: Member = (await parent.get('/api/cofundingmember/find')).json().data;
      return found.co_fundings[0]?.status;
    }),
  );
  expect(statuses).toEqual(['planned', 'running']);
});
