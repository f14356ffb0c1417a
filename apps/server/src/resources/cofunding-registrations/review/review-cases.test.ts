import { type Registration, refOf } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { done, LETTER, open, seenBy, step, toldTo } from '../../../../test/office-cases';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { twoServers } from '../../../../test/two-servers';
import { baseLog } from '../../../audit-log/table';
import { readPdf } from '../../../documents/testing/read-pdf';
import { cofundingChild, cofundingRegistration as table } from '../table';
import { expireCorrections } from './expire-corrections';
import { settleRejected } from './settle-rejected';

/** The review of a rejection of 10 February may be asked for until the 17th. */
const LAST_MOMENT = new Date('2027-02-17T22:59:59.999Z');
const TOO_LATE = new Date('2027-02-17T23:00:00.000Z');
const ACCEPTED = new Date('2027-02-15T09:00:00.000Z');

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());
afterEach(() => test.clock.set(null));

const seen = (found: OfficeRegistration, who = found.parent) => registrations.seenBy(who, found);
const ask = (found: OfficeRegistration) =>
  open(found.parent, {
    ...refOf('cofundingregistration', found.id),
    kind: 'PONOWNA_OCENA',
    form: {},
  });
const refusalOf = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, body } = await answer;
  const { code, data } = JSON.parse(body);
  return [statusCode, code, data?.reason];
};

async function rejected(): Promise<OfficeRegistration> {
  const found = await registrations.taken(clerk);
  await registrations.reject(clerk, found);
  return found;
}

/** Rejected, and its review asked for: a case that the manager leads. */
async function asked() {
  const found = await rejected();
  const answer = await ask(found);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { found, review: await done(manager, answer.json().data, 'take') };
}

async function accepted() {
  const { found, review } = await asked();
  await done(manager, review, 'close', LETTER);
  return found;
}

async function textOfLetter({ documents }: Registration): Promise<string> {
  const letter = documents.find(({ kind }) => kind === 'PISMO');
  const { rawPayload } = await test.app.inject({ url: letter?.url ?? '' });
  return (await readPdf(new Uint8Array(rawPayload))).text.replaceAll(/\s+/g, ' ');
}

describe('a request for a review', () => {
  it('is taken once, of a rejected application, until its last moment', async () => {
    const found = await rejected();
    expect((await seen(found)).rejection?.review_to).toBe('2027-02-17');
    test.clock.set(TOO_LATE);
    expect(await refusalOf(ask(found))).toEqual([409, 'illegal-step', 'too-late']);
    test.clock.set(LAST_MOMENT);
    const both = await Promise.all([ask(found), ask(found)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refusalOf(ask(found))).toEqual([409, 'illegal-step', 'asked']);
    expect((await seen(found)).rejection?.review_to).toBeNull();
  });

  it('is not taken of one that is not rejected', async () => {
    expect(await refusalOf(ask(await registrations.sent()))).toEqual([409, 'illegal-step', 'not-rejected']);
  });
});

describe('a review that is refused', () => {
  it('leaves the application rejected, and cannot be asked for again', async () => {
    const { found, review } = await asked();
    expect((await done(manager, review, 'refuse', LETTER)).status).toBe('rejected');
    expect(await seen(found)).toMatchObject({ status: 'formally_rejected', rejection: { review_to: null } });
    expect(await refusalOf(ask(found))).toEqual([409, 'illegal-step', 'asked']);
  });
});

describe('a review that is accepted', () => {
  it('begins the formal check again, with a new day for the answer and the place of the child', async () => {
    const { found, review } = await asked();
    const { number } = await seen(found);
    test.clock.set(ACCEPTED);
    await done(manager, review, 'close', LETTER);

    const after = await seen(found);
    expect(after).toMatchObject({ status: 'formal_check', answer_by: '2027-03-01', rejection: null });
    expect((await seen(found, clerk)).steps).toEqual(['return', 'score', 'reject']);
    const rows = await test.app.db
      .select()
      .from(cofundingChild)
      .where(eq(cofundingChild.id_registration, found.id));
    expect(rows.map(({ active }) => active)).toEqual(['yes']);
    expect(await test.app.db.select().from(table).where(eq(table.id, found.id))).toMatchObject([
      { review_date: ACCEPTED, due_date: '2027-03-01', reject_reason: null },
    ]);
    expect(await toldTo(found.parent)).toContain(`Ponowna ocena zgłoszenia ${number}`);
    expect(await toldTo(clerk)).toContain(`Ponowna ocena: ${number}`);
    const emails = await test.emailsTo(found.mail);
    expect(emails.filter(({ subject }) => subject === `Ponowna ocena zgłoszenia ${number}`)).toHaveLength(1);
    const noted = and(eq(baseLog.event, 'cofundingregistration.acceptreview'), eq(baseLog.id_obj, found.id));
    expect(await test.app.db.select().from(baseLog).where(noted)).toMatchObject([
      { diff: { status: ['formally_rejected', 'formal_check'] } },
    ]);
  });

  it('offers no other one in the letter of a second rejection', async () => {
    const found = await accepted();
    await registrations.reject(clerk, found);
    const again = await seen(found);
    expect(again).toMatchObject({ status: 'formally_rejected', rejection: { review_to: null } });
    const text = await textOfLetter(again);
    expect(text).toContain('O ponowną ocenę można poprosić tylko raz.');
    expect(text).not.toContain('Zrób to najpóźniej');
    expect(await refusalOf(ask(found))).toEqual([409, 'illegal-step', 'asked']);
    const [email] = (await test.emailsTo(found.mail)).filter(({ subject }) => subject.startsWith('Wynik'));
    expect(email?.text).not.toContain('O\u00a0ponowną ocenę');
  });

  it('leaves no correction to an application whose correction did not come', async () => {
    const found = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
    test.clock.set(TOO_LATE);
    await expireCorrections(test.app, TOO_LATE, new AbortController().signal);
    const { data } = (await ask(found)).json();
    await done(manager, await done(manager, data, 'take'), 'close', LETTER);

    const checked = await seen(found, clerk);
    expect(checked).toMatchObject({ status: 'formal_check', version_no: 1, correction_to: null });
    expect(checked.steps).not.toContain('return');
    const returning = await registrations.step(clerk, found, 'return');
    expect(returning.json()).toMatchObject({ code: 'illegal-step', data: { reason: 'no-correction-left' } });
  });

  it('is not settled while another registration has the place of the child', async () => {
    const { found, review } = await asked();
    const [child] = await test.app.db
      .select()
      .from(cofundingChild)
      .where(eq(cofundingChild.id_registration, found.id));
    const other = await registrations.sent();
    // As if the child had been registered in another call since.
    await test.app.db
      .update(cofundingChild)
      .set({ pesel: child?.pesel ?? '', id_call: 1 })
      .where(eq(cofundingChild.id_registration, other.id));
    expect(await refusalOf(step(manager, review, 'close', LETTER))).toEqual([409, 'illegal-step', 'places']);
    expect((await seenBy(manager, review)).status).toBe('open');
    expect((await seen(found)).status).toBe('formally_rejected');
  });
});

describe('the main case of a rejected application', () => {
  const settle = () => settleRejected(test.app, test.clock.business(), new AbortController().signal);
  const mainOf = async (found: OfficeRegistration) =>
    seenBy(found.parent, { id: (await seen(found)).id_officecase ?? 0 });
  const statusOf = async (found: OfficeRegistration) => (await mainOf(found)).status;

  it('is closed once, when nobody has asked for a review', async () => {
    const found = await rejected();
    test.clock.set(LAST_MOMENT);
    await settle();
    expect(await statusOf(found)).toBe('open');
    test.clock.set(TOO_LATE);
    const both = await twoServers(test.app, settle);
    expect(both.toSorted()).toEqual([0, 1]);
    expect(await statusOf(found)).toBe('closed');
    expect(await settle()).toBe(0);
  });

  it('stays open during a review, and is open again when one is accepted after all', async () => {
    const { found, review } = await asked();
    test.clock.set(TOO_LATE);
    await settle();
    expect(await statusOf(found)).toBe('open');
    await done(manager, review, 'refuse', LETTER);
    await settle();
    expect(await statusOf(found)).toBe('closed');

    await done(manager, review, 'reopen', { reason: 'Wyrok sądu, którego nie znaliśmy.' });
    await done(manager, review, 'close', LETTER);
    expect([(await seen(found)).status, await statusOf(found)]).toEqual(['formal_check', 'open']);
  });
});
