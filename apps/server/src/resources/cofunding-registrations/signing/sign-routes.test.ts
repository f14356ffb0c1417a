import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { isWholeAndIntact, verifySignatures } from '../../../signatures/verify';
import { baseDocument, baseSignature } from '../../documents/table';
import { attachedFiles } from '../../uploads/repository';

const URL = '/api/cofundingregistration';
const MINUTE_MS = 60_000;

let test: TestApp;
let registrations: ReturnType<typeof officeRegistrations>;

beforeAll(async () => {
  test = await testApp();
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

/** A registration of this test alone that waits for its signature. */
async function waiting() {
  const { child, ...family } = await registrations.family();
  const registration = await family.ofParent.prepare(await family.ofParent.fill(child));
  const current = async () => (await family.parent.get(`${URL}/find?current=sign`)).json().data;
  return { ...family, id: registration.id, registration, document: documentOf(registration), current };
}

async function signed() {
  const { registration, ...prepared } = await waiting();
  return { ...prepared, registration: await prepared.ofParent.sign(registration) };
}

describe('signcode', () => {
  it('mails a code to the owner and tells the masked address', async () => {
    const { id, mail, parent, document } = await waiting();
    const answer = await parent.post(`${URL}/signcode?id=${id}`, { id_document: document.id });
    expect(answer.json().data).toEqual({ mail: `${mail.charAt(0)}***@example.com`, valid_minutes: 10 });
    expect((await test.emailsTo(mail))[0]?.subject).toMatch(/^[0-9]{6} – kod do podpisania dokumentu$/);

    const soon = await parent.post(`${URL}/signcode?id=${id}`, { id_document: document.id });
    expect(codeOf(soon)).toEqual([429, 'too-many-requests']);
  });

  it('mails the code of another document at once: each has a pause of its own', async () => {
    const { id, parent, ofParent, document } = await waiting();
    await parent.post(`${URL}/signcode?id=${id}`, { id_document: document.id });

    const { data } = (await parent.post(`${URL}/edit?id=${id}`)).json();
    const other = documentOf(await ofParent.prepare(data)).id;
    expect(other).not.toBe(document.id);
    expect((await parent.post(`${URL}/signcode?id=${id}`, { id_document: other })).statusCode).toBe(200);
  });

  it('refuses a stranger, somebody else and another document', async () => {
    const { id, parent, document } = await waiting();
    const id_document = document.id;
    const url = `${URL}/signcode?id=${id}`;
    const stranger = await test.app.inject({ method: 'POST', url, payload: { id_document } });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    const other = await signIn(test, 'joanna.zolwinska');
    expect(codeOf(await other.post(url, { id_document }))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await parent.post(url, { id_document: id_document + 1 }))).toEqual([
      404,
      'object-no-exist',
    ]);
  });
});

describe('sign, refused', () => {
  it.each([
    ['wrong', 'Zima!2026x'],
    ['longer than any may be', 'Zima!2026'.padEnd(129, 'x')],
  ])('tells a password that is %s as a field of the form, not as a lost session', async (_what, pass) => {
    const { id, parent, ofParent, registration, current } = await waiting();
    const body = { ...(await ofParent.signBody(registration)), pass };
    const answer = await parent.post(`${URL}/sign?id=${id}`, body);
    expect(answer.json()).toEqual({ code: 'not-valid', data: { pass: 'not-valid-pass' } });
    expect((await current()).status).toBe('to_sign');
  });

  it('refuses a wrong code five times in a minute, with the tries that are left, and then asks for a new one', async () => {
    const { id, parent, ofParent, registration, current } = await waiting();
    const body = await ofParent.signBody(registration);
    const wrong = { ...body, code: body.code === '000000' ? '000001' : '000000' };
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = await parent.post(`${URL}/sign?id=${id}`, wrong);
      expect(answer.json()).toEqual({
        code: 'not-valid-code',
        data: { code: 'not-valid-code', tries_left: 5 - tries },
      });
    }
    const sixth = await parent.post(`${URL}/sign?id=${id}`, body);
    expect([sixth.statusCode, sixth.json()]).toEqual([
      429,
      { code: 'too-many-requests', data: { reason: 'code-spent' } },
    ]);
    expect(sixth.headers['retry-after']).toBe('60');
    expect((await current()).status).toBe('to_sign');
  });

  it('says that a newer code has replaced the typed one, without counting a try, and that one is too old', async () => {
    const { id, parent, ofParent, registration } = await waiting();
    const old = await ofParent.signBody(registration);
    test.clock.advance(MINUTE_MS);
    const fresh = await ofParent.signBody(registration);
    for (const _try of [1, 2, 3, 4, 5, 6]) {
      const answer = await parent.post(`${URL}/sign?id=${id}`, old);
      expect([answer.statusCode, answer.json().data]).toEqual([400, { code: 'replaced-code' }]);
    }
    test.clock.advance(10 * MINUTE_MS);
    const late = await parent.post(`${URL}/sign?id=${id}`, fresh);
    expect([late.statusCode, late.json().data]).toEqual([400, { code: 'expired-code' }]);
  });

  it('refuses another text than the one that waits, a stranger, somebody else, and who acts for another', async () => {
    const { id, mail, parent, ofParent, registration } = await waiting();
    const url = `${URL}/sign?id=${id}`;
    const body = await ofParent.signBody(registration);
    expect(codeOf(await parent.post(url, { ...body, sha256: '0'.repeat(64) }))).toEqual([409, 'conflict']);
    const other = await signIn(test, 'joanna.zolwinska');
    expect(codeOf(await other.post(url, body))).toEqual([404, 'object-no-exist']);
    const stranger = await test.app.inject({ method: 'POST', url, payload: body });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);

    const acting = await signIn(test, mail, { id_user_main: (await signIn(test, 'kierownik')).id });
    expect((await acting.post(url, body)).json()).toEqual({
      code: 'no-privilege',
      data: { reason: 'acting' },
    });
  });
});

describe('sign', () => {
  it('ten times at once makes one signature and one sealed document', async () => {
    const { id, parent, ofParent, registration, document } = await waiting();
    const body = await ofParent.signBody(registration);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => parent.post(`${URL}/sign?id=${id}`, body)),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.json().data?.status])).toEqual(
      Array.from({ length: 10 }, () => [200, 'signed']),
    );

    const { sha256 } = document;
    const pesel_last4 = String(registration.form.pesel).slice(-4);
    const ofDocument = eq(baseSignature.id_document, document.id);
    const signatures = await test.app.db.select().from(baseSignature).where(ofDocument);
    expect(signatures).toMatchObject([
      { signer_kind: 'CITIZEN', provider: 'PORTAL_CODE', pesel_last4, doc_sha256: sha256 },
    ]);
    expect(JSON.parse(signatures[0]?.evidence ?? '')).toMatchObject({ doc_sha256: sha256, ip: '127.0.0.1' });
  });

  it('leaves a document that an independent reader finds intact, trusted and whole', async () => {
    const { id, url } = documentOf((await signed()).registration);
    const { rawPayload: sealed } = await test.app.inject({ url });

    const reports = await verifySignatures(sealed, { trusted: test.app.seal.trusted });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ intact: true, trusted: true, coversWholeDocument: true });
    expect(isWholeAndIntact(reports)).toBe(true);
    const shown = await firstRevision(id);
    expect(sealed.subarray(0, shown.length)).toEqual(shown);
  });

  it('is undone by going back to the form: the document is void, the signature withdrawn', async () => {
    const { id, parent, document } = await signed();
    const { data } = (await parent.post(`${URL}/edit?id=${id}`)).json();
    expect(data).toMatchObject({ status: 'draft' });

    const isDocument = eq(baseDocument.id, document.id);
    expect(await test.app.db.select().from(baseDocument).where(isDocument)).toMatchObject([
      { status: 'void' },
    ]);
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

/** The bytes that were shown before the seal was added: the first revision of the document. */
async function firstRevision(id_document: number): Promise<Buffer> {
  const [first] = await attachedFiles(test.app.db, { obj_type: 'basedocument', id_obj: id_document });
  const reading = await test.app.files.read(first?.filename ?? '');
  if (!reading) throw new Error('The first revision is gone.');
  return buffer(reading.stream);
}
