import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimingFamily, inMay, type OfficeClaim, officeClaims } from '../../../../test/office-claims';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { readPdf } from '../../../documents/testing/read-pdf';
import { cofundingRequest } from '../table';

const NO_PROOF = 'Brak potwierdzenia zapłaty.';
const REASON = 'Koszty nie dotyczą opieki nad dzieckiem z umowy.';

let test: TestApp;
let clerk: SignedIn;
let manager: SignedIn;
let claims: ReturnType<typeof officeClaims>;
let anna: ClaimingFamily;
let idle: ClaimingFamily;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  manager = await signIn(test, 'kierownik');
  claims = officeClaims(test);
  anna = await claims.family();
  idle = await claims.family({ works: false });
  inMay(test);
});
afterAll(() => test.close());

const monthOf = async (of: OfficeClaim) => {
  const { month } = await claims.seenBy(of.family.parent, of);
  const { data } = (await of.family.parent.get('/api/cofundingmember/find')).json();
  return data.co_fundings[0].schedule.find((one: { month: string }) => one.month === month).status;
};
const lettersAbout = async ({ family }: OfficeClaim, number: string) =>
  (await test.emailsTo(family.mail)).filter(({ subject }) => subject.includes(number));
/** The other staff and the parent, who decide on no claim. */
const others = async (): Promise<[SignedIn, number, string][]> => [
  [anna.parent, 403, 'no-privilege'],
  [clerk, 403, 'no-privilege'],
];

describeWrite('sendback', () => test, {
  act: async () =>
    claims.sending(manager, await claims.verified(clerk, anna), 'sendback', { reason: REASON }),
  other: others,
  async twice({ of }) {
    const seen = await claims.seenBy(clerk, of);
    expect(seen).toMatchObject({
      ...{ status: 'verification', back_note: REASON, refund_approved: null },
      steps: ['decide', 'callCorrection', 'verify'],
    });
    expect((await claims.seenBy(anna.parent, of)).back_note).toBe('');
    const { data } = (await clerk.get('/api/basenotification/get')).json();
    expect(data[0]).toMatchObject({ obj_type: 'cofundingrequest', id_obj: of.id });
  },
});

describeWrite('approve', () => test, {
  act: async () => claims.sending(manager, await claims.verified(clerk, anna), 'approve'),
  other: others,
  async twice({ of }, done) {
    const { data } = done.json();
    expect(data).toMatchObject({
      ...{ status: 'approved', refund_approved: 114_000, esf_amount: 102_000, state_amount: 12_000 },
      ...{ eligible_total: 134_000, own_share: 20_000, due_date: '2027-06-04' },
      approver: { id: manager.id },
    });
    const told = await claims.seenBy(anna.parent, of);
    expect(told).toMatchObject({ status: 'approved', refund_approved: 114_000, approver: null });
    expect(told.documents).toMatchObject([{ kind: 'PISMO', status: 'signed' }]);
    expect(await monthOf(of)).toBe('requested');
    const [letter, ...more] = await lettersAbout(of, told.number);
    expect([letter?.subject, more]).toEqual([`Rozliczenie ${told.number} zatwierdzone`, []]);
    expect(letter?.text).toContain('do 4\u00a0czerwca');
    expect(letter?.text).not.toContain('zł');
  },
});

describeWrite('reject', () => test, {
  act: async () => claims.sending(manager, await claims.verified(clerk, anna), 'reject', { reason: REASON }),
  other: others,
  async twice({ of }) {
    const told = await claims.seenBy(anna.parent, of);
    expect(told).toMatchObject({
      ...{ status: 'rejected', reject_reason: REASON, refund_approved: 0, review_to: '2027-05-12' },
      documents: [{ kind: 'PISMO', status: 'signed' }],
    });
    expect(await monthOf(of)).toBe('due');
    const [letter, ...more] = await lettersAbout(of, told.number);
    expect([letter?.subject, more]).toEqual([`Rozliczenie ${told.number} odrzucone`, []]);
    expect(letter?.text).not.toContain(REASON);
  },
});

it('pays what is left when the meals are refused, to the grosz (U10)', async () => {
  const of = await claims.verified(clerk, anna, { 1: NO_PROOF });
  const after = await claims.done(manager, of, 'approve');
  expect(after).toMatchObject({
    ...{ status: 'approved_partly', refund_claimed: 114_000, refund_approved: 104_500 },
    ...{ esf_amount: 93_500, state_amount: 11_000, eligible_total: 110_000, own_share: 5_500 },
  });
  const told = await claims.seenBy(anna.parent, of);
  expect(told).toMatchObject({ review_to: '2027-05-12', has_duplicates: 'no' });
  expect(told.lines.map(({ decision, decision_note }) => [decision, decision_note])).toEqual([
    ['OK', ''],
    ['NIE', NO_PROOF],
    ['OK', ''],
  ]);
  const [letter] = await lettersAbout(of, told.number);
  expect(letter?.subject).toBe(`Rozliczenie ${told.number} zatwierdzone częściowo`);

  const file = await anna.parent.get(told.documents[0]?.url ?? '');
  const { text, title } = await readPdf(new Uint8Array(file.rawPayload));
  expect(title).toContain('Informacja o wyniku rozliczenia');
  expect(text).toMatch(/Znak sprawy/);
  expect(text).toContain('Kwota zwrotu: 1 045,00 zł');
  expect(text).toMatch(/935,00 zł, z budżetu państwa 110,00 zł/);
  expect(text).toContain(NO_PROOF);
});

describe('who has checked a claim', () => {
  const checkedBy = (id: number, { id: id_claim }: OfficeClaim, id_user_verifier = id) =>
    test.app.db
      .update(cofundingRequest)
      .set({ id_user_verifier, checkers: [id] })
      .where(eq(cofundingRequest.id, id_claim));

  it.each([
    ['now', true],
    ['before a colleague took it over', false],
  ])('neither approves nor rejects nor returns it: %s', async (_when, isStill) => {
    const of = await claims.verified(clerk, anna);
    await checkedBy(manager.id, of, isStill ? manager.id : clerk.id);
    expect((await claims.seenBy(manager, of)).steps).toEqual([]);
    for (const [name, body] of [
      ['approve', {}],
      ['reject', { reason: REASON }],
      ['sendback', { reason: REASON }],
    ] as const) {
      expect((await claims.step(manager, of, name, body)).json()).toMatchObject({
        ...{ code: 'no-privilege', data: { reason: 'own-check' } },
      });
    }
  });
});

describe('a claim is not approved', () => {
  const refusalOf = async (of: OfficeClaim) => {
    const answer = await claims.step(manager, of, 'approve');
    return [answer.statusCode, answer.json().data];
  };

  it('without a refund', async () => {
    const of = await claims.verified(clerk, anna, { 0: NO_PROOF, 1: NO_PROOF, 2: NO_PROOF });
    expect(await refusalOf(of)).toEqual([409, { status: 'verified', reason: 'no-refund' }]);
  });

  it('without a certificate of work, which its view says before', async () => {
    const of = await claims.verified(clerk, idle);
    expect(await claims.seenBy(manager, of)).toMatchObject({
      ...{ certificate_covers: 'no', certificate_to: null },
    });
    expect(await refusalOf(of)).toEqual([409, { status: 'verified', reason: 'certificate' }]);
    expect((await claims.step(manager, of, 'reject', { reason: REASON })).statusCode).toBe(200);
  });
});

it('leaves a chain of the log that verifies', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
