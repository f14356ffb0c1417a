import type { Contract } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScan, contractsToSign, type WaitingContract } from '../../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../../test/writes';
import { isWholeAndIntact, verifySignatures } from '../../../../signatures/verify';
import { cofundingMember } from '../../../cofunding-members/table';
import { baseSignature } from '../../../documents/table';
import { expireContracts } from '../../expire-contracts';
import { cofundingContract } from '../../table';

const URL = '/api/cofundingcontract';
const NEVER = new AbortController().signal;
const AFTER_THE_TERM = new Date('2027-02-18T08:00:00Z');

let test: TestApp;
let clerk: SignedIn;
let chancery: SignedIn;
let director: SignedIn;
let scan: Uint8Array;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  chancery = await signIn(test, 'kancelaria');
  director = await signIn(test, 'dyrektor');
  contracts = contractsToSign(test, { clerk, manager: await signIn(test, 'kierownik') });
  scan = await aScan();
});
afterAll(() => test.close());

const seenBy = async (who: SignedIn, { contract }: WaitingContract): Promise<Contract> =>
  (await who.get(`${URL}/find?id=${contract.id}`)).json().data;

/** What one person sends to enter a paper. */
async function entering(by: SignedIn, found: WaitingContract, more: object = {}) {
  const { row_version, paper_people } = await seenBy(by, found);
  return {
    ...{ by, found, url: `${URL}/enterpaper?id=${found.contract.id}` },
    body: {
      ...{ row_version, filename: await contracts.upload(by, scan), place: ' Zielony  Staw ' },
      ...{ member_date: '2027-02-10', office_date: '2027-02-10' },
      id_signatory: paper_people?.signatories[0]?.id,
      id_user_checked: by.id,
      ...more,
    },
  };
}

async function entered(by: SignedIn, more: object = {}): Promise<WaitingContract> {
  const found = await contracts.toMember();
  const { url, body } = await entering(by, found, more);
  const answer = await by.post(url, body);
  if (answer.statusCode !== 200) throw new Error(`enterpaper: ${answer.body}`);
  return found;
}

async function confirming(by: SignedIn, found: WaitingContract) {
  const { row_version } = await seenBy(by, found);
  return { by, found, url: `${URL}/confirmpaper?id=${found.contract.id}`, body: { row_version } };
}

describeWrite('enterpaper', () => test, {
  act: async () => entering(chancery, await contracts.toMember()),
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
    [await signIn(test, 'joanna.zolwinska'), 403, 'no-privilege'],
  ],
  async wrongStatus() {
    const found = await contracts.toOffice();
    const { body } = await entering(clerk, found, { id_signatory: director.id });
    return { by: clerk, url: `${URL}/enterpaper?id=${found.contract.id}`, body };
  },
  async twice({ found }) {
    const seen = await seenBy(clerk, found);
    expect(seen).toMatchObject({
      status: 'to_member',
      paper: {
        ...{ member_date: '2027-02-10', office_date: '2027-02-10', place: 'Zielony Staw' },
        ...{ signatory: 'Dariusz Dyrektorski', checked: 'Kamila Kancelaryjna' },
        entered: { name: 'Kamila Kancelaryjna' },
      },
      steps: ['prolong', 'returnToDraft', 'enterPaper', 'confirmPaper'],
    });
    // Nothing is signed before the second person says so, and the parent has no other way meanwhile.
    expect(seen.documents).toMatchObject([{ kind: 'UMOWA', status: 'frozen', signatures: [] }]);
    expect((await seenBy(chancery, found)).steps).toEqual(['enterPaper']);
    expect((await seenBy(found.parent, found)).steps).toEqual(['withdraw']);
    const { url, body } = await contracts.signing(found);
    expect((await found.parent.post(url, body)).json().data).toMatchObject({ reason: 'paper' });
    const told = (await clerk.get('/api/basenotification/get')).json().data;
    expect(told[0].content_name).toContain(`${found.contract.number}: potwierdź`);
  },
});

describeWrite('confirmpaper', () => test, {
  act: async () => confirming(clerk, await entered(chancery, { office_date: '2027-02-10' })),
  other: async ({ found }) => [
    [found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
    [chancery, 403, 'no-privilege'],
  ],
  async twice({ found }) {
    const seen = await seenBy(found.parent, found);
    expect(seen).toMatchObject({
      ...{ status: 'active', conclude_date: '2027-02-10', paper: null },
      member_sign_date: '2027-02-10T11:00:00.000Z',
      signatory: { name: 'Dariusz Dyrektorski' },
    });
    const document = seen.documents.find(({ kind }) => kind === 'UMOWA');
    expect(document?.status).toBe('signed');
    expect(document?.signatures.map(({ signer_kind, provider }) => [signer_kind, provider])).toEqual([
      ['CITIZEN', 'PAPER'],
      ['OFFICE', 'PAPER'],
      ['SEAL', 'OFFICE_SEAL'],
    ]);
    const isOfDocument = eq(baseSignature.id_document, document?.id ?? 0);
    const rows = await test.app.db.select().from(baseSignature).where(isOfDocument);
    expect(rows[0]).toMatchObject({
      ...{ level: 'WLASNORECZNY', id_user: found.parent.id, place: 'Zielony Staw' },
      ...{ id_user_checked: chancery.id, id_user_create: chancery.id, id_user_second: clerk.id },
    });

    // The scan as it came, with one seal that anybody can check.
    const { rawPayload } = await test.app.inject({ url: document?.url ?? '' });
    expect(rawPayload.subarray(0, scan.length)).toEqual(Buffer.from(scan));
    const reports = await verifySignatures(rawPayload, { trusted: test.app.seal.trusted });
    expect(reports.map(({ trusted }) => trusted)).toEqual([true]);
    expect(isWholeAndIntact(reports)).toBe(true);
    const { id_contract } = cofundingMember;
    expect(await test.app.db.$count(cofundingMember, eq(id_contract, found.contract.id))).toBe(1);
    expect(seen.documents.map(({ kind }) => kind)).toContain('KARTA_PODPISU');
  },
});

describe('a paper that both sides signed', () => {
  it('is refused with days, people and scans that cannot be', async () => {
    const found = await contracts.toMember();
    const refusal = async (more: object) => {
      const { url, body } = await entering(clerk, found, more);
      return (await clerk.post(url, body)).json();
    };
    const notValid = (data: object) => ({ code: 'not-valid', data });
    const day = 'not-valid-date';
    expect(await refusal({ member_date: '2027-02-09', office_date: '2027-02-11' })).toEqual(
      notValid({ member_date: day, office_date: day }),
    );
    expect(await refusal({ id_signatory: clerk.id, id_user_checked: director.id })).toEqual(
      notValid({ id_signatory: 'not-valid', id_user_checked: 'not-valid' }),
    );
    const damaged = await contracts.upload(clerk, Buffer.from('%PDF-1.7 none'.padEnd(300)));
    expect(await refusal({ filename: damaged })).toEqual(notValid({ filename: 'damaged' }));
    const signed = await contracts.signedBy(found.parent, scan);
    const filename = await contracts.upload(clerk, signed);
    expect(await refusal({ filename })).toEqual(notValid({ filename: 'signed' }));
    expect(await refusal({ filename: 'nobodys' })).toMatchObject({ code: 'object-no-exist' });
    expect((await seenBy(clerk, found)).paper).toBeNull();
  });

  it('is not signed for the office by who has ever prepared it', async () => {
    const found = await contracts.toMember();
    const { url, body } = await entering(clerk, found);
    expect(body.id_signatory).toBe(director.id);
    // Who prepared it last is somebody else.
    const { id, editors } = cofundingContract;
    await test.app.db
      .update(cofundingContract)
      .set({ editors: sql`array_append(${editors}, ${director.id}::int)` })
      .where(eq(id, found.contract.id));
    expect((await seenBy(clerk, found)).paper_people?.signatories).toEqual([]);
    const refused = (await clerk.post(url, body)).json();
    expect(refused).toEqual({ code: 'not-valid', data: { id_signatory: 'not-valid' } });
  });

  it('is entered anew when something was wrong, by anybody, and the other one confirms', async () => {
    const found = await entered(chancery);
    const first = (await seenBy(clerk, found)).paper;
    const { url, body } = await entering(clerk, found, { place: 'Szczecin' });
    expect((await clerk.post(url, body)).statusCode).toBe(200);
    expect((await seenBy(chancery, found)).paper).toMatchObject({
      place: 'Szczecin',
      entered: { name: 'Piotr Pracowity' },
    });
    expect((await test.app.inject({ url: first?.url ?? '' })).statusCode).toBe(404);

    const own = await confirming(clerk, found);
    expect((await clerk.post(own.url, own.body)).json().data).toEqual({ reason: 'own-entry' });
    const other = await confirming(chancery, found);
    expect((await chancery.post(other.url, other.body)).statusCode).toBe(200);
    expect((await seenBy(found.parent, found)).status).toBe('active');
  });

  it('is kept from the end of its term while it waits for the second person', async () => {
    const found = await entered(chancery);
    await expireContracts(test.app, AFTER_THE_TERM, NEVER);
    expect((await seenBy(found.parent, found)).status).toBe('to_member');
    const { by, url, body } = await confirming(clerk, found);
    expect((await by.post(url, body)).statusCode).toBe(200);
  });

  it('is void when the contract returns to its preparation', async () => {
    const found = await entered(chancery);
    const { row_version } = await seenBy(clerk, found);
    const body = { row_version, return_reason: 'DANE', reason: 'Zły numer rachunku w umowie' };
    const answer = await clerk.post(`${URL}/returntodraft?id=${found.contract.id}`, body);
    expect(answer.json().data).toMatchObject({ status: 'draft', paper: null, documents: [] });
  });
});

it('is not offered where one of the sides may not sign on paper', async () => {
  const settings = { SIGN_POLICY: 'UMOWA.office=OFFICE_SEAL' };
  const strict = await testApp({ settings });
  try {
    const [officer, manager] = [await signIn(strict, 'pracownik1'), await signIn(strict, 'kierownik')];
    const found = await contractsToSign(strict, { clerk: officer, manager }).toMember();
    const waiting = (await found.parent.get(`${URL}/tosign`)).json().data;
    expect(waiting.methods).toEqual(['UPLOAD_PADES']);
    const { steps, paper_people } = await seenBy(officer, found);
    expect([steps, paper_people]).toEqual([['prolong', 'returnToDraft'], null]);
    const body = { row_version: 1, filename: 'x', member_date: '2027-02-10', office_date: '2027-02-10' };
    const sent = await officer.post(`${URL}/enterpaper?id=${found.contract.id}`, {
      ...body,
      ...{ place: 'Zielony Staw', id_signatory: 1, id_user_checked: 1 },
    });
    expect([codeOf(sent), sent.json().data.reason]).toEqual([[409, 'illegal-step'], 'method']);
  } finally {
    await strict.close();
  }
});
