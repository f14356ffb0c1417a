import { randomUUID } from 'node:crypto';
import {
  accession,
  callRankings,
  contractSigning,
  cofundingContracts as contracts,
  demo,
  cofundingRegistrations as registrations,
} from '@urzad/contract';
import { accessionSlots } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { type Client, signIn } from './api';
import { endCall, rankingOf } from './closed-call';
import { contractOf, manager, preparer } from './contracts';
import { aPdf } from './files';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson, type Person } from './people';
import { answered, askForCode, find, newcomer, prepare, review, send, sign, take } from './steps';

/** Somebody who is out of work when they apply: the documents stage asks for no certificate of an employer. */
export interface OutOfWork {
  person: Person;
  parent: Client;
  /** Of the registration. */
  id: number;
}

const UNEMPLOYED = {
  ...{
    labour_status: 'bezrobotna_zarejestrowana',
    labour_since: '2025-11-03',
    labour_document_date: '2027-02-05',
  },
  ...{
    employer_name: '',
    employer_nip: '',
    employer_address: '',
    job_title: '',
    leave_kind: '',
    leave_to: '',
  },
  bank_account_number: '',
};
const FACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ZASW_PUP: { issued_date: '2027-02-12' },
  ZASW_PLACOWKA: {
    ...{ provider_name: 'Żłobek „Pod Żółwikiem”', register_no: '0001/ZL', provider_nip: '0000000023' },
    in_register: 'yes',
  },
};
const ACCOUNT = '20999000090000000000000003';

const director = (address: string) => signIn(address, 'dyrektor@urzad.example.com', DEMO_PASSWORD);

/** Documents are accepted, and the contract is being made. The clock stands behind the end of the open call. */
export async function outOfWork(address: string): Promise<OutOfWork> {
  const person: Person = { ...newPerson(), answers: UNEMPLOYED };
  const parent = await newcomer(address, person);
  const lead = await preparer(address);
  const id = await submitted(parent, person);
  await scored(lead, id);
  await approvePoints(address, id);
  await publish(address);
  await bringAll({ parent, person, id });
  await acceptAll(lead, id);
  return { person, parent, id };
}

/** A participant: both sides have signed the contract, and no certificate of an employer has come. */
export async function participantOutOfWork(address: string): Promise<OutOfWork> {
  const found = await outOfWork(address);
  const { id } = await contracted(address, found.id);
  await signBySide(found.parent, id, async (filename, sha256) => {
    const body = { filename, sha256 };
    await found.parent.request(contractSigning.sign, { query: { id }, body, key: randomUUID() });
  });
  const office = await director(address);
  await signBySide(office, id, async (filename) => {
    await office.request(contractSigning.countersign, { body: { filenames: [filename] }, key: randomUUID() });
  });
  return found;
}

async function submitted(parent: Client, person: Person): Promise<number> {
  const { id } = await answered(parent, person);
  const filename = await parent.upload({ name: 'urząd-pracy.pdf', bytes: aPdf() });
  const body = { filename, kind: 'ZASW_PUP' as const };
  const filled = await parent.request(registrations.attach, { query: { id }, body, key: randomUUID() });
  const waiting = await prepare(parent, filled.data);
  await askForCode(parent, waiting);
  await sign(parent, waiting, person);
  await send(parent, id);
  return id;
}

async function scored(lead: Client, id: number): Promise<void> {
  const { row_version } = await review(lead, await take(lead, id));
  const body = { row_version, points_final: 5, points_note: 'Zgodnie z kryteriami.' };
  await lead.request(registrations.score, { query: { id }, body, key: randomUUID() });
}

async function approvePoints(address: string, id: number): Promise<void> {
  const second = await manager(address);
  const { row_version } = await find(second, id);
  await second.request(registrations.approve, { query: { id }, body: { row_version }, key: randomUUID() });
}

async function publish(address: string): Promise<void> {
  const id = await endCall(address);
  const [first, second] = [await manager(address), await director(address)];
  const press = async (who: Client, step: 'propose' | 'approveProposal' | 'rank') => {
    const { row_version } = await rankingOf(who, id);
    await who.request(callRankings[step], { query: { id }, body: { row_version }, key: randomUUID() });
  };
  await press(first, 'propose');
  await press(second, 'approveProposal');
  await press(first, 'rank');
}

async function bringAll({ parent, person: { mail }, id }: OutOfWork): Promise<void> {
  const query = { id };
  for (const { kind, child, required } of accessionSlots(formOfDraft((await find(parent, id)).form))) {
    if (!required) continue;
    const body = { filename: await parent.upload({ name: 'skan.pdf', bytes: aPdf() }), kind, child };
    await parent.request(accession.attach, { query, body, key: randomUUID() });
  }
  const { row_version: given } = await find(parent, id);
  const account = { row_version: given, bank_account_number: ACCOUNT };
  await parent.request(accession.account, { query, body: account, key: randomUUID() });
  const { row_version } = await find(parent, id);
  const body = { row_version, answers: {} };
  const made = await parent.request(accession.personalData, { query, body, key: randomUUID() });
  await askForCode(parent, made.data, 'PERSONAL_DATA');
  const signed = await sign(parent, made.data, { mail, pass: NEW_PASSWORD }, 'PERSONAL_DATA');
  const sending = { row_version: signed.row_version };
  await parent.request(accession.send, { query, body: sending, key: randomUUID() });
}

async function acceptAll(lead: Client, id: number): Promise<void> {
  const query = { id };
  for (const { id: id_file, kind } of (await find(lead, id)).accession?.files ?? []) {
    const { row_version } = await find(lead, id);
    const body = { row_version, id_file, status: 'accepted' as const, facts: { ...FACTS[kind] } };
    await lead.request(accession.check, { query, body, key: randomUUID() });
  }
  const { row_version } = await find(lead, id);
  await lead.request(accession.accept, { query, body: { row_version }, key: randomUUID() });
}

/** The contract, prepared by one officer and initialled by another. */
async function contracted(address: string, id_registration: number): Promise<{ id: number }> {
  const [staff, second] = [await preparer(address), await manager(address)];
  const added = await staff.request(contracts.add, { body: { id_registration }, key: randomUUID() });
  const { id } = added.data;
  const query = { id };
  const asked = { row_version: added.data.row_version };
  await staff.request(contracts.askInitials, { query, body: asked, key: randomUUID() });
  const { row_version } = await contractOf(second, id);
  await second.request(contracts.initial, { query, body: { row_version }, key: randomUUID() });
  return { id };
}

/** The newest document of the contract, signed with the authority of the demo. */
async function signBySide(
  who: Client,
  id: number,
  hand: (filename: string, sha256: string) => Promise<void>,
): Promise<void> {
  const { documents } = await contractOf(who, id);
  const document = documents.find(({ kind, status }) => kind === 'UMOWA' && status !== 'void');
  if (!document) throw new Error(`Contract ${id} has no document.`);
  const bytes = await (await fetch(new URL(document.url, who.address))).arrayBuffer();
  const pdf = Buffer.from(bytes).toString('base64');
  const { data } = await who.request(demo.sign, { body: { pdf } });
  const name = 'umowa-podpisana.pdf';
  await hand(await who.upload({ name, bytes: Buffer.from(data.pdf, 'base64') }), document.sha256);
}
