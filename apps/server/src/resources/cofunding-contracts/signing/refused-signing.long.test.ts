import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsToSign, digestOf, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';
import { verifyLog } from '../../../audit-log/verify-log';
import { DEMO_PASSWORD } from '../../../config';
import { findReadingsOf } from '../../../readings/readings';
import { cofundingMember } from '../../cofunding-members/table';
import { cofundingRegistration } from '../../cofunding-registrations/table';
import { expireContracts } from '../expire-contracts';

const URL = '/api/cofundingcontract';
const MINUTE_MS = 61_000;
const LATE = new Date('2027-02-18T08:00:00Z');

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let manager: SignedIn;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  manager = await signIn(test, 'kierownik');
  contracts = contractsToSign(test, { clerk, manager });
});
afterAll(() => test.close());

const seenBy = async (who: SignedIn, { contract }: Pick<WaitingContract, 'contract'>) =>
  (await who.get(`${URL}/find?id=${contract.id}`)).json().data;
const isOf = ({ contract }: WaitingContract) => eq(cofundingMember.id_contract, contract.id);

it('takes no file of another contract, of another person or of an earlier version', async () => {
  const [one, two] = [await contracts.toMember(), await contracts.toMember()];
  const mine = await contracts.signing(one);
  const { parent } = two;

  // Contract and file of somebody else.
  expect(codeOf(await parent.post(mine.url, mine.body))).toEqual([404, 'object-no-exist']);
  const url = `${URL}/sign?id=${two.contract.id}`;
  const { sha256 } = two;
  const foreign = { filename: mine.body.filename, sha256 };
  expect((await parent.post(url, foreign)).json()).toEqual({
    code: 'object-no-exist',
    data: { filename: 'no-file' },
  });
  // The document of somebody else, signed by the caller.
  const other = await contracts.signedBy(parent, await contracts.fileOf(one, one.parent));
  const filename = await contracts.upload(parent, other);
  expect((await parent.post(url, { filename, sha256 })).json()).toEqual({
    code: 'not-valid',
    data: { filename: 'another-document' },
  });

  // The same file, after the contract came back with a new version.
  const { row_version } = await seenBy(clerk, two);
  const signed = await contracts.signedBy(parent, await contracts.fileOf(two, parent));
  const why = { return_reason: 'DANE', reason: 'Błąd w nazwisku dziecka.' };
  const { id } = two.contract;
  const step = async (who: SignedIn, name: string, body: object) =>
    (await who.post(`${URL}/${name}?id=${id}`, body)).json().data;
  const returned = await step(clerk, 'returntodraft', { row_version, ...why });
  const asked = await step(clerk, 'askinitials', { row_version: returned.row_version });
  const again = await step(manager, 'initial', { row_version: asked.row_version });
  const old = { filename: await contracts.upload(parent, signed), sha256: digestOf(again) };
  expect((await parent.post(url, old)).json()).toEqual({
    code: 'not-valid',
    data: { filename: 'another-document' },
  });
  expect(codeOf(await parent.post(url, { ...old, sha256 }))).toEqual([409, 'conflict']);
  expect((await seenBy(parent, two)).status).toBe('to_member');
});

it('takes the same file once', async () => {
  const { by, url, body, found } = await contracts.signing(await contracts.toMember());
  expect((await by.post(url, body)).statusCode).toBe(200);
  expect(codeOf(await by.post(url, body))).toEqual([409, 'illegal-step']);
  const after = await seenBy(by, found);
  expect(after.documents).toMatchObject([{ kind: 'UMOWA', signatures: [{ signer_kind: 'CITIZEN' }] }]);
});

it('is ended by the job or signed, never both', async () => {
  for (const isTogether of [true, false]) {
    const write = await contracts.signing(await contracts.toMember());
    const sign = () => write.by.post(write.url, write.body);
    const expire = () => expireContracts(test.app, LATE, new AbortController().signal);
    const [answer] = isTogether ? await Promise.all([sign(), expire()]) : [await expire().then(sign)];
    const { status } = await seenBy(write.by, write.found);
    expect([answer.statusCode, status]).toEqual(
      answer.statusCode === 200 ? [200, 'to_office'] : [409, 'not_signed'],
    );
    const [registration] = await test.app.db
      .select()
      .from(cofundingRegistration)
      .where(eq(cofundingRegistration.id, write.found.id));
    expect(registration?.status).toBe(answer.statusCode === 200 ? 'contract_stage' : 'expired');
  }
  expect((await verifyLog(test.app.db)).broken).toEqual([]);
});

it('is given up by its parent or signed for the office, never both', async () => {
  const found = await contracts.toOffice();
  test.clock.advance(MINUTE_MS);
  const ids = [found.contract.id];
  await director.post(`${URL}/deskcode`, { ids });
  const code = await test.codeFor('dyrektor@urzad.example.com');
  const body = { ids, pass: DEMO_PASSWORD, code, statement: 'yes' };
  const { row_version } = (await found.parent.get(`/api/cofundingregistration/find?id=${found.id}`)).json()
    .data;
  const withdrawal = { row_version, reason: 'INNE' };
  const [sealed, withdrawn] = await Promise.all([
    director.post(`${URL}/seal`, body),
    found.parent.post(`/api/cofundingregistration/withdraw?id=${found.id}`, withdrawal),
  ]);
  const isSigned = sealed.json().data[0].outcome === 'signed';
  expect(withdrawn.statusCode).toBe(isSigned ? 409 : 200);
  expect((await seenBy(found.parent, found)).status).toBe(isSigned ? 'active' : 'not_signed');
  expect(await test.app.db.$count(cofundingMember, isOf(found))).toBe(isSigned ? 1 : 0);
});

it('notes who of the office reads contracts, one by one, in an archive and as their parent', async () => {
  const [one, two] = [await contracts.toOffice(), await contracts.toMember()];
  const readings = async ({ parent }: WaitingContract) =>
    (await findReadingsOf(test.app.db, parent.id, { limit: 20 })).map(({ id_user_main, path }) => [
      id_user_main,
      path,
    ]);
  await director.get(`${URL}/deskfiles?ids=${one.contract.id}`);
  expect((await readings(one))[0]).toEqual([null, `${URL}/deskfiles`]);

  const acting = await signIn(test, two.mail, { id_user_main: manager.id });
  expect((await acting.get(`${URL}/tosign`)).json().data.contract.id).toBe(two.contract.id);
  expect((await readings(two))[0]).toEqual([manager.id, `${URL}/tosign`]);
  const [told] = (await two.parent.get('/api/user/readings')).json().data;
  expect(told).toMatchObject({ obj_type: 'cofundingcontract', label: two.contract.number });
  const own = await readings(two);
  await two.parent.get(`${URL}/tosign`);
  expect(await readings(two)).toEqual(own);
});
