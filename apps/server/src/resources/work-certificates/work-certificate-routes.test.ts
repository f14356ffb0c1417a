import { randomUUID } from 'node:crypto';
import type { Member, WorkCertificates } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membersOf } from '../../../test/members';
import { officeRegistrations } from '../../../test/office-registrations';
import { registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { twoServers } from '../../../test/two-servers';
import { codeOf, describeWrite } from '../../../test/writes';
import { startCertificateOf } from '../cofunding-employers/public';
import { cofundingEmployer } from '../cofunding-employers/table';
import { members } from '../cofunding-members/repository';
import { rollSchedules } from '../cofunding-members/rollover/roll-schedules';
import { cofundingMember } from '../cofunding-members/table';

const URL = '/api/cofundingemployer';
const NEVER = new AbortController().signal;
const FACTS = {
  ...{ issued_date: '2027-02-05', employer_name: 'Fikcyjna sp. z o.o.', employer_nip: '000-000-00-17' },
  ...{ contract_kind: 'UMOWA_O_PRACE', employed_from: '2027-04-01' },
  ...{ employer_regon: '999 999 004', issuer_name: 'Jan Kadrowy, specjalista do spraw kadr' },
};
const NOTE = 'Na zaświadczeniu brakuje podpisu pracodawcy.';

let test: TestApp;
let clerk: SignedIn;
let family: ReturnType<typeof membersOf>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  family = membersOf(test, officeRegistrations(test));
});
afterAll(() => test.close());

type Bringing = Awaited<ReturnType<typeof waiting>>;

/** A participant whose START certificate is missing. */
async function missing() {
  const { parent, mail, id_member } = await family.member();
  const { id_registration: id } = await members.get(test.app.db, id_member);
  return { parent, mail, id_member, id, upload: () => registrationOf(test, parent, mail).upload() };
}

/** One whose certificate waits for the office. */
async function waiting() {
  const one = await missing();
  const { certificates } = await added(one);
  const [certificate] = certificates;
  if (!certificate) throw new Error('What was added is listed.');
  return { ...one, certificate };
}

async function added({ parent, id, upload }: Omit<Bringing, 'certificate'>): Promise<WorkCertificates> {
  const answer = await parent.post(`${URL}/add?id=${id}`, { kind: 'START', filename: await upload() });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

const check = (by: SignedIn, { id, certificate }: Pick<Bringing, 'id' | 'certificate'>, verdict: object) =>
  by.post(`${URL}/check?id=${id}`, {
    ...{ id_certificate: certificate.id, row_version: certificate.row_version, ...verdict },
  });
const accept = (of: Bringing, facts: object = {}) =>
  check(clerk, of, { status: 'accepted', facts: { ...FACTS, ...facts } });
const seenBy = async (who: SignedIn, { id }: { id: number }): Promise<WorkCertificates> =>
  (await who.get(`${URL}/find?id=${id}`)).json().data;
const night = (moment: string) => {
  test.clock.set(getMoment(moment));
  return rollSchedules(test.app, test.clock.business(), NEVER);
};
async function status({ parent }: { parent: SignedIn }): Promise<string | undefined> {
  const found: Member = (await parent.get('/api/cofundingmember/find')).json().data;
  return found.co_fundings[0]?.status;
}

describe('the START certificate of a participant', () => {
  let one: Bringing;
  beforeAll(async () => {
    one = await waiting();
  });

  it('is asked for, and none of the application’s own files', async () => {
    const bare = await missing();
    expect(await seenBy(bare.parent, bare)).toEqual({
      ...{ id: bare.id, kind: 'START', needed_to: null, may_add: 'yes', may_check: 'no' },
      ...{ max_age_days: 30, certificates: [] },
    });
    const { attachments } = (await one.parent.get(`/api/cofundingregistration/find?id=${one.id}`)).json()
      .data;
    expect(attachments.map(({ id }: { id: number }) => id)).not.toContain(one.certificate.file.id);
  });

  it('waits for the officer in charge, who is told and finds it in a tab of their list', async () => {
    const { id_user_owner } = await members.get(test.app.db, one.id_member);
    expect(id_user_owner).toBeGreaterThan(0);
    const { data } = (await clerk.get('/api/cofundingmember/get?certificate=waiting')).json();
    expect(data.map(({ id }: { id: number }) => id)).toContain(one.id_member);
    const counts = (await clerk.get('/api/cofundingmember/counts')).json().data;
    expect(counts.certificates).toBe(data.length);
    expect(await seenBy(clerk, one)).toMatchObject({
      ...{ may_add: 'no', may_check: 'yes' },
      certificates: [{ status: 'uploaded', facts: { employer_nip: expect.any(String) } }],
    });
  });

  it('may be exchanged until it is checked', async () => {
    const { certificates } = await added(one);
    expect(certificates).toMatchObject([{ status: 'uploaded' }]);
    expect(certificates[0]?.id).not.toBe(one.certificate.id);
    expect(codeOf(await accept(one))).toEqual([404, 'object-no-exist']);
    one = { ...one, certificate: certificates[0] ?? one.certificate };
  });

  it('is rejected with a note that the parent reads, and is told of (N12)', async () => {
    const wordless = await check(clerk, one, { status: 'rejected' });
    expect(wordless.json().data).toEqual({ note: 'is-empty' });
    expect((await check(clerk, one, { status: 'rejected', note: NOTE })).statusCode).toBe(200);
    expect(await seenBy(one.parent, one)).toMatchObject({
      ...{ may_add: 'yes', certificates: [{ status: 'rejected', note: NOTE, facts: {} }] },
    });
    const letters = await test.emailsTo(one.mail);
    const letter = letters.find(({ subject }) => subject.startsWith('Dokumenty do zgłoszenia'));
    expect(letter?.text).toContain('/cofundingmembers/show');
    expect(letter?.text).not.toContain(NOTE);
    expect(await startCertificateOf(test.app.db, one.id)).toBeUndefined();
  });

  it('is refused when it is old, and accepted with what was read from it; the history stays', async () => {
    const { certificates } = await added(one);
    one = { ...one, certificate: certificates[0] ?? one.certificate };
    const old = await accept(one, { issued_date: '2027-01-01' });
    expect(old.json().data).toEqual({ 'facts.issued_date': 'not-eligible-e13' });
    const wrong = await accept(one, { employer_nip: '0000000018' });
    expect(wrong.json().data).toEqual({ 'facts.employer_nip': 'not-valid-nip' });
    const mistyped = await accept(one, { employer_regon: '999999005' });
    expect(mistyped.json().data).toEqual({ 'facts.employer_regon': 'not-valid-regon' });
    const done = await accept(one);
    expect(done.json().data.certificates).toMatchObject([
      { status: 'accepted', facts: { employer_nip: '0000000017', employed_to: '' } },
      { status: 'rejected', note: NOTE },
    ]);
    expect(await startCertificateOf(test.app.db, one.id)).toMatchObject({
      ...{ kind: 'START', employed_from: '2027-04-01', employer_nip: '0000000017' },
      ...{ employer_regon: '999999004', issuer_name: FACTS.issuer_name, id_user_checked: clerk.id },
    });
    // From the day of the certificate's work on for three months; then it is confirmed anew.
    expect(await seenBy(one.parent, one)).toMatchObject({
      ...{ may_add: 'yes', kind: 'PERIODIC', needed_to: '2027-06-30' },
    });
    const again = await one.parent.post(`${URL}/add?id=${one.id}`, {
      ...{ kind: 'START', filename: await one.upload() },
    });
    expect(again.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'accepted' } });
  });
});

describe('a certificate', () => {
  it('comes while the contract is made too', async () => {
    const { joining, ...who } = await family.joining();
    const { id } = joining.registration;
    const of = {
      ...who,
      id,
      id_member: 0,
      upload: () => registrationOf(test, who.parent, who.mail).upload(),
    };
    const { certificates } = await added(of);
    const [certificate] = certificates;
    if (!certificate) throw new Error('What was added is listed.');
    expect((await check(clerk, { id, certificate }, { status: 'rejected', note: NOTE })).statusCode).toBe(
      200,
    );
    const [letter] = (await test.emailsTo(who.mail)).filter(({ text }) => text.includes('pracodawcy'));
    expect(letter?.text).toContain(`/cofundingregistrations/${id}`);
    expect(
      (await accept({ ...of, certificate: (await added(of)).certificates[0] ?? certificate })).statusCode,
    ).toBe(200);
    expect(await startCertificateOf(test.app.db, id)).toMatchObject({ status: 'accepted' });
  });

  it('is not taken from who takes part no more', async () => {
    const left = await missing();
    await test.app.db
      .update(cofundingMember)
      .set({ status: 'resigned' })
      .where(eq(cofundingMember.id, left.id_member));
    const answer = await left.parent.post(`${URL}/add?id=${left.id}`, {
      ...{ kind: 'START', filename: await left.upload() },
    });
    expect(codeOf(answer)).toEqual([409, 'illegal-step']);
    expect(await seenBy(left.parent, left)).toMatchObject({ may_add: 'no' });
  });
});

describeWrite('a certificate that is brought', () => test, {
  isRepeatable: true,
  act: async () => {
    const one = await missing();
    const body = { kind: 'START', filename: await one.upload() };
    return { by: one.parent, url: `${URL}/add?id=${one.id}`, body, one };
  },
  other: async () => [
    [(await missing()).parent, 404, 'object-no-exist'],
    [clerk, 403, 'no-privilege'],
  ],
  wrongStatus: async () => {
    const one = await waiting();
    await accept(one);
    return {
      by: one.parent,
      url: `${URL}/add?id=${one.id}`,
      body: { kind: 'START', filename: await one.upload() },
    };
  },
  twice: async ({ one }) => {
    expect((await seenBy(one.parent, one)).certificates).toHaveLength(1);
  },
});

describeWrite('the check of a certificate', () => test, {
  act: async () => {
    const one = await waiting();
    const { id, row_version } = one.certificate;
    const body = { id_certificate: id, row_version, status: 'accepted', facts: FACTS };
    return { by: clerk, url: `${URL}/check?id=${one.id}`, body, one };
  },
  other: async ({ one }) => [
    [one.parent, 403, 'no-privilege'],
    [(await missing()).parent, 403, 'no-privilege'],
    [await signIn(test, 'obserwator'), 403, 'no-privilege'],
  ],
  twice: async ({ one }) => {
    const rows = await test.app.db
      .select()
      .from(cofundingEmployer)
      .where(and(eq(cofundingEmployer.id_registration, one.id), eq(cofundingEmployer.status, 'accepted')));
    expect(rows).toHaveLength(1);
  },
});

describe('two who work at once', () => {
  it('check one certificate once: the other verdict is refused', async () => {
    const one = await waiting();
    const second = await signIn(test, 'pracownik2');
    const answers = await Promise.all([accept(one), check(second, one, { status: 'rejected', note: NOTE })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await seenBy(clerk, one)).certificates).toHaveLength(1);
  });

  it('leave one that waits, when two tabs bring one each', async () => {
    const one = await missing();
    const files = [await one.upload(), await one.upload()];
    const answers = await Promise.all(
      files.map((filename) =>
        one.parent.post(
          `${URL}/add?id=${one.id}`,
          { kind: 'START', filename },
          { 'idempotency-key': randomUUID() },
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await seenBy(one.parent, one)).certificates).toHaveLength(1);
  });
});

describe('the co-funding', () => {
  it('starts on its first day with an accepted START, once, and without it never', async () => {
    const ways = await Promise.all(
      [missing, waiting, waiting, waiting, waiting].map((make) => make() as Promise<Bringing>),
    );
    const [bare, unchecked, returned, first, second] = ways as [
      Bringing,
      Bringing,
      Bringing,
      Bringing,
      Bringing,
    ];
    // The clock of the families has passed the end of the first sign-in.
    clerk = await signIn(test, 'pracownik1');
    await check(clerk, returned, { status: 'rejected', note: NOTE });
    for (const one of [first, second]) expect((await accept(one)).statusCode).toBe(200);
    const statuses = () => Promise.all(ways.map(status));

    await night('2027-03-31 00:10');
    expect(await status(first)).toBe('planned');
    test.clock.set(getMoment('2027-04-01 00:10'));
    const now = test.clock.business();
    await twoServers(test.app, () => rollSchedules(test.app, now, NEVER));
    expect(await statuses()).toEqual(['planned', 'planned', 'planned', 'running', 'running']);
    const letters = (await test.emailsTo(first.mail)).filter(({ text }) =>
      text.includes('trwa dofinansowanie'),
    );
    expect(letters).toHaveLength(1);

    await night('2027-06-01 00:10');
    expect(await statuses()).toEqual(['planned', 'planned', 'planned', 'running', 'running']);
    // Late, and with the paper of the day on which it came.
    clerk = await signIn(test, 'pracownik1');
    expect(await seenBy(clerk, bare)).toMatchObject({ may_check: 'yes' });
    expect((await accept(unchecked)).statusCode).toBe(200);
    await night('2027-06-02 00:10');
    expect(await statuses()).toEqual(['planned', 'running', 'planned', 'running', 'running']);
  });
});
