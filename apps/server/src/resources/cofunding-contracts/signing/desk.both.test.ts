import type { Contract, Countersigned, DeskRow } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsToSign, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { DEMO_PASSWORD } from '../../../config';
import { isWholeAndIntact, verifySignatures } from '../../../signatures/verify';
import { cofundingMember } from '../../cofunding-members/table';
import { cofundingRegistration } from '../../cofunding-registrations/table';
import { baseSignature } from '../../documents/table';

const URL = '/api/cofundingcontract';
const MINUTE_MS = 61_000;

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  contracts = contractsToSign(test, { clerk, manager: await signIn(test, 'kierownik') });
});
afterAll(() => test.close());

const seenBy = async (who: SignedIn, { contract }: WaitingContract): Promise<Contract> =>
  (await who.get(`${URL}/find?id=${contract.id}`)).json().data;
const deskOf = async (who: SignedIn): Promise<DeskRow[]> => (await who.get(`${URL}/desk`)).json().data;
const outcomes = (answer: { json(): { data: Countersigned[] } }) =>
  answer.json().data.map(({ outcome, reason }) => [outcome, reason]);

async function deskBody(found: readonly WaitingContract[]) {
  test.clock.advance(MINUTE_MS);
  const ids = found.map(({ contract }) => contract.id);
  const sent = await director.post(`${URL}/deskcode`, { ids });
  if (sent.statusCode !== 200) throw new Error(`deskcode: ${sent.body}`);
  const code = await test.codeFor('dyrektor@urzad.example.com');
  return { ids, pass: DEMO_PASSWORD, code, statement: 'yes' };
}

/** What the second signature must have done, once. */
async function expectActive(found: WaitingContract) {
  const contract = await seenBy(found.parent, found);
  expect(contract).toMatchObject({ status: 'active', conclude_date: '2027-02-10' });
  expect(contract.documents.map(({ kind }) => kind).sort()).toContain('KARTA_PODPISU');
  const { id_registration, id_contract } = cofundingMember;
  const { db } = test.app;
  expect(await db.$count(cofundingMember, eq(id_contract, found.contract.id))).toBe(1);
  expect(await db.$count(cofundingMember, eq(id_registration, found.id))).toBe(1);
  const isIt = eq(cofundingRegistration.id, found.id);
  expect(await db.select().from(cofundingRegistration).where(isIt)).toMatchObject([{ status: 'member' }]);
}

describe('files signed for the office', () => {
  it('come back together, each matched by its bytes and signed once, also by two at once', async () => {
    const [one, two] = [await contracts.toOffice(), await contracts.toOffice()];
    const rows = await deskOf(director);
    expect(rows.map(({ id, can_sign, verdict }) => [id, can_sign, verdict?.result])).toEqual(
      [one, two].map(({ contract }) => [contract.id, 'yes', 'TOTAL_PASSED']),
    );
    expect(rows[0]?.methods).toEqual(['UPLOAD_PADES', 'OFFICE_SEAL', 'PAPER']);
    const ids = rows.map(({ id }) => id).join(',');
    const { url } = (await director.get(`${URL}/deskfiles?ids=${ids}`)).json().data;
    expect((await test.app.inject({ url })).headers['content-type']).toBe('application/zip');

    const signed = async (found: WaitingContract) =>
      contracts.signedBy(director, await contracts.fileOf(found, director));
    const foreign = await contracts.signedBy(
      director,
      await contracts.fileOf(two, director),
      'kierownik@urzad.example.com',
    );
    const upload = (bytes: Uint8Array) => contracts.upload(director, bytes);
    const nothing = Buffer.from('%PDF-1.7 none'.padEnd(300));
    const refused = { filenames: [await upload(foreign), await upload(nothing)] };
    expect(outcomes(await director.post(`${URL}/countersign`, refused))).toEqual([
      ['refused', 'another-person'],
      ['unknown', null],
    ]);
    const [first, second] = [await signed(two), await signed(one)];
    const send = async () => {
      const filenames = [await upload(first), await upload(second)];
      return director.post(`${URL}/countersign`, { filenames });
    };
    const both = await Promise.all([send(), send()]);
    expect(both.flatMap(outcomes).filter(([outcome]) => outcome === 'signed')).toHaveLength(2);
    for (const found of [one, two]) await expectActive(found);

    // Both signatures are valid for a reader that shares no code with the signing library.
    const { rawPayload } = await test.app.inject({
      url: (await seenBy(one.parent, one)).documents.find(({ kind }) => kind === 'UMOWA')?.url ?? '',
    });
    const reports = await verifySignatures(rawPayload, { trusted: [] });
    expect(reports.map(({ signer }) => signer)).toEqual([reports[0]?.signer, 'Dariusz Dyrektorski']);
    expect(isWholeAndIntact(reports)).toBe(true);
    const told = (await one.parent.get('/api/basenotification/get')).json().data;
    expect(told[0].content_name).toContain(one.contract.number);
  });

  it('are of nobody else than who may sign', async () => {
    const body = { filenames: ['x'] };
    const stranger = await test.app.inject({ method: 'POST', url: `${URL}/countersign`, payload: body });
    expect(codeOf(stranger)).toEqual([401, 'no-login']);
    const parent = await signIn(test, 'joanna.zolwinska');
    for (const who of [clerk, parent]) {
      expect(codeOf(await who.post(`${URL}/countersign`, body))).toEqual([403, 'no-privilege']);
    }
    expect(codeOf(await parent.get(`${URL}/desk`))).toEqual([403, 'no-privilege']);
  });
});

describe('the seal after password and one code', () => {
  it('signs a list once, by two presses, and its evidence names every digest', async () => {
    const list = [await contracts.toOffice(), await contracts.toOffice()];
    const body = await deskBody(list);
    const parent = await signIn(test, 'joanna.zolwinska');
    for (const who of [clerk, parent]) {
      expect(codeOf(await who.post(`${URL}/seal`, body))).toEqual([403, 'no-privilege']);
    }
    const wrong = await director.post(`${URL}/seal`, { ...body, pass: 'Zima!2026x' });
    expect(wrong.json()).toEqual({ code: 'not-valid', data: { pass: 'not-valid-pass' } });
    // Another list needs a code of its own.
    const other = await director.post(`${URL}/seal`, { ...body, ids: body.ids.slice(1) });
    expect(codeOf(other)).toEqual([400, 'not-valid-code']);

    const both = await Promise.all([director.post(`${URL}/seal`, body), director.post(`${URL}/seal`, body)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    for (const found of list) {
      await expectActive(found);
      const { documents } = await seenBy(found.parent, found);
      const id = documents.find(({ kind }) => kind === 'UMOWA')?.id ?? 0;
      const rows = await test.app.db.select().from(baseSignature).where(eq(baseSignature.id_document, id));
      expect(rows.map(({ signer_kind, provider }) => [signer_kind, provider])).toEqual([
        ['CITIZEN', 'UPLOAD_PADES'],
        ['OFFICE', 'OFFICE_SEAL'],
      ]);
      expect(JSON.parse(rows[1]?.evidence ?? '').list_sha256).toEqual(list.map(({ sha256 }) => sha256));
    }
    expect((await verifyLog(test.app.db)).broken).toEqual([]);
  });
});

describeWrite('confirmsignature', () => test, {
  async act() {
    const { found, url, body } = await contracts.signingUnclear(await contracts.toMember());
    const { parent, contract } = found;
    expect((await parent.post(url, body)).statusCode).toBe(200);
    const row = (await deskOf(clerk)).find(({ id }) => id === contract.id);
    expect(row).toMatchObject({ verdict: { result: 'INDETERMINATE' }, can_confirm: 'yes', can_sign: 'no' });
    const ids = [contract.id];
    expect((await director.post(`${URL}/deskcode`, { ids })).json().data).toMatchObject({
      reason: 'unclear',
    });
    return {
      by: clerk,
      found,
      url: `${URL}/confirmsignature?id=${contract.id}`,
      body: { row_version: row?.row_version, reason: 'Centrum certyfikacji sprawdzono telefonicznie.' },
    };
  },
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ found, body }) {
    const row = (await deskOf(director)).find(({ id }) => id === found.contract.id);
    expect(row).toMatchObject({
      can_sign: 'yes',
      can_confirm: 'no',
      confirmed: { reason: 'reason' in body ? body.reason : '' },
    });
    expect(outcomes(await director.post(`${URL}/seal`, await deskBody([found])))).toEqual([['signed', null]]);
    await expectActive(found);
  },
});
