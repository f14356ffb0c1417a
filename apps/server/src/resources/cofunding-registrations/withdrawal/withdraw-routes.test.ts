import { REGISTRATION_LAW, REGISTRATION_STATUSES, type RegistrationStatus } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeRegistration, officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { baseLog } from '../../../audit-log/table';
import { checkData } from '../../../commands/data-report';
import { officeCase } from '../../office-cases/table';
import { cofundingChild, cofundingRegistration as table } from '../table';

const URL = '/api/cofundingregistration';
const REASON = { reason: 'ZMIANA_OPIEKI' };
const NOTICE = 'Wycofane zgłoszenie:';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

const stored = async ({ id }: Pick<OfficeRegistration, 'id'>) =>
  (await test.app.db.select().from(table).where(eq(table.id, id)))[0];
const childrenOf = ({ id }: Pick<OfficeRegistration, 'id'>) =>
  test.app.db.select().from(cofundingChild).where(eq(cofundingChild.id_registration, id));
const noticesOf = async (who: SignedIn, { id }: Pick<OfficeRegistration, 'id'>, title: string) => {
  const { data } = (await who.get('/api/basenotification/get')).json();
  type Notice = { id_obj: number; content_name: string };
  return data.filter(({ id_obj, content_name }: Notice) => id_obj === id && content_name.startsWith(title));
};

describeWrite('withdraw', () => test, {
  async act() {
    const found = await registrations.taken(clerk);
    return registrations.sending(found.parent, found, 'withdraw', REASON);
  },
  async other({ found: { mail } }) {
    return [
      [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
      [await signIn(test, mail, { id_user_main: (await signIn(test, 'kierownik')).id }), 403, 'no-privilege'],
      [clerk, 403, 'no-privilege'],
    ];
  },
  async twice({ found }, done) {
    const number = done.json().data.number;
    expect(done.json().data).toMatchObject({ status: 'withdrawn', replaceable: 'yes', answer_by: null });
    expect(done.json().data.steps).toEqual([]);
    expect(await stored(found)).toMatchObject({ withdraw_reason: 'ZMIANA_OPIEKI', due_date: null });
    expect(await childrenOf(found)).toEqual([]);

    // The signed form and its receipt stay.
    const { documents } = await registrations.seenBy(clerk, found);
    expect(documents.map(({ kind, status }) => [kind, status])).toEqual(
      expect.arrayContaining([
        ['FORMULARZ', 'signed'],
        ['POTWIERDZENIE_ZLOZENIA', 'signed'],
      ]),
    );
    expect(await noticesOf(clerk, found, NOTICE)).toHaveLength(1);
    expect(await noticesOf(found.parent, found, `Zgłoszenie ${number} jest wycofane`)).toHaveLength(1);
    const emails = await test.emailsTo(found.mail);
    expect(emails.filter(({ subject }) => subject === `Zgłoszenie ${number} jest wycofane`)).toHaveLength(1);
    const noted = await test.app.db
      .select()
      .from(baseLog)
      .where(and(eq(baseLog.event, 'cofundingregistration.withdraw'), eq(baseLog.id_obj, found.id)));
    expect(noted).toMatchObject([{ diff: { ...REASON, status: ['formal_check', 'withdrawn'] } }]);
  },
});

it('refuses an unknown reason, another version and a missing one', async () => {
  const found = await registrations.sent();
  const { row_version } = await registrations.seenBy(found.parent, found);
  const withdraw = (body: object) => found.parent.post(`${URL}/withdraw?id=${found.id}`, body);
  expect(codeOf(await withdraw({ row_version, reason: 'NUDA' }))).toEqual([400, 'not-valid']);
  expect(codeOf(await withdraw({ row_version }))).toEqual([400, 'no-required-data']);
  expect(codeOf(await withdraw({ row_version: row_version + 1, ...REASON }))).toEqual([409, 'conflict']);
  expect(await stored(found)).toMatchObject({ status: 'submitted', withdraw_reason: null });

  // Nobody has taken it: those are told who might have.
  expect((await withdraw({ row_version, ...REASON })).json().data.status).toBe('withdrawn');
  const [other, reader] = [await signIn(test, 'pracownik2'), await signIn(test, 'obserwator')];
  for (const [who, count] of [
    [clerk, 1],
    [other, 1],
    [reader, 0],
  ] as const) {
    expect(await noticesOf(who, found, NOTICE)).toHaveLength(count);
  }
});

it('ends a correction: what was typed is gone, and both sides see what was sent', async () => {
  const found = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  const { form, row_version } = await registrations.seenBy(found.parent, found);
  await found.parent.post(`${URL}/set?id=${found.id}`, {
    row_version,
    form: { ...form, zip_code: '72-345' },
  });
  const typed = await found.ofParent.sign(
    await found.ofParent.prepare(await registrations.seenBy(found.parent, found)),
  );
  expect(typed.steps).toContain('withdraw');

  const after = await registrations.done(found.parent, found, 'withdraw', REASON);
  expect(after).toMatchObject({ status: 'withdrawn', version_no: 1, correction_to: null, remarks: [], form });
  for (const seen of [after, await registrations.seenBy(clerk, found)]) {
    const forms = seen.documents.filter(({ kind }) => kind === 'FORMULARZ');
    expect(forms).toMatchObject([{ version_no: 1, status: 'signed' }]);
  }
  expect(await checkData(test.app.db, test.app.files)).toMatchObject({
    missing: [],
    damaged: [],
    strays: [],
  });
});

it('is done after the last day of a correction, but leaves none to be replaced', async () => {
  const found = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  test.clock.set(new Date('2027-02-17T23:00:00.000Z'));
  const after = await registrations.done(found.parent, found, 'withdraw', REASON);
  test.clock.set(null);
  expect(after).toMatchObject({ status: 'withdrawn', replaceable: 'no' });
});

describe('by its status', () => {
  /** Points that nobody has approved are no decision. */
  const BEFORE_A_DECISION: readonly RegistrationStatus[] = [
    'submitted',
    'formal_check',
    'to_correct',
    'scored',
  ];
  const REFUSED = REGISTRATION_STATUSES.codes.filter(
    (status) => !REGISTRATION_LAW.mayStep('withdraw', status, 'citizen'),
  );
  let found: OfficeRegistration;
  let kept: Awaited<ReturnType<typeof childrenOf>>;
  beforeAll(async () => {
    found = await registrations.sent();
    kept = await childrenOf(found);
  });

  /** The registration in another status, with the places of its children held and its main case open. */
  async function put(status: RegistrationStatus, review_date: Date | null = null) {
    await test.app.db
      .update(table)
      .set({ status, review_date, withdraw_reason: null, replaceable: 'no' })
      .where(eq(table.id, found.id));
    await test.app.db.update(officeCase).set({ status: 'open' }).where(eq(officeCase.id_obj, found.id));
    await test.app.db.delete(cofundingChild).where(eq(cofundingChild.id_registration, found.id));
    await test.app.db.insert(cofundingChild).values(kept.map(({ id, ...child }) => child));
  }
  const withdraw = async () => registrations.step(found.parent, found, 'withdraw', REASON);
  beforeEach(() => expect(kept).toHaveLength(1));

  it.each(REGISTRATION_STATUSES.codes.filter((status) => !REFUSED.includes(status)))(
    'is done from %s',
    async (status) => {
      await put(status);
      const { data } = (await withdraw()).json();
      const isEarly = BEFORE_A_DECISION.includes(status);
      expect(data).toMatchObject({ status: 'withdrawn', replaceable: isEarly ? 'yes' : 'no' });
      // The place is free in other calls; in this one only when nothing was decided.
      expect((await childrenOf(found)).map(({ active }) => active)).toEqual(isEarly ? [] : ['no']);
    },
  );

  it('leaves none to be replaced whose points are approved', async () => {
    await put('scored');
    await test.app.db.update(table).set({ id_user_second: clerk.id }).where(eq(table.id, found.id));
    expect((await withdraw()).json().data).toMatchObject({ status: 'withdrawn', replaceable: 'no' });
    await test.app.db.update(table).set({ id_user_second: null }).where(eq(table.id, found.id));
  });

  it('leaves none to be replaced that was rejected once', async () => {
    await put('formal_check', new Date('2027-02-10T09:00:00.000Z'));
    expect((await withdraw()).json().data).toMatchObject({ status: 'withdrawn', replaceable: 'no' });
  });

  it.each(REFUSED)('is refused from %s', async (status) => {
    await put(status);
    expect(codeOf(await withdraw())).toEqual([409, 'illegal-step']);
    expect(await stored(found)).toMatchObject({ status, withdraw_reason: null });
  });

  it('knows the statuses of the order', () => {
    expect(REFUSED).toEqual([
      ...['draft', 'to_sign', 'signed', 'formally_rejected', 'member'],
      ...['not_qualified', 'expired', 'withdrawn', 'cancelled'],
    ]);
  });
});
