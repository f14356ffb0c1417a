import type { Countersigned, DeskRow } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aScan, contractsToSign } from '../../../test/contract-signing';
import { type OfficeAnnex, officeAnnexes } from '../../../test/office-annexes';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { type TestApp, testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';
import { cofundingGrant } from '../cofunding-members/table';

const URL = '/api/cofundingannex';

let test: TestApp;
let clerk: SignedIn;
let chancery: SignedIn;
let director: SignedIn;
let stranger: SignedIn;
let annexes: ReturnType<typeof officeAnnexes>;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  chancery = await signIn(test, 'kancelaria');
  director = await signIn(test, 'dyrektor');
  stranger = await signIn(test, 'joanna.zolwinska');
  const manager = await signIn(test, 'kierownik');
  annexes = officeAnnexes(test, { clerk, director, manager });
  contracts = contractsToSign(test, { clerk, manager });
});
afterAll(() => test.close());

const outcomesOf = (answer: { json(): { data: Countersigned[] } }) =>
  answer.json().data.map(({ outcome, reason }) => [outcome, reason]);
const notSignatories = async ({ of }: { of: OfficeAnnex }): Promise<[SignedIn, 403, 'no-privilege'][]> =>
  [clerk, stranger, of.found.parent].map((who) => [who, 403, 'no-privilege']);
const rowOf = async (who: SignedIn, { id }: OfficeAnnex): Promise<DeskRow | undefined> =>
  (await who.get(`${URL}/desk`)).json().data.find((row: DeskRow) => row.id === id);

/** It was put in force once: the co-funding as it was is replaced by one. */
async function expectInForce(of: OfficeAnnex) {
  expect(await annexes.seenBy(of.found.parent, of)).toMatchObject({ status: 'active' });
  const id_contract = of.found.contract.id;
  const grants = await test.app.db
    .select({ status: cofundingGrant.status })
    .from(cofundingGrant)
    .where(eq(cofundingGrant.id_contract, id_contract));
  expect(grants.filter(({ status }) => status === 'changed')).toHaveLength(1);
  expect(grants).toHaveLength(2);
}

async function sealing(of: OfficeAnnex) {
  return { ...(await annexes.seal('cofundingannex', [of.id])), of };
}

async function fileOf(of: OfficeAnnex): Promise<Buffer> {
  const { documents } = await annexes.seenBy(director, of);
  const url = documents.find(({ kind }) => kind === 'ANEKS')?.url ?? '';
  return (await test.app.inject({ url })).rawPayload;
}

describeWrite('deskcode', () => test, {
  async act() {
    const of = await annexes.toOffice();
    return { by: director, url: `${URL}/deskcode`, body: { ids: [of.id] }, of };
  },
  other: notSignatories,
  async wrongStatus() {
    const { id } = await annexes.toMember();
    return { by: director, url: `${URL}/deskcode`, body: { ids: [id] } };
  },
  later: 429,
  async twice() {
    const mails = await test.emailsTo('dyrektor@urzad.example.com');
    expect(mails.filter(({ subject }) => /^[0-9]{6} /.test(subject))).toHaveLength(1);
  },
});

describeWrite('seal', () => test, {
  act: async () => sealing(await annexes.toOffice()),
  other: notSignatories,
  // A list is answered one by one.
  wrongStatus: null,
  later: 400,
  async twice({ by, url, body, of }) {
    await expectInForce(of);
    expect(codeOf(await by.post(url, body))).toEqual([400, 'not-valid-code']);
  },
});

it('is not sealed when it was cancelled after the code was sent', async () => {
  const { by, url, body, of } = await sealing(await annexes.toOffice());
  await annexes.done(clerk, of, 'cancel', { reason: 'Rodzic zmienił zdanie.' });
  expect(outcomesOf(await by.post(url, body))).toEqual([['refused', 'illegal-step']]);
  expect(await annexes.seenBy(clerk, of)).toMatchObject({ status: 'cancelled', documents: [] });
});

describeWrite('countersign', () => test, {
  async act() {
    const of = await annexes.toOffice();
    const signed = await contracts.signedBy(director, await fileOf(of));
    const filenames = [await contracts.upload(director, signed)];
    return { by: director, url: `${URL}/countersign`, body: { filenames }, of };
  },
  other: notSignatories,
  // A file of what waits no more is nobody's.
  wrongStatus: null,
  later: 200,
  async twice({ by, url, body, of }) {
    await expectInForce(of);
    expect(outcomesOf(await by.post(url, body))).toEqual([['unknown', null]]);
  },
});

describeWrite('confirmsignature', () => test, {
  async act() {
    const of = await annexes.toMember();
    const { by: parent, url, body } = await annexes.signing(of, of.found.parent, true);
    expect((await parent.post(url, body)).statusCode).toBe(200);
    const row = await rowOf(clerk, of);
    expect(row).toMatchObject({ verdict: { result: 'INDETERMINATE' }, can_confirm: 'yes', can_sign: 'no' });
    return {
      ...{ by: clerk, of, url: `${URL}/confirmsignature?id=${of.id}` },
      body: { row_version: row?.row_version, reason: 'Centrum certyfikacji sprawdzono telefonicznie.' },
    };
  },
  other: async ({ of }) => [
    [of.found.parent, 403, 'no-privilege'],
    [director, 403, 'no-privilege'],
  ],
  async twice({ of, body }) {
    expect(await rowOf(director, of)).toMatchObject({
      ...{ can_sign: 'yes', can_confirm: 'no', confirmed: { reason: body.reason } },
    });
    const { by, url, body: seal } = await sealing(of);
    expect(outcomesOf(await by.post(url, seal))).toEqual([['signed', null]]);
    await expectInForce(of);
  },
});

/** What one person sends to enter the paper that both sides signed. */
async function entering(by: SignedIn, of: OfficeAnnex, more: object = {}) {
  const { row_version, paper_people } = await annexes.seenBy(by, of);
  return {
    ...{ by, of, url: `${URL}/enterpaper?id=${of.id}` },
    body: {
      ...{ row_version, filename: await contracts.upload(by, await aScan()), place: 'Zielony Staw' },
      ...{ member_date: '2027-02-10', office_date: '2027-02-10', id_user_checked: by.id },
      ...{ id_signatory: paper_people?.signatories[0]?.id, ...more },
    },
  };
}

describeWrite('enterpaper', () => test, {
  act: async () => entering(chancery, await annexes.toMember()),
  other: async ({ of }) => [of.found.parent, director, stranger].map((who) => [who, 403, 'no-privilege']),
  wrongStatus: async () => entering(clerk, await annexes.toOffice(), { id_signatory: director.id }),
  async twice({ of }) {
    expect(await annexes.seenBy(clerk, of)).toMatchObject({
      status: 'to_member',
      paper: { place: 'Zielony Staw', entered: { name: 'Kamila Kancelaryjna' } },
      // Nothing is signed before the second person says so.
      documents: [{ kind: 'ANEKS', status: 'frozen', signatures: [] }],
    });
  },
});

describeWrite('confirmpaper', () => test, {
  async act() {
    const of = await annexes.toMember();
    const { by, url, body } = await entering(chancery, of);
    expect((await by.post(url, body)).statusCode).toBe(200);
    return annexes.sending(clerk, of, 'confirmpaper');
  },
  other: async ({ of }) => [of.found.parent, director, chancery].map((who) => [who, 403, 'no-privilege']),
  async twice({ of }) {
    await expectInForce(of);
    const { documents } = await annexes.seenBy(of.found.parent, of);
    const document = documents.find(({ kind }) => kind === 'ANEKS');
    expect(document?.signatures.map(({ signer_kind, provider }) => [signer_kind, provider])).toEqual([
      ['CITIZEN', 'PAPER'],
      ['OFFICE', 'PAPER'],
      ['SEAL', 'OFFICE_SEAL'],
    ]);
  },
});
