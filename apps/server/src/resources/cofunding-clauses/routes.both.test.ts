import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationOf } from '../../../test/registration';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

let test: TestApp;
let ewa: SignedIn;

beforeAll(async () => {
  test = await testApp();
  ewa = await signIn(test, 'ewa.probna');
});
afterAll(() => test.close());

/** The clause of a new registration. */
async function clauseOf(name: string) {
  const owner = await signIn(test, name);
  const { clause } = await registrationOf(test, owner, `${name}@example.com`).add();
  const findUrl = `/api/cofundingclause/find?id=${clause.id}`;
  const find = async () => (await owner.get(findUrl)).json().data;
  return { owner, findUrl, find, signUrl: `/api/cofundingclause/sign?id=${clause.id}` };
}

describe('find', () => {
  it('gives the owner the clause with its document, and nobody else', async () => {
    const { findUrl, find } = await clauseOf('marek.fikcyjny');
    const clause = await find();
    expect(clause).toMatchObject({ status: 'to_sign', sign_date: null, document: { kind: 'KLAUZULA' } });
    const pdf = await test.app.inject({ url: clause.document.url });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    expect((await ewa.get(findUrl)).json().code).toBe('object-no-exist');
    const stranger = await test.app.inject({ url: findUrl });
    expect(stranger.json().code).toBe('no-login');
  });
});

describe('sign', () => {
  it('refuses a stranger, somebody else, another text, and who acts for the owner', async () => {
    const { owner, find, signUrl } = await clauseOf('sliwka.testowa');
    const body = { sha256: (await find()).document.sha256, statement: 'yes' };
    const stranger = await test.app.inject({ method: 'POST', url: signUrl, payload: body });
    expect(stranger.statusCode).toBe(401);
    expect((await ewa.post(signUrl, body)).statusCode).toBe(404);
    expect((await owner.post(signUrl, { ...body, sha256: '0'.repeat(64) })).json().code).toBe('conflict');

    const acting = await signIn(test, 'sliwka.testowa', {
      id_user_main: (await signIn(test, 'kierownik')).id,
    });
    expect((await acting.post(signUrl, body)).statusCode).toBe(403);
    expect((await find()).status).toBe('to_sign');
  });

  it('is noted once, however often it is sent', async () => {
    const { owner, find, signUrl } = await clauseOf('pawel.slimakowy');
    const body = { sha256: (await find()).document.sha256, statement: 'yes' };
    const answers = await Promise.all([owner.post(signUrl, body), owner.post(signUrl, body)]);
    expect(answers.map((answer) => answer.json().data.status)).toEqual(['signed', 'signed']);

    test.clock.advance(60_000);
    await owner.post(signUrl, body);
    const { sign_date, document } = await find();
    expect(sign_date).toBe('2027-02-10T08:00:00.000Z');
    expect(document).toMatchObject({
      status: 'signed',
      signatures: [{ signer_kind: 'CITIZEN', provider: 'ACKNOWLEDGED', name: 'Paweł Ślimakowy', sign_date }],
    });
  });
});
