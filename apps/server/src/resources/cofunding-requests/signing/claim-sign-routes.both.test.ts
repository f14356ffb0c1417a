import type { Claim } from '@urzad/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf, documentIn, type FoundClaim, HEADER, lineOf } from '../../../../test/claims';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { readPdf } from '../../../documents/testing/read-pdf';
import { isWholeAndIntact, verifySignatures } from '../../../signatures/verify';
import { baseDocument } from '../../documents/table';

const URL = '/api/cofundingrequest';
const test = await testApp();
afterAll(() => test.close());
const claims = claimsOf(test, officeRegistrations(test));

let clerk: SignedIn;
beforeAll(async () => {
  clerk = await signIn(test, 'pracownik1');
});

const others = async (): Promise<[who: SignedIn, status: number, code: string][]> => [
  [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
  [await signIn(test, 'pracownik1'), 404, 'object-no-exist'],
];
const textOf = async (claim: Claim, kind: string) => {
  const url = claim.documents.find((document) => document.kind === kind)?.url ?? '';
  const { rawPayload } = await test.app.inject({ url });
  return {
    bytes: rawPayload,
    text: (await readPdf(new Uint8Array(rawPayload))).text.replaceAll('\u00a0', ' '),
  };
};
const versionOf = ({ claim }: FoundClaim) => ({ row_version: claim.row_version });

describeWrite('prepare', () => test, {
  async act() {
    const found = await claims.filled();
    return { by: found.parent, found, url: `${URL}/prepare?id=${found.claim.id}`, body: versionOf(found) };
  },
  other: others,
  async twice({ found }, done) {
    const claim: Claim = done.json().data;
    expect(claim).toMatchObject({ status: 'to_sign', steps: ['remove', 'reopen', 'sign'] });
    expect(claim.documents).toMatchObject([{ kind: 'ROZLICZENIE', status: 'frozen', version_no: 1 }]);
    const { text } = await textOf(claim, 'ROZLICZENIE');
    for (const words of [
      found.claim.number,
      '1 140,00',
      '1 020,00',
      '120,00',
      '200,00',
      'Sprawdzisz',
      'FV/04/2027',
    ]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
  },
});

describeWrite('reopen', () => test, {
  async act() {
    const found = await claims.prepared();
    return { by: found.parent, found, url: `${URL}/reopen?id=${found.claim.id}`, body: versionOf(found) };
  },
  other: others,
  async twice(_sending, done) {
    expect(done.json().data).toMatchObject({ status: 'draft', documents: [] });
  },
});

describeWrite('signcode', () => test, {
  async act() {
    const found = await claims.prepared();
    const { id } = documentIn(found.claim);
    return {
      by: found.parent,
      found,
      url: `${URL}/signcode?id=${found.claim.id}`,
      body: { id_document: id },
    };
  },
  other: others,
  later: 429,
  async wrongStatus() {
    const { parent, claim } = await claims.submitted();
    return { by: parent, url: `${URL}/signcode?id=${claim.id}`, body: { id_document: documentIn(claim).id } };
  },
  async twice({ found }) {
    const [letter] = await test.emailsTo(found.mail);
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(`rozliczenie ${found.claim.number}`);
    expect(letter?.text).toContain(`/cofundingrequests/sign/${found.claim.id}`);
  },
});

describeWrite('sign', () => test, {
  async act() {
    const found = await claims.prepared();
    const body = await claims.signBody(found);
    return { by: found.parent, found, url: `${URL}/sign?id=${found.claim.id}`, body };
  },
  other: others,
  // The second one finds it signed.
  isRepeatable: true,
  async wrongStatus() {
    const found = await claims.prepared();
    const body = await claims.signBody(found);
    await claims.done(found.parent, found.claim, 'reopen', versionOf(found));
    return { by: found.parent, url: `${URL}/sign?id=${found.claim.id}`, body };
  },
  async twice({ found }) {
    const claim = await claims.seenBy(found.parent, found.claim);
    expect(claim).toMatchObject({ status: 'submitted', is_late: 'no', steps: ['withdraw'] });
    expect(claim.send_date).not.toBeNull();
    expect(claim.history.map(({ status }) => status)).toEqual(['draft', 'to_sign', 'submitted']);
    expect(await claims.statusOfMonth(found.id_grant)).toBe('requested');
    expect(documentIn(claim)).toMatchObject({
      status: 'signed',
      signatures: [{ signer_kind: 'CITIZEN', provider: 'PORTAL_CODE' }],
    });
  },
});

describe('a submitted claim', () => {
  let found: FoundClaim;
  beforeAll(async () => {
    found = await claims.submitted();
  });

  it('is sealed, has its receipt, and stands in the case of the participant', async () => {
    const { documents, number, id_officecase } = await claims.seenBy(found.parent, found.claim);
    expect(documents.map(({ kind }) => kind)).toEqual(['POTWIERDZENIE_ZLOZENIA', 'ROZLICZENIE']);
    const receipt = await textOf(found.claim, 'POTWIERDZENIE_ZLOZENIA');
    expect(receipt.text).toContain('Rozliczenie miesięczne');
    expect(receipt.text).toContain(number);
    expect(receipt.text).not.toContain('kolejności');
    for (const kind of ['POTWIERDZENIE_ZLOZENIA', 'ROZLICZENIE']) {
      const { bytes } = await textOf(found.claim, kind);
      const reports = await verifySignatures(bytes, { trusted: test.app.seal.trusted });
      expect([kind, isWholeAndIntact(reports)]).toEqual([kind, true]);
    }
    const { id_officecase: filed } = baseDocument;
    const isOf = and(eq(baseDocument.obj_type, 'cofundingrequest'), eq(baseDocument.id_obj, found.claim.id));
    const rows = await test.app.db.select({ filed }).from(baseDocument).where(isOf);
    expect(rows.map((row) => row.filed)).toEqual([id_officecase, id_officecase]);
    expect(await verifyLog(test.app.db)).toMatchObject({ state: 'intact' });
  });

  it('is told to the parent (N19), in the portal and by e-mail', async () => {
    const [told] = (await found.parent.get('/api/basenotification/get')).json().data;
    expect(told).toMatchObject({
      content_name: `Rozliczenie ${found.claim.number} złożone`,
      ...{ obj_type: 'cofundingrequest', id_obj: found.claim.id },
    });
    const [letter] = await test.emailsTo(found.mail);
    expect(letter?.subject).toBe(`Rozliczenie ${found.claim.number} złożone`);
    expect(letter?.text).toContain(`/cofundingrequests/${found.claim.id}`);
  });

  it('shows its documents to the office', async () => {
    const { documents } = await claims.seenBy(clerk, found.claim);
    const answer = await clerk.get(`/api/basedocument/find?id=${documents[0]?.id}`);
    expect(answer.statusCode).toBe(200);
  });

  it('is late after the last day, and accepted all the same', async () => {
    const late = await claims.prepared();
    test.clock.set(new Date('2027-05-18T08:00:00Z'));
    const { claim } = await claims.submit(late);
    expect(claim).toMatchObject({ status: 'submitted', is_late: 'yes', claim_to: '2027-05-17' });
  });
});

describeWrite('withdraw', () => test, {
  async act() {
    const found = await claims.submitted();
    return { by: found.parent, found, url: `${URL}/withdraw?id=${found.claim.id}`, body: versionOf(found) };
  },
  other: others,
  async twice({ found }, done) {
    expect(done.json().data.status).toBe('withdrawn');
    expect(await claims.statusOfMonth(found.id_grant)).toBe('due');
    // The month is claimed anew, with a number of its own.
    const anew = await claims.add(found.parent, found.id_grant);
    expect(anew.number).toBe(found.claim.number.replace(/1$/, '2'));
  },
});

describe('what cannot be signed', () => {
  it('says by its paths what is wrong', async () => {
    const found = await claims.opened();
    const url = `${URL}/prepare?id=${found.claim.id}`;
    const answer = await found.parent.post(url, versionOf(found));
    expect(answer.json()).toMatchObject({
      code: 'not-valid',
      data: { 'header.days_present': 'is-empty', 'lines.0.amount': 'is-empty' },
    });
  });

  it('is a document that is not the one that waits, and a wrong password', async () => {
    const found = await claims.prepared();
    const body = await claims.signBody(found);
    const url = `${URL}/sign?id=${found.claim.id}`;
    const another = await found.parent.post(url, { ...body, sha256: '0'.repeat(64) });
    expect(codeOf(another)).toEqual([409, 'conflict']);
    const wrong = await found.parent.post(url, { ...body, pass: 'Inne!hasło2027' });
    expect(wrong.json()).toMatchObject({ code: 'not-valid', data: { pass: 'not-valid-pass' } });
    // A draft that was opened anew has another document.
    await claims.done(found.parent, found.claim, 'reopen', versionOf(found));
    const { row_version } = await claims.seenBy(found.parent, found.claim);
    const file_ids = found.claim.files.map(({ id }) => id);
    const lines = [lineOf({ file_ids, amount: 70_000, document_total: 70_000, paid_amount: 70_000 })];
    const set = await claims.done(found.parent, found.claim, 'set', { row_version, header: HEADER, lines });
    const again = await claims.prepare({ ...found, claim: set });
    expect(codeOf(await found.parent.post(url, body))).toEqual([409, 'conflict']);
    expect(again.claim.refund_claimed).toBe(66_500);
  });
});
