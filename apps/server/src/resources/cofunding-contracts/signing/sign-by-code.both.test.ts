import type { Contract } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsToSign, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { DEMO_PASSWORD } from '../../../config';
import { isWholeAndIntact, verifySignatures } from '../../../signatures/verify';
import { baseSignature } from '../../documents/table';

const URL = '/api/cofundingcontract';
const MINUTE_MS = 61_000;

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp({ settings: { SIGN_POLICY: 'UMOWA=PORTAL_CODE,UPLOAD_PADES' } });
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  contracts = contractsToSign(test, { clerk, manager: await signIn(test, 'kierownik') });
});
afterAll(() => test.close());

async function asking() {
  test.clock.advance(MINUTE_MS);
  const found = await contracts.toMember();
  const id_document = found.contract.documents[0]?.id ?? 0;
  return {
    ...{ by: found.parent, found, url: `${URL}/signcode?id=${found.contract.id}` },
    body: { id_document },
  };
}

async function signing() {
  const { by, found, url, body } = await asking();
  const sent = await by.post(url, body);
  if (sent.statusCode !== 200) throw new Error(`signcode: ${sent.body}`);
  const code = await test.codeFor(found.mail);
  return {
    ...{ by, found, url: url.replace('/signcode?', '/signbycode?') },
    body: { ...body, sha256: found.sha256, pass: DEMO_PASSWORD, code, statement: 'yes' },
  };
}

const seenBy = async (who: SignedIn, { contract }: WaitingContract): Promise<Contract> =>
  (await who.get(`${URL}/find?id=${contract.id}`)).json().data;

describeWrite('signbycode', () => test, {
  act: signing,
  other: async () => [
    [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
    [clerk, 404, 'object-no-exist'],
  ],
  async twice({ found }) {
    const contract = await seenBy(found.parent, found);
    expect(contract.status).toBe('to_office');
    const document = contract.documents.find(({ kind }) => kind === 'UMOWA');
    expect(document).toMatchObject({
      status: 'partially_signed',
      signatures: [{ signer_kind: 'CITIZEN', provider: 'PORTAL_CODE' }],
    });
    const [row] = await test.app.db
      .select()
      .from(baseSignature)
      .where(eq(baseSignature.id_document, document?.id ?? 0));
    expect(row).toMatchObject({ level: 'DOKUMENTOWA', code_channel: 'EMAIL', doc_sha256: found.sha256 });
    const { rawPayload } = await test.app.inject({ url: document?.url ?? '' });
    expect(isWholeAndIntact(await verifySignatures(rawPayload, { trusted: test.app.seal.trusted }))).toBe(
      true,
    );

    // The office signs after it, by a file signed elsewhere.
    const signed = await contracts.signedBy(director, rawPayload);
    const filenames = [await contracts.upload(director, signed)];
    const answer = await director.post(`${URL}/countersign`, { filenames });
    expect(answer.json().data).toMatchObject([{ outcome: 'signed' }]);
    expect((await seenBy(found.parent, found)).status).toBe('active');
  },
});

it('is offered first where the policy says so, and refused with a wrong password, code or document', async () => {
  const { by, found, url, body } = await signing();
  const waiting = (await by.get(`${URL}/tosign`)).json().data;
  expect(waiting.methods).toEqual(['PORTAL_CODE', 'UPLOAD_PADES']);
  const refusal = async (more: object) => (await by.post(url, { ...body, ...more })).json();
  expect(await refusal({ pass: 'Zima!2026x' })).toEqual({
    code: 'not-valid',
    data: { pass: 'not-valid-pass' },
  });
  const wrong = body.code === '000000' ? '000001' : '000000';
  expect(await refusal({ code: wrong })).toMatchObject({ code: 'not-valid-code' });
  expect(await refusal({ sha256: '0'.repeat(64) })).toMatchObject({ code: 'conflict' });
  expect((await seenBy(by, found)).status).toBe('to_member');
});

it('sends no code for another document, nor where the office takes no such signature', async () => {
  const { by, url, body } = await asking();
  const other = await by.post(url, { id_document: body.id_document + 1000 });
  expect(codeOf(other)).toEqual([409, 'conflict']);
  expect(codeOf(await clerk.post(url, body))).toEqual([404, 'object-no-exist']);

  const usual = await testApp();
  try {
    const [officer, manager] = [await signIn(usual, 'pracownik1'), await signIn(usual, 'kierownik')];
    const { parent, contract } = await contractsToSign(usual, { clerk: officer, manager }).toMember();
    const id_document = contract.documents[0]?.id ?? 0;
    const answer = await parent.post(`${URL}/signcode?id=${contract.id}`, { id_document });
    expect(answer.json().data).toMatchObject({ reason: 'method' });
  } finally {
    await usual.close();
  }
});
