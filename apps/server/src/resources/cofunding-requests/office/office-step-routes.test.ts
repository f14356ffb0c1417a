import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLine, type ClaimingFamily, inMay, officeClaims } from '../../../../test/office-claims';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';

const REASON = 'Brak potwierdzenia zapłaty.';

let test: TestApp;
let clerk: SignedIn;
let second: SignedIn;
let manager: SignedIn;
let claims: ReturnType<typeof officeClaims>;
let anna: ClaimingFamily;
let other: ClaimingFamily;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  second = await signIn(test, 'pracownik2');
  manager = await signIn(test, 'kierownik');
  claims = officeClaims(test);
  anna = await claims.family();
  other = await claims.family();
  inMay(test);
});
afterAll(() => test.close());

const lineOf = async (who: SignedIn, of: { id: number }, at: number) => {
  const line = (await claims.seenBy(who, of)).lines[at];
  if (!line) throw new Error(`The claim has no line ${at}.`);
  return line;
};
const noticesOf = async (who: SignedIn) => (await who.get('/api/basenotification/get')).json().data;

describeWrite('take', () => test, {
  act: async () => claims.sending(clerk, await claims.submitted(anna), 'take'),
  other: async () => [
    [anna.parent, 403, 'no-privilege'],
    [other.parent, 404, 'object-no-exist'],
    [manager, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    const seen = await claims.seenBy(clerk, of);
    expect(seen).toMatchObject({ status: 'verification', verifier: { id: clerk.id } });
    expect(seen.history.map(({ status }) => status)).toEqual(['draft', 'submitted', 'verification']);
    expect(seen.steps).toEqual(['decide', 'callCorrection', 'verify']);
    expect(await claims.seenBy(anna.parent, of)).toMatchObject({ verifier: null, steps: [] });
  },
});

describe('two officers', () => {
  it('who take a claim at once: one of them has it', async () => {
    const of = await claims.submitted(anna);
    const { url, body } = await claims.sending(clerk, of, 'take');
    const answers = await Promise.all([clerk.post(url, body), second.post(url, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? clerk : second;
    expect((await claims.seenBy(clerk, of)).verifier).toMatchObject({ id: winner.id });
  });

  it('one of whom takes over what the other checks: both are told, the course names both', async () => {
    const of = await claims.taken(clerk, anna);
    const after = await claims.done(second, of, 'take');
    expect(after).toMatchObject({ status: 'verification', verifier: { id: second.id } });
    expect(after.history.slice(-2).map(({ status }) => status)).toEqual(['verification', 'verification']);
    for (const who of [clerk, second]) {
      expect((await noticesOf(who))[0]).toMatchObject({ obj_type: 'cofundingrequest', id_obj: of.id });
    }
    const line = await lineOf(clerk, of, 0);
    const body = { id_line: line.id, decision: 'OK', eligible_amount: null, note: '' };
    expect((await claims.step(clerk, of, 'decide', body)).json()).toMatchObject({
      ...{ code: 'no-privilege', data: { reason: 'not-verifier' } },
    });
  });
});

describeWrite('decide', () => test, {
  async act() {
    const of = await claims.taken(clerk, anna);
    const { id: id_line } = await lineOf(clerk, of, 1);
    return claims.sending(clerk, of, 'decide', {
      id_line,
      decision: 'NIE',
      eligible_amount: null,
      note: REASON,
    });
  },
  other: async () => [
    [anna.parent, 403, 'no-privilege'],
    [other.parent, 404, 'object-no-exist'],
    [second, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const of = await claims.submitted(anna);
    const { id: id_line } = await lineOf(clerk, of, 0);
    return claims.sending(clerk, of, 'decide', { id_line, decision: 'OK', eligible_amount: null, note: '' });
  },
  async twice({ of }) {
    const seen = await claims.seenBy(clerk, of);
    expect(seen).toMatchObject({ eligible_total: 110_000, esf_amount: 93_500, state_amount: 11_000 });
    expect(seen.lines[1]).toMatchObject({ decision: 'NIE', eligible_amount: 0, decision_note: REASON });
    // What the office decides is told with the result.
    const told = await claims.seenBy(anna.parent, of);
    expect(told).toMatchObject({ eligible_total: 134_000, esf_amount: 102_000, refund_approved: null });
    expect(told.lines[1]).toMatchObject({ decision: null, decision_note: '' });
  },
});

describe('a decision', () => {
  const decide = (of: { id: number; family: ClaimingFamily }, body: object) =>
    claims.step(clerk, of, 'decide', { eligible_amount: null, note: '', ...body });

  it('needs a reason unless all is accepted, and for a part an amount that is one', async () => {
    const lines = [aLine({ amount: 100_000, discount: 20_000, document_no: 'CZ/1/2027' })];
    const of = await claims.taken(clerk, other, lines);
    const { id: id_line } = await lineOf(clerk, of, 0);
    const errorsOf = async (body: object) => (await decide(of, { id_line, ...body })).json().data;
    expect(await errorsOf({ decision: 'NIE' })).toEqual({ note: 'is-empty' });
    expect(await errorsOf({ decision: 'CZESC', note: REASON })).toEqual({ eligible_amount: 'is-empty' });
    // A part is what remains after discount and public money (Order §12).
    for (const eligible_amount of [0, 80_000, 100_000]) {
      expect(await errorsOf({ decision: 'CZESC', note: REASON, eligible_amount })).toEqual({
        eligible_amount: 'not-valid-price',
      });
    }
    const part = await decide(of, { id_line, decision: 'CZESC', note: REASON, eligible_amount: 79_999 });
    expect(part.json().data.eligible_total).toBe(79_999);
    const back = (await decide(of, { id_line, decision: null, note: REASON })).json().data;
    expect(back.lines[0]).toMatchObject({ decision: null, eligible_amount: null, decision_note: '' });
    expect(back.eligible_total).toBe(80_000);
  });

  it('is on a line of this claim', async () => {
    const [of, elsewhere] = [await claims.taken(clerk, other), await claims.submitted(other)];
    const { id: id_line } = await lineOf(clerk, elsewhere, 0);
    expect(codeOf(await decide(of, { id_line, decision: 'OK' }))).toEqual([404, 'object-no-exist']);
  });
});

describeWrite('clearduplicate', () => test, {
  async act() {
    const invoice = { document_no: 'PODWOJNA/1', document_total: 146_000, amount: 73_000 };
    await claims.submitted(other, [aLine(invoice)]);
    const of = await claims.taken(clerk, anna, [aLine({ ...invoice, document_no: 'podwojna / 1' })]);
    const { id: id_line, duplicates } = await lineOf(clerk, of, 0);
    expect(duplicates).toMatchObject([{ amount: 73_000, child: expect.any(String) }]);
    return claims.sending(clerk, of, 'clearduplicate', {
      id_line,
      is_same: 'yes',
      note: 'Ta sama faktura, inna część.',
    });
  },
  other: async () => [
    [anna.parent, 403, 'no-privilege'],
    [second, 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const of = await claims.submitted(anna);
    const { id: id_line } = await lineOf(clerk, of, 0);
    return claims.sending(clerk, of, 'clearduplicate', { id_line, is_same: 'yes', note: REASON });
  },
  async twice({ of }) {
    const seen = await claims.seenBy(clerk, of);
    expect([seen.has_duplicates, seen.lines[0]?.duplicate_note]).toEqual([
      'no',
      'Ta sama faktura, inna część.',
    ]);
    const told = await claims.seenBy(anna.parent, of);
    expect([told.has_duplicates, told.lines[0]?.duplicates, told.lines[0]?.duplicate_note]).toEqual([
      ...['no', [], ''],
    ]);
  },
});

describe('an invoice that another claim has too', () => {
  const invoice = { document_no: 'PODWOJNA/2', document_total: 110_000 };

  it('stops the check until it is cleared, and is no part above its total', async () => {
    const first = await claims.taken(clerk, other, [aLine(invoice)]);
    const of = await claims.taken(second, anna, [aLine(invoice)]);
    expect((await claims.seenBy(second, of)).has_duplicates).toBe('yes');
    await claims.decide(second, of);
    expect((await claims.step(second, of, 'verify')).json()).toEqual({
      ...{ code: 'not-valid', data: { 'lines.0': 'duplicate' } },
    });
    const { id: id_line } = await lineOf(second, of, 0);
    const clear = () =>
      claims.step(second, of, 'clearduplicate', { id_line, is_same: 'yes', note: 'Dwoje dzieci.' });
    expect((await clear()).json().data).toEqual({ note: 'above-total' });
    // What the other check does not accept is no part of the invoice.
    await claims.decide(clerk, first, { 0: 'Faktura innej osoby.' });
    expect((await clear()).statusCode).toBe(200);
    expect((await claims.step(second, of, 'verify')).statusCode).toBe(200);
  });

  it('may be left flagged where it is not accepted, and is none without the other claim', async () => {
    const of = await claims.taken(clerk, other, [aLine({ ...invoice })]);
    await claims.decide(clerk, of, { 0: 'Faktura innej osoby.' });
    expect((await claims.step(clerk, of, 'verify')).statusCode).toBe(200);
    const alone = await claims.taken(clerk, other);
    const { id: id_line } = await lineOf(clerk, alone, 0);
    const cleared = await claims.step(clerk, alone, 'clearduplicate', {
      id_line,
      is_same: 'yes',
      note: REASON,
    });
    expect(cleared.json().data).toEqual({ note: 'no-duplicate' });
  });
});

describeWrite('verify', () => test, {
  async act() {
    const of = await claims.taken(clerk, other);
    await claims.decide(clerk, of, { 1: REASON });
    return claims.sending(clerk, of, 'verify');
  },
  other: async () => [
    [other.parent, 403, 'no-privilege'],
    [second, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
  ],
  async twice({ of }) {
    expect(await claims.seenBy(manager, of)).toMatchObject({
      ...{ status: 'verified', refund_approved: 104_500, eligible_total: 110_000 },
      steps: ['sendBack', 'approve', 'approvePartly', 'reject', 'keep'],
    });
    expect((await claims.seenBy(other.parent, of)).refund_approved).toBeNull();
  },
});

it('is not ended while a line has no decision', async () => {
  const of = await claims.taken(clerk, other);
  expect((await claims.step(clerk, of, 'verify')).json().data).toEqual({
    ...{ 'lines.0': 'is-empty', 'lines.1': 'is-empty', 'lines.2': 'is-empty' },
  });
});

it('leaves a chain of the log that verifies', async () => {
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});
