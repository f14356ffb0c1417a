import { afterAll, beforeAll, expect, it } from 'vitest';
import { IGA, IGNACY, registrationOf } from '../../../../test/registration';
import { signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { baseSignature } from '../../documents/table';
import { baseNotification } from '../../notifications/table';

const URL = '/api/cofundingregistration';
const HOUR_MS = 60 * 60_000;

/**
 * The crash point of the next request. A thrown error leaves the same state as a killed process: everything committed
 * before.
 */
let deadly: string | undefined;
let test: TestApp;

beforeAll(async () => {
  const crash = {
    at(point: string) {
      if (point === deadly) throw new Error(`died at ${point}`);
    },
  };
  test = await testApp({ parts: { crash } });
});
afterAll(() => test.close());

/** Each test has a parent of its own, so that it does not depend on the tests before it. */
async function parent(name: string) {
  const mail = `${name}@example.com`;
  const who = await signIn(test, mail);
  return { who, mail, steps: registrationOf(test, who, mail) };
}

async function dyingAt<Answer>(point: string, call: () => Promise<Answer>): Promise<Answer> {
  deadly = point;
  try {
    return await call();
  } finally {
    deadly = undefined;
  }
}

it('loses nothing and doubles nothing when it dies between the form and the receipt', async () => {
  const { who: pawel, steps: ofPawel } = await parent('pawel.slimakowy');
  const draft = await ofPawel.signClause(await ofPawel.add());
  const body = { form: ofPawel.formOf(draft, IGNACY), row_version: draft.row_version };
  const lost = await dyingAt('cofundingregistration/set.before-commit', () =>
    pawel.post(`${URL}/set?id=${draft.id}`, body),
  );
  expect(lost.json()).toEqual({ code: 'server', data: null });
  expect((await ofPawel.find(draft.id)).row_version).toBe(draft.row_version);
  expect((await pawel.post(`${URL}/set?id=${draft.id}`, body)).statusCode).toBe(200);

  const file = { filename: await ofPawel.upload(), kind: 'ZASW_PRACODAWCA' };
  const url = `${URL}/attach?id=${draft.id}`;
  expect(
    (await dyingAt('cofundingregistration/attach.before-commit', () => pawel.post(url, file))).statusCode,
  ).toBe(500);
  expect((await ofPawel.find(draft.id)).attachments).toEqual([]);
  expect((await pawel.post(url, file)).statusCode).toBe(200);
});

it.each([
  ['sign-code.after-commit', 'marek.fikcyjny'],
  ['sign.after-seal', 'joanna.zolwinska'],
  ['cofundingregistration/sign.before-commit', 'oksana.demonstracyjna'],
])('signs with the same code after dying at %s, and with it once', async (point, name) => {
  const { who, steps } = await parent(name);
  const waiting = await steps.prepare(await steps.fill(IGNACY));
  const body = await steps.signBody(waiting);
  const answer = await dyingAt(point, () => who.post(`${URL}/sign?id=${waiting.id}`, body));
  expect(answer.statusCode).toBe(500);
  expect((await steps.find(waiting.id)).status).toBe('to_sign');

  // A wrong try afterwards is counted as usual.
  const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
  const refused = await who.post(`${URL}/sign?id=${waiting.id}`, wrong);
  expect(refused.json().code).toBe('not-valid-code');
  const again = await who.post(`${URL}/sign?id=${waiting.id}`, body);
  expect(again.json().data.status).toBe('signed');

  const reopened = await who.post(`${URL}/edit?id=${waiting.id}`);
  const prepared = await steps.prepare(reopened.json().data);
  const { id, sha256 } = prepared.documents.find(({ kind }) => kind === 'FORMULARZ') ?? {};
  const other = await who.post(`${URL}/sign?id=${waiting.id}`, { ...body, id_document: id, sha256 });
  expect(other.json().code).toBe('not-valid-code');
});

it('sends once, whichever side of the commit it dies on, and makes the receipt at the next look', async () => {
  const { who, steps } = await parent('sliwka.testowa');
  const { id, documents } = await steps.signed(IGA);
  const form = documents.find(({ kind }) => kind === 'FORMULARZ');
  const signatures = await test.app.db.select().from(baseSignature);
  expect(signatures.filter(({ id_document }) => id_document === form?.id)).toHaveLength(1);

  const send = (key: string) => who.post(`${URL}/send?id=${id}`, {}, { 'idempotency-key': key });
  expect(
    (await dyingAt('cofundingregistration/send.before-commit', () => send('send-form-1'))).statusCode,
  ).toBe(500);
  expect((await steps.find(id)).status).toBe('signed');
  expect(
    (await dyingAt('cofundingregistration/send.after-commit', () => send('send-form-1'))).statusCode,
  ).toBe(500);

  // The browser repeats the request that got no answer, and gets the stored one.
  const { data } = (await send('send-form-1')).json();
  expect(data).toMatchObject({ status: 'submitted', number: 'FR/1-2027/00001' });
  const receipts = data.documents.filter(({ kind }: { kind: string }) => kind === 'POTWIERDZENIE_ZLOZENIA');
  expect(receipts).toHaveLength(1);
  expect(await test.app.db.select().from(baseNotification)).toHaveLength(1);
});

it('tells an expired token apart, and the draft is still there after the next sign-in', async () => {
  const { who: ewa, mail, steps } = await parent('ewa.probna');
  const draft = await steps.add();
  test.clock.advance(HOUR_MS);
  const body = { form: draft.form, row_version: draft.row_version };
  const answer = await ewa.post(`${URL}/set?id=${draft.id}`, body);
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'token-expired']);

  const again = registrationOf(test, await signIn(test, mail), mail);
  expect((await again.find(draft.id)).row_version).toBe(draft.row_version);
});
