import type { Member, WorkCertificates } from '@urzad/contract';
import { getMoment, type IsoDate } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptStart, membersOf } from '../../../test/members';
import { officeRegistrations } from '../../../test/office-registrations';
import { registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { codeOf, describeWrite } from '../../../test/writes';
import { verifyLog } from '../../audit-log/verify-log';
import { startCertificateOf } from '../cofunding-employers/public';
import { members } from '../cofunding-members/repository';
import { rollSchedules } from '../cofunding-members/rollover/roll-schedules';
import { cofundingMember } from '../cofunding-members/table';
import { endCertificates } from './end-certificates';

const URL = '/api/cofundingemployer';
const NEVER = new AbortController().signal;
const NOTE = 'Na zaświadczeniu brakuje podpisu pracodawcy.';

let test: TestApp;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

type Working = Awaited<ReturnType<typeof working>>;

/** A participant at work since 15 March 2027, whose certificate of 20 March speaks of three months. */
async function working({ care_months = 12 } = {}) {
  test.clock.set(null);
  const { parent, mail, id_member } = await family.member({ care: { care_months } });
  const { id_registration: id } = await members.get(test.app.db, id_member);
  await acceptStart(test, id);
  await night('2027-04-01');
  return { parent, mail, id_member, id };
}

const setDay = (day: IsoDate) => test.clock.set(getMoment(`${day} 10:00`));
async function night(day: IsoDate): Promise<void> {
  setDay(day);
  await rollSchedules(test.app, test.clock.business(), NEVER);
}
/** Runs the task of the certificates on this day. */
function morning(day: IsoDate): Promise<number> {
  setDay(day);
  return endCertificates(test.app, test.clock.business(), NEVER);
}

const seenBy = async (who: SignedIn, { id }: Pick<Working, 'id'>): Promise<WorkCertificates> =>
  (await who.get(`${URL}/find?id=${id}`)).json().data;
async function add({ parent, mail, id }: Working) {
  const filename = await registrationOf(test, parent, mail).upload();
  return parent.post(`${URL}/add?id=${id}`, { kind: 'PERIODIC', filename });
}
async function check(of: Working, verdict: object) {
  const clerk = await signIn(test, 'pracownik1');
  const [certificate] = (await seenBy(clerk, of)).certificates;
  return clerk.post(`${URL}/check?id=${of.id}`, {
    ...{ id_certificate: certificate?.id, row_version: certificate?.row_version, ...verdict },
  });
}
const facts = (issued_date: IsoDate) => ({
  ...{ issued_date, employer_name: 'Fikcyjna sp. z o.o.', employer_nip: '0000000017' },
  ...{ contract_kind: 'UMOWA_O_PRACE', employed_from: '2027-03-15' },
});
const lettersTo = async ({ mail }: Working) =>
  (await test.emailsTo(mail)).filter(({ subject }) => subject === 'Potwierdzenie zatrudnienia');
async function deadlines({ parent }: Working) {
  const found: Member = (await parent.get('/api/cofundingmember/find')).json().data;
  return found.co_fundings[0]?.deadlines.filter(({ code }) => code === 'employment');
}

describe('the confirmation of employment', () => {
  it('is asked for by the day on which the certificate ends, and not where it covers the rest', async () => {
    const one = await working();
    expect(await seenBy(one.parent, one)).toMatchObject({ kind: 'PERIODIC', needed_to: '2027-06-19' });
    expect(await deadlines(one)).toEqual([{ code: 'employment', date: '2027-06-19', month: null }]);

    const short = await working({ care_months: 2 });
    expect(await seenBy(short.parent, short)).toMatchObject({ needed_to: null, may_add: 'no' });
    expect(await deadlines(short)).toEqual([]);
    expect((await add(short)).json()).toMatchObject({ code: 'illegal-step', data: { reason: 'not-needed' } });
  });

  it('comes after that of the start', async () => {
    test.clock.set(null);
    const { parent, mail, id_member } = await family.member();
    const { id_registration: id } = await members.get(test.app.db, id_member);
    const answer = await add({ parent, mail, id_member, id });
    expect(answer.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'start' } });
  });

  it('is returned with a note, and accepted for three more months', async () => {
    const one = await working();
    setDay('2027-06-08');
    expect((await add(one)).statusCode).toBe(200);
    expect(await deadlines(one)).toEqual([]);
    expect((await check(one, { status: 'rejected', note: NOTE })).statusCode).toBe(200);
    expect(await deadlines(one)).toHaveLength(1);
    const [letter] = await test.emailsTo(one.mail);
    expect(letter?.text).toContain('nie wypłacimy kolejnych miesięcy');

    await add(one);
    // What was read last stands there, but for the day of issue.
    const clerk = await signIn(test, 'pracownik1');
    const [waiting] = (await seenBy(clerk, one)).certificates;
    expect(waiting?.facts).toMatchObject({ issued_date: '', employed_from: '2027-03-15' });
    const old = await check(one, { status: 'accepted', facts: facts('2027-05-01') });
    expect(old.json().data).toEqual({ 'facts.issued_date': 'not-eligible-e13' });
    expect((await check(one, { status: 'accepted', facts: facts('2027-06-07') })).statusCode).toBe(200);
    expect(await seenBy(one.parent, one)).toMatchObject({ needed_to: '2027-09-06', may_add: 'yes' });
  });
});

describe('the task of the certificates', () => {
  it('reminds two weeks before the last day, once by two servers and two days (N26)', async () => {
    const one = await working();
    await morning('2027-06-04');
    expect(await lettersTo(one)).toEqual([]);
    setDay('2027-06-05');
    const now = test.clock.business();
    await twoServers(test.app, () => endCertificates(test.app, now, NEVER));
    await morning('2027-06-06');
    const letters = await lettersTo(one);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toMatch(/potwierdza pracę do 19\u00a0czerwca/);
    expect(letters[0]?.text).toContain('/cofundingmembers/show');
  });

  it('reminds late after a downtime, and nobody whose new certificate waits', async () => {
    const [late, waiting] = [await working(), await working()];
    setDay('2027-06-10');
    await add(waiting);
    await morning('2027-06-18');
    expect(await lettersTo(late)).toHaveLength(1);
    expect(await lettersTo(waiting)).toEqual([]);
  });

  it('marks a certificate whose days are over, and the start stays confirmed', async () => {
    const one = await working();
    await morning('2027-06-19');
    expect((await seenBy(one.parent, one)).certificates).toMatchObject([{ status: 'accepted' }]);
    await morning('2027-06-20');
    expect((await seenBy(one.parent, one)).certificates).toMatchObject([{ status: 'expired' }]);
    expect(await startCertificateOf(test.app.db, one.id)).toMatchObject({ kind: 'START' });
    expect(await seenBy(one.parent, one)).toMatchObject({ kind: 'PERIODIC', needed_to: '2027-06-19' });
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  });

  it('keeps no other back when one fails', async () => {
    const [broken, sound] = [await working(), await working()];
    const write = test.app.writeAsSystem;
    let isFirst = true;
    test.app.writeAsSystem = (name, work) => {
      const fails = isFirst;
      isFirst = false;
      return fails ? Promise.reject(new Error('broken')) : write(name, work);
    };
    await expect(morning('2027-06-07')).rejects.toThrow(/1 of [0-9]+ failed/);
    test.app.writeAsSystem = write;
    expect([...(await lettersTo(broken)), ...(await lettersTo(sound))].length).toBeGreaterThanOrEqual(1);
  });
});

describeWrite('a confirmation that is brought', () => test, {
  isRepeatable: true,
  act: async () => {
    const one = await working();
    const filename = await registrationOf(test, one.parent, one.mail).upload();
    return { by: one.parent, url: `${URL}/add?id=${one.id}`, body: { kind: 'PERIODIC', filename }, one };
  },
  other: async () => [[(await working()).parent, 404, 'object-no-exist']],
  wrongStatus: async () => {
    const left = await working();
    const filename = await registrationOf(test, left.parent, left.mail).upload();
    await test.app.db
      .update(cofundingMember)
      .set({ status: 'completed' })
      .where(eq(cofundingMember.id, left.id_member));
    return { by: left.parent, url: `${URL}/add?id=${left.id}`, body: { kind: 'PERIODIC', filename } };
  },
  twice: async ({ one }) => {
    const { certificates } = await seenBy(one.parent, one);
    expect(certificates.map(({ kind }) => kind)).toEqual(['PERIODIC', 'START']);
    expect(codeOf(await one.parent.post(`${URL}/check?id=${one.id}`, {}))[0]).toBeGreaterThanOrEqual(400);
  },
});
