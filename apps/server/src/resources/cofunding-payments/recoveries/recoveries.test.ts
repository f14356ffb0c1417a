import type { OfficeCaseRow, Recovery } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LETTER, listOf, step, toldTo } from '../../../../test/office-cases';
import { type ClaimingFamily, type OfficeClaim, officeClaims } from '../../../../test/office-claims';
import { payDirectly } from '../../../../test/paid-claims';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { readPdf } from '../../../documents/testing/read-pdf';
import { officeCase } from '../../office-cases/table';
import { sendDemands } from '../public';
import { cofundingPayment, cofundingRecovery } from '../table';

const URL = '/api/cofundingrecovery';
const REASON = 'Dziecko nie korzystało z opieki w tym miesiącu.';
const NEVER = new AbortController().signal;

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let accountant: SignedIn;
let claims: ReturnType<typeof officeClaims>;
let family: ClaimingFamily;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  accountant = await signIn(test, 'ksiegowosc');
  claims = officeClaims(test);
  family = await claims.family();
});
beforeEach(() => test.clock.set(getMoment('2027-05-05 10:00')));
afterAll(() => test.close());

/** A claim that was paid on 31 March 2027. */
async function paid(amount = 57_000): Promise<OfficeClaim> {
  test.clock.set(getMoment('2027-05-05 10:00'));
  const of = await claims.submitted(family);
  await payDirectly(test, { id: of.id, amount, paid_date: '2027-03-31' });
  return of;
}

async function demanding(of: OfficeClaim, over: object = {}) {
  const { row_version } = await claims.seenBy(manager, of);
  const body = { id_request: of.id, row_version, amount: 57_000, reason: REASON, ...over };
  return { by: manager, of, url: `${URL}/add`, body };
}

async function demanded(of: OfficeClaim, over: object = {}): Promise<Recovery> {
  const { by, url, body } = await demanding(of, over);
  const answer = await by.post(url, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return recoveryOf(of);
}

async function recoveryOf({ id }: OfficeClaim, who = accountant): Promise<Recovery> {
  const { data } = (await who.get(`${URL}/get?id_request=${id}`)).json();
  return data[0];
}

function booking({ id, row_version }: Recovery, over: object = {}) {
  const body = { row_version, date: '2027-05-05', amount: 57_000, bank_ref: 'WB 9/2027', ...over };
  return { by: accountant, url: `${URL}/book?id=${id}`, body };
}

async function book(of: Recovery, over: object): Promise<Recovery> {
  const { by, url, body } = booking(of, over);
  const answer = await by.post(url, body);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

const caseOf = async (recovery: Recovery): Promise<OfficeCaseRow | undefined> =>
  (await listOf(family.parent)).find(({ id }) => id === recovery.id_officecase);
const monthOf = async (of: OfficeClaim) => {
  const { month } = await claims.seenBy(family.parent, of);
  const { data } = (await family.parent.get('/api/cofundingmember/find')).json();
  return data.co_fundings[0].schedule.find((one: { month: string }) => one.month === month);
};

describeWrite('add', () => test, {
  act: async () => demanding(await paid()),
  other: async () => [
    [family.parent, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [accountant, 403, 'no-privilege'],
    [await signIn(test, 'anna.przykladowa'), 404, 'object-no-exist'],
  ],
  async twice({ of }) {
    expect(await claims.seenBy(family.parent, of)).toMatchObject({
      status: 'recovery',
      refund_approved: 57_000,
    });
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 57_000 });
    const recovery = await recoveryOf(of, family.parent);
    expect(recovery).toMatchObject({
      ...{ status: 'demanded', amount: 57_000, left: 57_000, paid_date: '2027-03-31', reason: REASON },
      // 35 days at 11 %: 6,01.
      ...{ interest: 600, due: 57_600, return_to: '2027-05-19', may_book: 'no', returns: [] },
    });
    expect(await caseOf(recovery)).toMatchObject({
      kind: 'ZWROT',
      status: 'open',
      obj_type: 'cofundingrequest',
    });
    expect(await toldTo(family.parent)).toContain(`Nowa wiadomość w sprawie ${recovery.case_sign}`);
  },
});

describeWrite('book', () => test, {
  act: async () => booking(await demanded(await paid()), { amount: 57_600 }),
  other: async () => [
    [family.parent, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
    [await signIn(test, 'anna.przykladowa'), 404, 'object-no-exist'],
  ],
  async twice(_, done) {
    const { data }: { data: Recovery } = done.json();
    expect(data).toMatchObject({
      ...{ status: 'returned', left: 0, interest: 0, due: 0, interest_paid: 600, may_book: 'no' },
      returns: [{ date: '2027-05-05', principal: 57_000, interest: 600, bank_ref: 'WB 9/2027' }],
    });
    expect(await caseOf(data)).toMatchObject({ status: 'closed' });
  },
});

describe('a recovery', () => {
  it('has a sealed letter with its periods, filed in its case', async () => {
    const of = await paid();
    const { case_sign } = await demanded(of);
    const { documents } = await claims.seenBy(family.parent, of);
    expect(documents).toMatchObject([{ kind: 'PISMO', status: 'signed' }]);
    const file = await family.parent.get(documents[0]?.url ?? '');
    const { text, title } = await readPdf(new Uint8Array(file.rawPayload));
    const words = text.replaceAll(/\s+/g, ' ');
    expect(title).toContain('Wezwanie do zwrotu');
    expect(words).toContain(case_sign);
    expect(words).toContain('Prosimy o zwrot 570,00 zł z refundacji wypłaconej 31 marca 2027 r.');
    expect(words).toMatch(/35 dni, 11,00 % rocznie/);
    expect(words).toContain(REASON);
  });

  it('whose letter was not made gets it from the task, once', async () => {
    const of = await paid();
    const { id } = await demanded(of);
    const { db } = test.app;
    await db.update(cofundingRecovery).set({ id_document: null }).where(eq(cofundingRecovery.id, id));
    const now = test.clock.business();
    const sent = await Promise.all([sendDemands(test.app, now, NEVER), sendDemands(test.app, now, NEVER)]);
    expect(sent[0] + sent[1]).toBe(1);
    expect(await sendDemands(test.app, now, NEVER)).toBe(0);
  });

  it('divides what comes in parts, and the rest bears interest from the first day', async () => {
    const of = await paid();
    const first = await demanded(of);
    // 300,00 of 576,00: 296,88 of the principal.
    const partly = await book(first, { amount: 30_000 });
    expect(partly).toMatchObject({
      ...{ status: 'partly', left: 27_312, interest_paid: 312, interest: 300 },
      returns: [{ principal: 29_688, interest: 312 }],
    });
    test.clock.set(getMoment('2027-06-04 12:00'));
    // 273,12 for 65 days at 11 %: 5,35.
    const later = await recoveryOf(of);
    expect(later).toMatchObject({ interest: 500, due: 27_812, is_overdue: 'yes' });
    const refused = booking(later, { date: '2027-06-04', amount: 27_813 });
    expect(codeOf(await accountant.post(refused.url, refused.body))).toEqual([400, 'not-valid']);
    const early = booking(later, { date: '2027-05-04', amount: 100 });
    expect(codeOf(await accountant.post(early.url, early.body))).toEqual([400, 'not-valid']);
    const all = await book(later, { date: '2027-06-04', amount: 27_812 });
    expect(all).toMatchObject({ status: 'returned', left: 0, interest_paid: 812 });
    expect(all.returns.reduce((sum, { principal }) => sum + principal, 0)).toBe(57_000);

    const { db } = test.app;
    const { amount, esf_amount, state_amount, kind, id_request } = cofundingPayment;
    const rows = await db
      .select({ amount, esf_amount, state_amount })
      .from(cofundingPayment)
      .where(and(eq(id_request, of.id), eq(kind, 'RECOVERY')));
    const sum = (key: 'amount' | 'esf_amount' | 'state_amount') =>
      rows.reduce((total, row) => total + row[key], 0);
    // As it was paid: 85/95 of 570,00.
    expect([sum('amount'), sum('esf_amount'), sum('state_amount')]).toEqual([57_000, 51_000, 6000]);
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 57_000 });
  });

  it('is of no more than was paid, and with a rate on its first day', async () => {
    const of = await paid();
    const tooMuch = await demanding(of, { amount: 57_001 });
    expect(codeOf(await manager.post(tooMuch.url, tooMuch.body))).toEqual([400, 'not-valid']);
    const long = await claims.submitted(family);
    await payDirectly(test, { id: long.id, amount: 100, paid_date: '2020-01-01' });
    const early = await demanding(long, { amount: 100 });
    const answer = (await manager.post(early.url, early.body)).json();
    expect([answer.code, answer.data.reason]).toEqual(['illegal-step', 'no-rate']);
  });

  it('keeps its case open while something is owed', async () => {
    const recovery = await demanded(await paid());
    const of = (await manager.get(`/api/officecase/find?id=${recovery.id_officecase}`)).json().data;
    const close = async () => {
      const answer = (await step(manager, of, 'close', LETTER)).json();
      return [answer.code, answer.data.reason];
    };
    expect(await close()).toEqual(['illegal-step', 'owed']);
    const change = { row_version: of.row_version, kind: 'PYTANIE' };
    expect(codeOf(await step(manager, of, 'set', change))).toEqual([400, 'not-valid']);
    // Also one whose kind was changed before.
    await test.app.db.update(officeCase).set({ kind: 'PYTANIE' }).where(eq(officeCase.id, of.id));
    expect(await close()).toEqual(['illegal-step', 'owed']);
  });

  it('is listed for the office by its terms, and counted', async () => {
    const { data } = (await accountant.get(`${URL}/get?status=demanded,partly&sort=return_to`)).json();
    const { recoveries } = (await accountant.get('/api/cofundingpaymentlist/counts')).json().data;
    expect(recoveries).toBe(data.length);
    expect(data.every((one: Recovery) => one.may_book === 'yes')).toBe(true);
  });
});

it('everything stands in the log', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
