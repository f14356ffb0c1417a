import type { CoFunding, Member } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from '../../../test/member-changes';
import { acceptStart } from '../../../test/members';
import { LETTER, open, sending, step } from '../../../test/office-cases';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { START } from '../../../test/template-data';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { codeOf, describeWrite } from '../../../test/writes';
import { cofundingContract } from '../cofunding-contracts/table';
import { rollSchedules } from '../cofunding-members/public';
import { cofundingMember } from '../cofunding-members/table';
import { getInContract } from '../cofunding-registrations/public';
import { rollSuspensions } from './public';

const NEVER = new AbortController().signal;
const REASON = 'Powrót do pracy od czerwca.';

let test: TestApp;
let clerk: SignedIn;
let observer: SignedIn;
let accountant: SignedIn;
let changes: ReturnType<typeof changesOf>;
type Participant = Awaited<ReturnType<typeof changes.participant>>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  observer = await signIn(test, 'obserwator');
  accountant = await signIn(test, 'ksiegowosc');
  changes = changesOf(test);
});
afterAll(() => test.close());

const grantOf = async (who: SignedIn, { id_grant }: Participant): Promise<CoFunding> =>
  (await who.get(`/api/cofundinggrant/find?id=${id_grant}`)).json().data;
const panelOf = async ({ parent }: Participant): Promise<Member> =>
  (await parent.get('/api/cofundingmember/find')).json().data;
const monthsOf = async (of: Participant) =>
  (await grantOf(of.parent, of)).schedule.map(({ status }) => status);
const contractOf = async ({ id_contract }: Participant) => {
  const table = cofundingContract;
  const [row] = await test.app.db.select().from(table).where(eq(table.id, id_contract));
  return row?.status;
};

/** A participant with some of their four months suspended, May and June as a rule. */
async function suspended(...months: [from: string, to: string] | []): Promise<Participant> {
  const who = await changes.participant();
  const of = await changes.reported(clerk, who, changes.suspensionOf(who, ...months));
  expect((await step(clerk, of, 'close', LETTER)).statusCode).toBe(200);
  return who;
}

async function registrationOf({ id_member }: Participant): Promise<number> {
  const [member] = await test.app.db.select().from(cofundingMember).where(eq(cofundingMember.id, id_member));
  return member?.id_registration ?? 0;
}

/** Moves the office's clock and runs the task, as the night does. */
async function night(moment: string): Promise<number> {
  test.clock.set(getMoment(moment));
  const now = test.clock.business();
  await rollSchedules(test.app, now, NEVER);
  const both = await twoServers(test.app, () => rollSuspensions(test.app, now, NEVER));
  return Math.max(...both);
}

describeWrite('the acceptance of a suspension', () => test, {
  async act() {
    const who = await changes.participant();
    const of = await changes.reported(clerk, who, changes.suspensionOf(who));
    return { ...sending(clerk, of, 'close', LETTER), who };
  },
  other: async ({ who }) => [
    [who.parent, 403, 'no-privilege'],
    [accountant, 403, 'no-privilege'],
  ],
  async twice({ who }) {
    expect(await monthsOf(who)).toEqual(['open', 'suspended', 'suspended', 'open']);
    const { amounts, status } = await grantOf(who.parent, who);
    expect([amounts.left, amounts.total, status]).toEqual([456_000, 456_000, 'planned']);
  },
});

describeWrite('resume', () => test, {
  async act() {
    const who = await suspended();
    const { row_version } = await grantOf(clerk, who);
    const body = { row_version, from: '2027-06', reason: REASON };
    return { by: clerk, url: `/api/cofundinggrant/resume?id=${who.id_grant}`, body, who };
  },
  other: async ({ who }) => [
    [who.parent, 403, 'no-privilege'],
    [observer, 403, 'no-privilege'],
    [accountant, 403, 'no-privilege'],
  ],
  async twice({ who }) {
    expect(await monthsOf(who)).toEqual(['open', 'suspended', 'open', 'open']);
    const subjects = (await test.emailsTo(who.mail)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Dofinansowanie DOF.*: koniec przerwy$/);
  },
  async wrongStatus() {
    const who = await changes.participant();
    const { row_version } = await grantOf(clerk, who);
    const body = { row_version, from: '2027-06', reason: REASON };
    return { by: clerk, url: `/api/cofundinggrant/resume?id=${who.id_grant}`, body };
  },
});

describe('a suspension', () => {
  it('is refused of months that the co-funding does not have', async () => {
    const who = await changes.participant();
    const answer = await open(who.parent, changes.suspensionOf(who, '2028-05', '2028-06'));
    expect([codeOf(answer), answer.json().data.reason]).toEqual([[409, 'illegal-step'], 'no-months']);
    const backwards = await open(who.parent, changes.suspensionOf(who, '2027-06', '2027-05'));
    expect(backwards.json().data).toEqual({ to_month: 'not-valid-range' });
  });

  it('begins and ends with its months, for the participant and the contract too', async () => {
    const who = await suspended();
    await acceptStart(test, await registrationOf(who));
    expect(await night('2027-04-01 00:10')).toBe(0);
    expect((await panelOf(who)).co_fundings[0]?.status).toBe('running');

    expect(await night('2027-05-01 00:10')).toBe(1);
    expect(await panelOf(who)).toMatchObject({ status: 'suspended', co_fundings: [{ status: 'suspended' }] });
    expect(await contractOf(who)).toBe('suspended');
    expect(await monthsOf(who)).toEqual(['due', 'suspended', 'suspended', 'open']);

    expect(await night('2027-06-01 00:10')).toBe(0);
    expect(await night('2027-07-01 00:10')).toBe(1);
    expect(await panelOf(who)).toMatchObject({ status: 'active', co_fundings: [{ status: 'running' }] });
    expect(await contractOf(who)).toBe('active');
    const { amounts } = await grantOf(who.parent, who);
    expect(amounts).toMatchObject({ left: 456_000, total: 456_000, unused: 0 });
  });

  it('of the last months leaves them out when the support is over, and gives their money back', async () => {
    test.clock.set(START);
    const who = await suspended('2027-06', '2027-07');
    const id_registration = await registrationOf(who);
    await acceptStart(test, id_registration);
    await night('2027-04-01 00:10');
    await night('2027-06-01 00:10');
    expect(await contractOf(who)).toBe('suspended');
    // An annex may still say that they move to the end.
    const { status } = await grantOf(clerk, who);
    const begun = await clerk.post('/api/cofundingannex/add', {
      ...{ id_contract: who.id_contract, id_officecase: null },
    });
    expect([status, begun.statusCode]).toEqual(['suspended', 200]);

    const { cost } = await getInContract(test.app.db, id_registration);
    await night('2027-08-01 00:10');
    await night('2027-08-02 00:10');
    expect(await monthsOf(who)).toEqual(['due', 'due', 'skipped', 'skipped']);
    const over = await grantOf(clerk, who);
    expect(over).toMatchObject({ status: 'finished', amounts: { total: 228_000, left: 228_000 } });
    expect((over.esf_amount ?? 0) + (over.state_amount ?? 0)).toBe(228_000);
    const after = await getInContract(test.app.db, id_registration);
    expect((cost ?? 0) - (after.cost ?? 0)).toBe(228_000);
  });
});
