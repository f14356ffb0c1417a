import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IGNACY, registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { isWholeAndIntact, verifySignatures } from '../../signatures/verify';
import { baseDocument, baseSignature } from '../documents/table';
import { attachedFiles } from '../uploads/repository';

const URL = '/api/cofundingregistration';
const PAWEL = 'pawel.slimakowy@example.com';
const MINUTE_MS = 60_000;

let test: TestApp;
let pawel: SignedIn;
let ewa: SignedIn;
let ofPawel: ReturnType<typeof registrationOf>;

beforeAll(async () => {
  test = await testApp();
  pawel = await signIn(test, PAWEL);
  ewa = await signIn(test, 'ewa.probna');
  ofPawel = registrationOf(test, pawel, PAWEL);
  await ofPawel.prepare(await ofPawel.fill(IGNACY));
});
afterAll(() => test.close());

const waiting = async () => (await pawel.get(`${URL}/find?current=sign`)).json().data;
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).code,
];

describe('signcode', () => {
  it('mails a code to the owner and tells the masked address', async () => {
    const { id, id_document } = await idsOf();
    const answer = await pawel.post(`${URL}/signcode?id=${id}`, { id_document });
    expect(answer.json().data).toEqual({ mail: 'p***@example.com', valid_minutes: 10 });
    expect((await test.emailsTo(PAWEL))[0]?.subject).toMatch(/^[0-9]{6} – kod do podpisania dokumentu$/);

    const soon = await pawel.post(`${URL}/signcode?id=${id}`, { id_document });
    expect(codeOf(soon)).toEqual([429, 'too-many-requests']);
  });

  it('mails the code of another document at once: each has a pause of its own', async () => {
    const { id, id_document } = await idsOf();
    const { data } = (await pawel.post(`${URL}/edit?id=${id}`)).json();
    const prepared = await ofPawel.prepare(data);
    const other = documentOf(prepared).id;
    expect(other).not.toBe(id_document);
    expect((await pawel.post(`${URL}/signcode?id=${id}`, { id_document: other })).statusCode).toBe(200);
  });

  it('refuses a stranger, somebody else and another document', async () => {
    const { id, id_document } = await idsOf();
    const url = `${URL}/signcode?id=${id}`;
    const stranger = await test.app.inject({ method: 'POST', url, payload: { id_document } });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    expect(codeOf(await ewa.post(url, { id_document }))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await pawel.post(url, { id_document: id_document + 1 }))).toEqual([404, 'object-no-exist']);
  });
});

describe('sign, refused', () => {
  beforeEach(() => test.clock.advance(2 * MINUTE_MS));

  it.each([
    ['wrong', 'Zima!2026x'],
    ['longer than any may be', 'Zima!2026'.padEnd(129, 'x')],
  ])('tells a password that is %s as a field of the form, not as a lost session', async (_what, pass) => {
    const registration = await waiting();
    const body = { ...(await ofPawel.signBody(registration)), pass };
    const answer = await pawel.post(`${URL}/sign?id=${registration.id}`, body);
    expect(answer.json()).toEqual({ code: 'not-valid', data: { pass: 'not-valid-pass' } });
    expect((await waiting()).status).toBe('to_sign');
  });

  it('refuses a wrong code five times and asks for a new one at the sixth', async () => {
    const registration = await waiting();
    const body = await ofPawel.signBody(registration);
    const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = await pawel.post(`${URL}/sign?id=${registration.id}`, wrong);
      expect(codeOf(answer)).toEqual([400, 'not-valid-code']);
      // Passwords may be tried five times a minute; this test is about the code only.
      test.clock.advance(MINUTE_MS / 2);
    }
    const sixth = await pawel.post(`${URL}/sign?id=${registration.id}`, body);
    expect(codeOf(sixth)).toEqual([429, 'too-many-requests']);
    expect(sixth.headers['retry-after']).toBe('60');
    expect((await waiting()).status).toBe('to_sign');
  });

  it('refuses a code after ten minutes', async () => {
    test.clock.advance(60 * MINUTE_MS);
    pawel = await signIn(test, PAWEL);
    ofPawel = registrationOf(test, pawel, PAWEL);
    const registration = await waiting();
    const body = await ofPawel.signBody(registration);
    test.clock.advance(10 * MINUTE_MS);
    const answer = await pawel.post(`${URL}/sign?id=${registration.id}`, body);
    expect(codeOf(answer)).toEqual([400, 'not-valid-code']);
  });

  it('refuses another text than the one that waits, a stranger, somebody else, and who acts for another', async () => {
    const registration = await waiting();
    const url = `${URL}/sign?id=${registration.id}`;
    const body = await ofPawel.signBody(registration);
    ewa = await signIn(test, 'ewa.probna');
    expect(codeOf(await pawel.post(url, { ...body, sha256: '0'.repeat(64) }))).toEqual([409, 'conflict']);
    expect(codeOf(await ewa.post(url, body))).toEqual([404, 'object-no-exist']);
    const stranger = await test.app.inject({ method: 'POST', url, payload: body });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);

    const clerk = await signIn(test, 'pracownik1');
    const acting = await signIn(test, PAWEL, { id_user_main: clerk.id });
    expect((await acting.post(url, body)).json()).toEqual({
      code: 'no-privilege',
      data: { reason: 'acting' },
    });
  });
});

describe('sign', () => {
  it('ten times at once makes one signature and one sealed document', async () => {
    test.clock.advance(60 * MINUTE_MS);
    pawel = await signIn(test, PAWEL);
    ofPawel = registrationOf(test, pawel, PAWEL);
    const registration = await waiting();
    const frozen = documentOf(registration);
    const body = await ofPawel.signBody(registration);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pawel.post(`${URL}/sign?id=${registration.id}`, body)),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.json().data?.status])).toEqual(
      Array.from({ length: 10 }, () => [200, 'signed']),
    );

    const signatures = await test.app.db
      .select()
      .from(baseSignature)
      .where(eq(baseSignature.id_document, frozen.id));
    expect(signatures).toMatchObject([
      { signer_kind: 'CITIZEN', provider: 'PORTAL_CODE', pesel_last4: '0030', doc_sha256: frozen.sha256 },
    ]);
    expect(JSON.parse(signatures[0]?.evidence ?? '')).toMatchObject({
      doc_sha256: frozen.sha256,
      ip: '127.0.0.1',
    });
  });

  it('leaves a document that an independent reader finds intact, trusted and whole', async () => {
    const registration = (await pawel.get(`${URL}/find?current=send`)).json().data;
    const document = documentOf(registration);
    const { rawPayload: sealed } = await test.app.inject({ url: document.url });

    const reports = await verifySignatures(sealed, { trusted: test.app.seal.trusted });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ intact: true, trusted: true, coversWholeDocument: true });
    expect(isWholeAndIntact(reports)).toBe(true);
    expect(sealed.subarray(0, (await firstRevision(document.id)).length)).toEqual(
      await firstRevision(document.id),
    );
  });

  it('is undone by going back to the form: the document is void, the signature withdrawn', async () => {
    const { id } = (await pawel.get(`${URL}/find?current=send`)).json().data;
    const { data } = (await pawel.post(`${URL}/edit?id=${id}`)).json();
    expect(data).toMatchObject({ status: 'draft' });

    const rows = await test.app.db.select().from(baseDocument).where(eq(baseDocument.kind, 'FORMULARZ'));
    expect(rows.every(({ status }) => status === 'void')).toBe(true);
  });
});

function documentOf({
  documents,
}: {
  documents: { id: number; kind: string; sha256: string; url: string }[];
}) {
  const document = documents.find(({ kind }) => kind === 'FORMULARZ');
  if (!document) throw new Error('The registration has no form document.');
  return document;
}

async function idsOf(): Promise<{ id: number; id_document: number }> {
  const registration = await waiting();
  return { id: registration.id, id_document: documentOf(registration).id };
}

/** The bytes that were shown before the seal was added: the first revision of the document. */
async function firstRevision(id_document: number): Promise<Buffer> {
  const [first] = await attachedFiles(test.app.db, { obj_type: 'basedocument', id_obj: id_document });
  const reading = await test.app.files.read(first?.filename ?? '');
  if (!reading) throw new Error('The first revision is gone.');
  return buffer(reading.stream);
}
