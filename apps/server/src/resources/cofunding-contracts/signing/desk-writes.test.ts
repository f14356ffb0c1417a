import type { Countersigned } from '@urzad/contract';
import { getRole } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsToSign, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf, describeWrite } from '../../../../test/writes';
import { DEMO_PASSWORD } from '../../../config';
import { userCode } from '../../../identity/codes/table';
import { role } from '../../../identity/roles/table';
import { cofundingGrant, cofundingGrantMonth, cofundingMember } from '../../cofunding-members/table';

const URL = '/api/cofundingcontract';
const MINUTE_MS = 61_000;
const RETURN = { return_reason: 'DANE', reason: 'Błąd w nazwisku dziecka.' };

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let parent: SignedIn;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  parent = await signIn(test, 'joanna.zolwinska');
  contracts = contractsToSign(test, { clerk, manager: await signIn(test, 'kierownik') });
});
afterAll(() => test.close());

const outcomesOf = (answer: { json(): { data: Countersigned[] } }) =>
  answer.json().data.map(({ outcome, reason }) => [outcome, reason]);
const nobodyElse = async (): Promise<[SignedIn, 403, 'no-privilege'][]> => [
  [clerk, 403, 'no-privilege'],
  [parent, 403, 'no-privilege'],
];

/** A code may be asked for again after a minute, and five times in an hour. */
async function codeFor(ids: readonly number[]) {
  await test.app.db.delete(userCode);
  test.clock.advance(MINUTE_MS);
  const sent = await director.post(`${URL}/deskcode`, { ids });
  if (sent.statusCode !== 200) throw new Error(`deskcode: ${sent.body}`);
  return test.codeFor('dyrektor@urzad.example.com');
}

async function sealing(found: WaitingContract) {
  const ids = [found.contract.id];
  const body = { ids, pass: DEMO_PASSWORD, code: await codeFor(ids), statement: 'yes' };
  return { by: director, url: `${URL}/seal`, body, found };
}

async function countersigning(found: WaitingContract) {
  const signed = await contracts.signedBy(director, await contracts.fileOf(found, director));
  const filenames = [await contracts.upload(director, signed)];
  return { by: director, url: `${URL}/countersign`, body: { filenames }, found };
}

async function returnToDraft({ contract: { id } }: WaitingContract) {
  const { row_version } = (await director.get(`${URL}/find?id=${id}`)).json().data;
  const answer = await director.post(`${URL}/returntodraft?id=${id}`, { row_version, ...RETURN });
  if (answer.statusCode !== 200) throw new Error(`returntodraft: ${answer.body}`);
}

/** One participant, one schedule, one co-funding of each child. */
async function expectOneMember({ contract }: WaitingContract) {
  const { db } = test.app;
  const members = await db.select().from(cofundingMember).where(eq(cofundingMember.id_contract, contract.id));
  expect(members).toHaveLength(1);
  const grants = await db.select().from(cofundingGrant).where(eq(cofundingGrant.id_contract, contract.id));
  expect(grants).toHaveLength(contract.care.length);
  for (const [at, { id }] of grants.entries()) {
    const months = await db.$count(cofundingGrantMonth, eq(cofundingGrantMonth.id_grant, id));
    expect(months).toBe(contract.care[at]?.schedule.length);
  }
}

describeWrite('deskcode', () => test, {
  async act() {
    const found = await contracts.toOffice();
    return { by: director, url: `${URL}/deskcode`, body: { ids: [found.contract.id] }, found };
  },
  other: nobodyElse,
  async wrongStatus() {
    const { contract } = await contracts.toMember();
    return { by: director, url: `${URL}/deskcode`, body: { ids: [contract.id] } };
  },
  later: 429,
  async twice() {
    const mails = await test.emailsTo('dyrektor@urzad.example.com');
    expect(mails.filter(({ subject }) => /^[0-9]{6} /.test(subject))).toHaveLength(1);
  },
});

describeWrite('seal', () => test, {
  act: async () => sealing(await contracts.toOffice()),
  other: nobodyElse,
  // Returned to its preparation after the code was sent.
  async wrongStatus() {
    const write = await sealing(await contracts.toOffice());
    await returnToDraft(write.found);
    return write;
  },
  later: 400,
  async twice({ by, url, body, found }) {
    await expectOneMember(found);
    // The code is used up, for this list and for every other.
    expect(codeOf(await by.post(url, body))).toEqual([400, 'not-valid-code']);
    const next = await contracts.toOffice();
    expect(codeOf(await by.post(url, { ...body, ids: [next.contract.id] }))).toEqual([400, 'not-valid-code']);
  },
});

describeWrite('countersign', () => test, {
  act: async () => countersigning(await contracts.toOffice()),
  other: nobodyElse,
  // A file of what waits no more is nobody's.
  wrongStatus: null,
  later: 200,
  async twice({ by, url, body, found }) {
    await expectOneMember(found);
    expect(outcomesOf(await by.post(url, body))).toEqual([['unknown', null]]);
  },
});

it('takes a signature for the office only of what the signatory can sign now', async () => {
  const found = await contracts.toOffice();
  const unsigned = await contracts.toMember();
  const upload = (bytes: Uint8Array) => contracts.upload(director, bytes);
  const early = await contracts.signedBy(director, await contracts.fileOf(unsigned, director));
  const returned = await countersigning(await contracts.toOffice());
  await returnToDraft(returned.found);
  const filenames = [
    // What the parent handed over, as it is.
    await upload(await contracts.fileOf(found, director)),
    // Signed before the parent.
    await upload(early),
    ...returned.body.filenames,
    // Uploaded by somebody else.
    ...(await filesOf(clerk, found)),
  ];
  expect(outcomesOf(await director.post(`${URL}/countersign`, { filenames }))).toEqual([
    ['refused', 'failed'],
    ['unknown', null],
    ['unknown', null],
    ['unknown', null],
  ]);
  expect(await test.app.db.$count(cofundingMember, eq(cofundingMember.id_contract, found.contract.id))).toBe(
    0,
  );
});

it('is never of who prepared the contract, whatever they may do beside', async () => {
  const found = await contracts.toOffice();
  const privileges = [...getRole('PM').privileges, 'cofunding_sign_office' as const];
  await test.app.db.update(role).set({ privileges }).where(eq(role.code, 'PM'));
  test.app.sessions.forget();
  const ids = [found.contract.id];
  const own = { code: 'no-privilege', data: { reason: 'own-contract' } };
  expect((await clerk.post(`${URL}/deskcode`, { ids })).json()).toEqual(own);
  const filenames = await filesOf(clerk, found);
  expect(outcomesOf(await clerk.post(`${URL}/countersign`, { filenames }))).toEqual([
    ['refused', 'own-contract'],
  ]);
  const row = (await clerk.get(`${URL}/desk`)).json().data.find(({ id }: { id: number }) => id === ids[0]);
  expect(row.can_sign).toBe('no');
  await test.app.db
    .update(role)
    .set({ privileges: [...getRole('PM').privileges] })
    .where(eq(role.code, 'PM'));
  test.app.sessions.forget();
});

it('follows the ways that the office allows', async () => {
  const settings = { SIGN_POLICY: 'UMOWA=PAPER;UMOWA.office=PAPER' };
  const strict = await testApp({ settings });
  const signatory = await signIn(strict, 'dyrektor');
  for (const [name, body] of [
    ['deskcode', { ids: [1] }],
    ['seal', { ids: [1], pass: DEMO_PASSWORD, code: '000000', statement: 'yes' }],
    ['countersign', { filenames: ['x'] }],
  ] as const) {
    expect((await signatory.post(`${URL}/${name}`, body)).json()).toEqual({
      code: 'illegal-step',
      data: { reason: 'method' },
    });
  }
  await strict.close();
});

async function filesOf(who: SignedIn, found: WaitingContract): Promise<string[]> {
  return [await contracts.upload(who, await contracts.signedBy(who, await contracts.fileOf(found, who)))];
}
