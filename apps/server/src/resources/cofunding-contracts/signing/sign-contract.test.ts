import type { Contract } from '@urzad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractsToSign, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';

const URL = '/api/cofundingcontract';

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
describeWrite('sign', () => test, {
  act: async () => contracts.signing(await contracts.toMember()),
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
      signatures: [{ signer_kind: 'CITIZEN', provider: 'UPLOAD_PADES' }],
    });
    const told = (await director.get('/api/basenotification/get')).json().data;
    expect(told[0].content_name).toContain(contract.number);
  },
});

describe('a contract that waits for its parent', () => {
  it('is found without an id, read by its owner, and judged without being changed', async () => {
    const found = await contracts.toMember();
    const waiting = (await found.parent.get(`${URL}/tosign`)).json().data;
    expect(waiting).toMatchObject({
      contract: { id: found.contract.id, status: 'to_member' },
      methods: ['UPLOAD_PADES', 'PAPER'],
      demo: 'yes',
    });
    const { url, body } = await contracts.signing(found);
    const check = url.replace('/sign?', '/checksigned?');
    const { filename } = body;
    expect((await found.parent.post(check, { filename })).json().data).toMatchObject({
      result: 'TOTAL_PASSED',
      owner: 'signer',
      signatures: [{ name: waiting.signer, pesel_last4: expect.stringMatching(/^[0-9]{4}$/) }],
    });
    expect((await seenBy(found.parent, found)).status).toBe('to_member');
    expect((await clerk.get(`${URL}/tosign`)).json().data).toBeNull();

    const late = new Date('2027-02-18T08:00:00Z');
    test.clock.set(late);
    expect((await found.parent.post(url, body)).json().data).toMatchObject({ reason: 'term' });
    test.clock.set(null);
  });

  it.each([
    ['the signature of another person', 'anna.przykladowa@example.com', 'another-person'],
    ['bytes after the signature', undefined, 'broken-signature'],
    ['another document', undefined, 'another-document'],
  ] as const)('refuses %s', async (what, mail, code) => {
    const found = await contracts.toMember();
    const bytes = await contracts.fileOf(found, found.parent);
    const signed = await contracts.signedBy(found.parent, bytes, mail);
    const files = {
      'another-person': signed,
      'broken-signature': Buffer.concat([signed, Buffer.from(' ')]),
      'another-document': Buffer.concat([Buffer.from('%PDF-1.4\n'), signed]),
    };
    const filename = await contracts.upload(found.parent, files[code]);
    const answer = await found.parent.post(`${URL}/sign?id=${found.contract.id}`, {
      filename,
      sha256: found.sha256,
    });
    expect([what, answer.json()]).toEqual([what, { code: 'not-valid', data: { filename: code } }]);
    expect((await seenBy(found.parent, found)).status).toBe('to_member');
  });
});
