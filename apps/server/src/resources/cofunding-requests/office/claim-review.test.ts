import { type OfficeCase, refOf } from '@urzad/contract';
import { getMoment } from '@urzad/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { done, LETTER, open, sending, step, toldTo } from '../../../../test/office-cases';
import { type ClaimingFamily, inMay, type OfficeClaim, officeClaims } from '../../../../test/office-claims';
import { paidClaims } from '../../../../test/paid-claims';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { cofundingCall } from '../../cofunding-calls/table';
import { cofundingRegistration } from '../../cofunding-registrations/table';

const NO_PROOF = 'Brak potwierdzenia zapłaty.';
const REASON = 'Koszty nie dotyczą opieki nad dzieckiem z umowy.';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let accountant: SignedIn;
let claims: ReturnType<typeof officeClaims>;
let pay: ReturnType<typeof paidClaims>['pay'];
let family: ClaimingFamily;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  accountant = await signIn(test, 'ksiegowosc');
  claims = officeClaims(test);
  family = await claims.family();
  ({ pay } = paidClaims(test, { accountant, manager }));
});
beforeEach(() => inMay(test));
afterAll(() => test.close());

const partly = async () => {
  const of = await claims.verified(clerk, family, { 1: NO_PROOF });
  await claims.done(manager, of, 'approve');
  return of;
};
const ask = ({ id, family: { parent } }: OfficeClaim) =>
  open(parent, { ...refOf('cofundingrequest', id), kind: 'PONOWNA_OCENA', form: {} });
const refusalOf = async (answer: ReturnType<typeof ask> | ReturnType<typeof step>) => {
  const { statusCode, body } = await answer;
  const { code, data } = JSON.parse(body);
  return [statusCode, code, data?.reason];
};

/** The case of the review, which the manager leads. */
async function asked(of: OfficeClaim): Promise<OfficeCase> {
  const answer = await ask(of);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return done(manager, answer.json().data, 'take');
}

async function accepted(of: OfficeClaim): Promise<void> {
  await done(manager, await asked(of), 'close', LETTER);
}

const monthOf = async ({ family: { parent }, id }: OfficeClaim) => {
  const { month } = await claims.seenBy(parent, { id });
  const { data } = (await parent.get('/api/cofundingmember/find')).json();
  return data.co_fundings[0].schedule.find((one: { month: string }) => one.month === month);
};
const amounts = async () => (await family.parent.get('/api/cofundingmember/find')).json().data.amounts;
const costOf = async () => {
  const { cost, id } = cofundingRegistration;
  const [row] = await test.app.db
    .select({ cost })
    .from(cofundingRegistration)
    .where(eq(id, family.id_registration));
  return row?.cost ?? 0;
};
/** What the call keeps is always what the schedule has not given back. */
async function agrees(): Promise<void> {
  const { paid, requested, left, unused, total } = await amounts();
  expect(paid + requested + left + unused).toBe(total);
  expect(await costOf()).toBe(total - unused);
}

describe('a request for a review of a result', () => {
  it('is taken once, within seven days, from who had the result', async () => {
    const of = await partly();
    const { review_to } = await claims.seenBy(family.parent, of);
    expect(review_to).toBe('2027-05-12');
    test.clock.set(getMoment('2027-05-13 00:00'));
    expect(await refusalOf(ask(of))).toEqual([409, 'illegal-step', 'too-late']);
    test.clock.set(getMoment('2027-05-12 23:59'));
    const both = await Promise.all([ask(of), ask(of)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await refusalOf(ask(of))).toEqual([409, 'illegal-step', 'asked']);
    expect(await claims.seenBy(family.parent, of)).toMatchObject({
      ...{ review_to: null, review: { status: 'new' } },
    });
  });

  it('is not taken before there is one', async () => {
    expect(await refusalOf(ask(await claims.submitted(family)))).toEqual([409, 'illegal-step', 'no-result']);
  });

  it('is decided by who approves claims', async () => {
    const of = await partly();
    const review = (await ask(of)).json().data;
    expect(await refusalOf(step(clerk, review, 'take'))).toEqual([403, 'no-privilege', undefined]);
    const led = await done(manager, review, 'take');
    await done(manager, led, 'refuse', LETTER);
    const seen = await claims.seenBy(family.parent, of);
    expect(seen).toMatchObject({ status: 'approved_partly', version_no: 1, review: { status: 'rejected' } });
  });
});

describeWrite('the acceptance of a review', () => test, {
  async act() {
    inMay(test);
    const of = await partly();
    return { ...sending(manager, await asked(of), 'close', LETTER), claim: of };
  },
  other: async () => [
    [family.parent, 403, 'no-privilege'],
    [accountant, 403, 'no-privilege'],
    [clerk, 403, 'no-privilege'],
  ],
  async twice({ claim }) {
    expect(await claims.seenBy(family.parent, claim)).toMatchObject({
      ...{ status: 'verification', version_no: 2, versions: [{ version_no: 1 }] },
      review: { status: 'closed' },
    });
  },
});

describe('a review that is accepted', () => {
  it('is checked again as the next version, and both versions stay', async () => {
    const of = await partly();
    const first = await claims.seenBy(manager, of);
    await accepted(of);
    const told = await claims.seenBy(family.parent, of);
    expect(told).toMatchObject({
      ...{ status: 'verification', version_no: 2, refund_approved: null, result_date: null },
      ...{ number: first.number.replace(/1$/, '2'), terms: { already_paid: 0 } },
      versions: [{ version_no: 1, refund_approved: 104_500, result_date: first.result_date }],
    });
    expect(told.lines.map(({ decision }) => decision)).toEqual([null, null, null]);
    expect(await toldTo(family.parent)).toContain(`Rozliczenie ${told.number}: ponowna ocena`);
    expect(await toldTo(clerk)).toContain(`Rozliczenie ${told.number} do ponownej oceny`);

    const seen = await claims.seenBy(clerk, of);
    expect(seen.steps).toEqual(['decide', 'callCorrection', 'verify']);
    expect(seen.lines.map(({ decision }) => decision)).toEqual(['OK', 'NIE', 'OK']);
    expect((await monthOf(of)).status).toBe('requested');
    await claims.decide(clerk, of);
    await claims.done(clerk, of, 'verify');
    expect(await claims.done(manager, of, 'approve')).toMatchObject({
      ...{ status: 'approved', refund_approved: 114_000 },
    });
    const { documents } = await claims.seenBy(family.parent, of);
    expect(documents.filter(({ kind }) => kind === 'PISMO')).toHaveLength(2);
    expect(await pay(of)).toMatchObject({ kind: 'REFUND', amount: 114_000 });
    await agrees();
  });

  it('of a paid month pays the difference, out of the limit and the budget', async () => {
    const of = await partly();
    await pay(of);
    await agrees();
    await accepted(of);
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 104_500 });
    await agrees();
    await claims.decide(clerk, of);
    await claims.done(clerk, of, 'verify');
    const after = await claims.done(manager, of, 'approve');
    expect(after).toMatchObject({
      ...{ status: 'approved', refund_approved: 114_000, esf_amount: 8500, state_amount: 1000 },
      terms: { already_paid: 104_500 },
    });
    await agrees();
    const waiting = (await accountant.get('/api/cofundingpayment/waiting?page_count=100')).json().data;
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: of.id, kind: 'CORRECTION', amount: 9500, esf_amount: 8500 }),
    );
    const payment = await pay(of);
    expect(payment).toMatchObject({ kind: 'CORRECTION', amount: 9500, status: 'paid' });
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 114_000 });
    await agrees();

    // The bank returns what the review added: so much waits again, and the rest stays paid.
    const { id, row_version } = payment;
    const back = await accountant.post(`/api/cofundingpayment/returned?id=${id}`, {
      row_version,
      reason: REASON,
    });
    expect(back.statusCode).toBe(200);
    expect(await claims.seenBy(manager, of)).toMatchObject({ status: 'approved', refund_approved: 114_000 });
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 104_500 });
    await agrees();
    expect(await pay(of)).toMatchObject({ kind: 'CORRECTION', amount: 9500 });
    await agrees();
  });

  it('that adds nothing leaves the month paid, and is no rejection', async () => {
    const of = await partly();
    const first = await pay(of);
    await accepted(of);
    await claims.done(clerk, of, 'verify');
    expect(await refusalOf(claims.step(manager, of, 'reject', { reason: REASON }))).toEqual([
      ...[409, 'illegal-step', 'paid'],
    ]);
    const kept = await claims.done(manager, of, 'approve');
    expect(kept).toMatchObject({ status: 'paid', refund_approved: 104_500, paid_date: first.paid_date });
    expect(await toldTo(family.parent)).toContain(`Rozliczenie ${kept.number}: wynik ponownej oceny`);
    expect(await monthOf(of)).toMatchObject({ status: 'paid', paid: 104_500 });
    await agrees();
    expect(await refusalOf(ask(of))).toEqual([409, 'illegal-step', 'asked']);

    // The whole of it waits again when its only transfer comes back.
    const { id, row_version } = first;
    await accountant.post(`/api/cofundingpayment/returned?id=${id}`, { row_version, reason: REASON });
    expect(await pay(of)).toMatchObject({ kind: 'REFUND', amount: 104_500 });
    await agrees();
  });

  it('of a rejection is refused while another claim of the month lives', async () => {
    const of = await claims.verified(clerk, family);
    await claims.done(manager, of, 'reject', { reason: REASON });
    const { month } = await claims.seenBy(manager, of);
    const review = await asked(of);
    family.months.unshift(month);
    const other = await claims.submitted(family);
    expect(await refusalOf(step(manager, review, 'close', LETTER))).toEqual([
      ...[409, 'illegal-step', 'other-claim'],
    ]);
    await claims.done(family.parent, other, 'withdraw');
    await done(manager, review, 'close', LETTER);
    expect(await claims.seenBy(family.parent, of)).toMatchObject({
      status: 'verification',
      reject_reason: '',
    });
    expect((await monthOf(of)).status).toBe('requested');
    await claims.done(clerk, of, 'verify');
    await claims.done(manager, of, 'reject', { reason: REASON });
    expect((await monthOf(of)).status).toBe('due');
    await agrees();
  });

  it('needs the money in the budget of its call', async () => {
    const of = await partly();
    await pay(of);
    const review = await asked(of);
    const { budget, id } = cofundingCall;
    const [call] = await test.app.db
      .select({ id, budget })
      .from(cofundingCall)
      .innerJoin(cofundingRegistration, eq(cofundingRegistration.id_call, id))
      .where(eq(cofundingRegistration.id, family.id_registration));
    const setBudget = (amount: number) =>
      test.app.db
        .update(cofundingCall)
        .set({ budget: amount })
        .where(eq(id, call?.id ?? 0));
    await setBudget(0);
    expect(await refusalOf(step(manager, review, 'close', LETTER))).toEqual([409, 'illegal-step', 'budget']);
    await setBudget(call?.budget ?? 0);
    await done(manager, review, 'close', LETTER);
    await agrees();
  });
});

it('everything stands in the log', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
