import { afterAll, beforeAll, expect } from 'vitest';
import { accessions } from '../../../../test/accessions';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { describeWrite } from '../../../../test/writes';
import { DEMO_ACCOUNT } from '../../../seed/walk-accession';

const URL = '/api/cofundingregistration';
const NOBODYS: [number, string] = [404, 'object-no-exist'];

let test: TestApp;
let clerk: SignedIn;
let stranger: SignedIn;
let office: ReturnType<typeof officeRegistrations>;
let of: ReturnType<typeof accessions>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  stranger = await signIn(test, 'barbara.podwojna');
  office = officeRegistrations(test);
  of = accessions(test, office);
});
afterAll(() => test.close());

const app = () => test;

/** A write of a parent in the documents stage. */
async function parents(name: string, body: object) {
  const found = await of.qualified(clerk);
  const { row_version } = await of.seenByParent(found);
  return { by: found.parent, found, url: `${URL}/${name}?id=${found.id}`, body: { row_version, ...body } };
}

/** The same when everything was sent already. */
async function afterSending(name: string, body: object) {
  const found = await of.sent(clerk);
  const { row_version } = await of.seenByParent(found);
  const versioned = 'row_version' in body ? { ...body, row_version } : body;
  return { by: found.parent, url: `${URL}/${name}?id=${found.id}`, body: versioned };
}

const others = async (): Promise<[SignedIn, number, string][]> => [[stranger, ...NOBODYS]];

describeWrite('a document of the parent', app, {
  act: async () => {
    const found = await of.qualified(clerk);
    const body = { kind: 'AKT_URODZENIA', child: 0, filename: await of.upload(found) };
    return { by: found.parent, found, url: `${URL}/attachproof?id=${found.id}`, body };
  },
  other: others,
  isRepeatable: true,
  twice: async ({ found }) => {
    expect((await of.seenByParent(found)).accession?.files).toHaveLength(1);
  },
  wrongStatus: async () => afterSending('attachproof', { kind: 'AKT_URODZENIA', child: 0, filename: 'x' }),
});

describeWrite('the account of the parent', app, {
  act: () => parents('setaccount', { bank_account_number: DEMO_ACCOUNT }),
  other: others,
  isRepeatable: true,
  twice: async ({ found }) => {
    expect((await of.seenByParent(found)).accession?.bank_account_number).toBe(DEMO_ACCOUNT);
  },
  wrongStatus: () => afterSending('setaccount', { row_version: 0, bank_account_number: DEMO_ACCOUNT }),
});

describeWrite('the form of participant’s data', app, {
  act: async () => {
    const found = await of.qualified(clerk);
    const { row_version } = await of.seenByParent(found);
    const body = { row_version, answers: { minority: 'ODMOWA' } };
    return { by: found.parent, found, url: `${URL}/personaldata?id=${found.id}`, body };
  },
  other: others,
  twice: async ({ found }) => {
    const { documents, accession } = await of.seenByParent(found);
    const made = documents.filter(({ kind }) => kind === 'PERSONAL_DATA');
    expect(made.map(({ id, status }) => [id, status])).toEqual([[accession?.id_document, 'frozen']]);
  },
  wrongStatus: () => afterSending('personaldata', { row_version: 0, answers: {} }),
});

describeWrite('the sending of the documents', app, {
  act: async () => {
    const found = await of.qualified(clerk);
    const { row_version } = await of.ready(found);
    return { by: found.parent, found, url: `${URL}/senddocuments?id=${found.id}`, body: { row_version } };
  },
  other: others,
  twice: async ({ found }) => {
    const { history } = await of.seenByParent(found);
    expect(history.filter(({ status }) => status === 'documents_check')).toHaveLength(1);
  },
});
