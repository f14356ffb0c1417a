import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IGNACY, registrationOf } from '../../../test/registration';
import { signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';

const PAWEL = 'pawel.slimakowy@example.com';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const verify = (number: string, sha256: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/basedocument/verify',
    payload: { number: number.replaceAll('/', '-'), sha256 },
  });
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const digestAt = async (url: string) => digestOf((await test.app.inject({ url })).rawPayload);

describe('a stranger with a file', () => {
  it('learns whether it is the document, by which sides it is signed and whether it counts', async () => {
    const pawel = registrationOf(test, await signIn(test, PAWEL), PAWEL);
    const { documents } = await pawel.signed(IGNACY);
    const form = documents.find(({ kind }) => kind === 'FORMULARZ');
    const clause = documents.find(({ kind }) => kind === 'KLAUZULA');
    if (!form || !clause) throw new Error('The registration has no documents.');

    expect((await verify(form.number, await digestAt(form.url))).json().data).toEqual({
      is_document: 'yes',
      revision: 'current',
      state: 'valid',
      signers: ['CITIZEN', 'OFFICE'],
    });
    // The file that was shown to the signer, before the seal was added to it.
    expect((await verify(form.number, form.sha256)).json().data).toEqual({
      is_document: 'yes',
      revision: 'earlier',
      state: 'valid',
      signers: [],
    });
    // It was read, which is no signature.
    expect((await verify(clause.number, await digestAt(clause.url))).json().data).toMatchObject({
      is_document: 'yes',
      signers: [],
    });
    expect((await verify(clause.number, form.sha256)).json().data).toEqual({ is_document: 'no' });
  });

  it('learns the same from a number alone as from one that there is none of', async () => {
    const nothing = '0'.repeat(64);
    const known = await verify('DOK/2027/000001', nothing);
    const unknown = await verify('DOK/2027/999999', nothing);
    expect(known.json()).toEqual({ data: { is_document: 'no' } });
    expect(unknown.json()).toEqual(known.json());
  });

  it.each([
    ['no number', 'x', 'a'.repeat(64)],
    ['no digest', 'DOK-2027-000001', 'abc'],
  ])('is refused with %s', async (_what, number, sha256) => {
    expect((await verify(number, sha256)).statusCode).toBe(400);
  });

  it('may ask sixty times in an hour', async () => {
    test.clock.advance(60 * 60 * 1000 + 1000);
    for (let asked = 0; asked < 60; asked += 1) await verify('DOK-2027-999999', 'a'.repeat(64));
    expect((await verify('DOK-2027-999999', 'a'.repeat(64))).statusCode).toBe(429);
  });
});
