import type { Registration } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { checkData } from '../../check/data-report';
import { baseLog } from '../../log/table';
import { baseFile } from '../uploads/table';
import { cofundingRegistration } from './table';

const URL = '/api/cofundingregistration';
const PAWEL = 'pawel.slimakowy@example.com';
const EWA = 'ewa.probna@example.com';
const OUT_OF_TIME = new Date('2027-02-12T14:31:00.000Z');

let test: TestApp;
let pawel: SignedIn;
let ewa: SignedIn;
let ofPawel: ReturnType<typeof registrationOf>;
let ofEwa: ReturnType<typeof registrationOf>;
beforeAll(async () => {
  test = await testApp();
  [pawel, ewa] = [await signIn(test, PAWEL), await signIn(test, EWA)];
  [ofPawel, ofEwa] = [registrationOf(test, pawel, PAWEL), registrationOf(test, ewa, EWA)];
});
afterAll(() => test.close());

const cancel = (who: SignedIn, { id }: Pick<Registration, 'id'>, headers = {}) =>
  who.post(`${URL}/cancel?id=${id}`, {}, headers);

/** A draft of this test alone, independent of the tests before it. */
async function aDraft(): Promise<Registration> {
  return (await pawel.get(`${URL}/find?current=send`)).json().data ?? ofPawel.add();
}

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => {
  const { code, data } = JSON.parse(body);
  return [statusCode, code, data];
};

async function filesInStore(): Promise<string[]> {
  return test.app.files.list(new Date('2100-01-01'));
}

it('erases what was entered, and lets a new one be begun', async () => {
  const before = await filesInStore();
  const filled = await ofPawel.fill(IGNACY);
  // A form that was made and withdrawn still holds the answers.
  await ofPawel.prepare(filled);
  await pawel.post(`${URL}/edit?id=${filled.id}`);
  const draft = await ofPawel.find(filled.id);
  expect([draft.steps, draft.attachments.length]).toEqual([['save', 'prepare', 'cancel'], 1]);

  const { data } = (await cancel(pawel, draft)).json();
  expect(data).toMatchObject({
    status: 'cancelled',
    number: `szkic-${draft.id}`,
    attachments: [],
    steps: [],
  });
  expect(data.form).toEqual({});
  expect(data.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['KLAUZULA']);
  expect(data.history.map(({ status }: { status: string }) => status).at(-1)).toBe('cancelled');

  // Only the clause that was read remains: neither rows nor bytes of the certificate and the form.
  const [clause] = data.documents;
  const kept = (await filesInStore()).filter((name) => !before.includes(name));
  expect(kept).toHaveLength(1);
  const rows = await test.app.db
    .select()
    .from(baseFile)
    .where(eq(baseFile.filename, kept[0] ?? ''));
  expect(rows).toMatchObject([{ obj_type: 'basedocument', id_obj: clause.id }]);
  expect(await checkData(test.app.db, test.app.files)).toMatchObject({ missing: [], damaged: [] });

  const [row] = await test.app.db
    .select()
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, draft.id));
  expect(JSON.stringify(row)).not.toMatch(/limak|25313000079|87010100030/i);
  const noted = await test.app.db
    .select()
    .from(baseLog)
    .where(eq(baseLog.event, 'cofundingregistration.cancel'));
  expect(noted).toMatchObject([
    { id_obj: draft.id, diff: { files: 1, forms: 1, status: ['draft', 'cancelled'] } },
  ]);

  expect((await pawel.get(`${URL}/find?current=send`)).json()).toEqual({ data: null });
  expect((await ofPawel.add()).status).toBe('draft');
});

it('refuses a stranger, somebody else, and whoever acts for the owner', async () => {
  const draft = await aDraft();
  const url = `${URL}/cancel?id=${draft.id}`;
  expect(codeOf(await test.app.inject({ method: 'POST', url, payload: {} }))).toEqual([
    401,
    'no-login',
    null,
  ]);
  expect(codeOf(await cancel(ewa, draft))).toEqual([404, 'object-no-exist', null]);

  const clerk = await signIn(test, 'pracownik1');
  const acting = await signIn(test, PAWEL, { id_user_main: clerk.id });
  expect(codeOf(await cancel(acting, draft))).toEqual([403, 'no-privilege', { reason: 'acting' }]);
  expect((await ofPawel.find(draft.id)).status).toBe('draft');
});

it('does it once when it is pressed twice, and answers a repeated key alike', async () => {
  const draft = await aDraft();
  const answers = await Promise.all([cancel(pawel, draft), cancel(pawel, draft)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  expect(codeOf(await cancel(pawel, draft))).toEqual([409, 'illegal-step', { status: 'cancelled' }]);

  const next = await aDraft();
  const key = { 'idempotency-key': 'cancel-it-once' };
  const [first, again] = [await cancel(pawel, next, key), await cancel(pawel, next, key)];
  expect([first.statusCode, again.statusCode, again.json().data.status]).toEqual([200, 200, 'cancelled']);
});

it('refuses what is prepared, signed or sent, and takes a draft that came too late', async () => {
  const statuses: string[] = [];
  const refuse = async ({ id, status }: Registration) => {
    statuses.push(status);
    expect(codeOf(await cancel(ewa, { id }))).toEqual([409, 'illegal-step', { status }]);
  };
  const prepared = await ofEwa.prepare(await ofEwa.fill(IGA));
  await refuse(prepared);
  const signed = await ofEwa.sign(prepared);
  await refuse(signed);
  await refuse(await ofEwa.send(signed));
  expect(statuses).toEqual(['to_sign', 'signed', 'submitted']);

  const late = await aDraft();
  test.clock.set(OUT_OF_TIME);
  expect((await cancel(pawel, late)).json().data).toMatchObject({ status: 'cancelled' });
});

it.each(['to_sign', 'signed'] as const)(
  'takes %s back and erases it, once its call is over',
  async (last) => {
    test.clock.set(null);
    const before = await filesInStore();
    const prepared = await ofPawel.prepare(await ofPawel.fill(IGNACY));
    const made = last === 'signed' ? await ofPawel.sign(prepared) : prepared;
    expect(codeOf(await cancel(pawel, made))).toEqual([409, 'illegal-step', { status: last }]);

    test.clock.set(OUT_OF_TIME);
    expect(codeOf(await cancel(ewa, made))).toEqual([404, 'object-no-exist', null]);
    const answers = await Promise.all([cancel(pawel, made), cancel(pawel, made)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const deleted = await ofPawel.find(made.id);
    expect(deleted).toMatchObject({ status: 'cancelled', form: {}, attachments: [], steps: [] });
    expect(deleted.history.map(({ status }) => status).slice(-3)).toEqual([last, 'draft', 'cancelled']);
    // Only the clause that was read remains.
    expect((await filesInStore()).filter((name) => !before.includes(name))).toHaveLength(1);
    expect(await checkData(test.app.db, test.app.files)).toMatchObject({ missing: [], damaged: [] });
  },
);
