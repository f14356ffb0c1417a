import { randomUUID } from 'node:crypto';
import {
  type Annex,
  cofundingAnnexes as annexes,
  cofundingContracts as contracts,
  demo,
  annexSigning as signing,
} from '@urzad/contract';
import { type Client, signIn } from './api';
import { manager, preparer } from './contracts';
import { DEMO_PASSWORD } from './people';

/** A participant of the demo whose contract is in force. */
export const ANNEX_PARENT = 'katarzyna.wzorcowa@example.com';
const REASON = 'Zmiana opłaty w placówce';

export async function annexOf(client: Client, id: number): Promise<Annex> {
  return (await client.request(annexes.find, { query: { id } })).data;
}

/** The contract of that participant, or of another of this surname, as the office finds it. */
export async function contractInForce(staff: Client, has_text = 'Wzorcowa'): Promise<number> {
  const { data } = await staff.request(contracts.get, { query: { has_text, status: 'active' } });
  return data[0]?.id ?? 0;
}

/** What the office may write in an annex: each child costs less from the first allowed month. */
export function changesOf({ row_version, care, valid_from, texts }: Annex) {
  return {
    ...{ row_version, valid_from, texts, bank_account_number: null, reason: REASON },
    care: care.map(({ id_grant }) => ({
      ...{ id_grant, provider: null, care_form: null, planned_cost: 50_000 },
      ...{ date_to: null, born_date: null, suspended: null },
    })),
  };
}

export async function begunAnnex(staff: Client, surname?: string): Promise<Annex> {
  const body = { id_contract: await contractInForce(staff, surname), id_officecase: null };
  return (await staff.request(annexes.add, { body, key: randomUUID() })).data;
}

export async function preparedAnnex(staff: Client, surname?: string): Promise<Annex> {
  const begun = await begunAnnex(staff, surname);
  const options = { query: { id: begun.id }, body: changesOf(begun), key: randomUUID() };
  return (await staff.request(annexes.set, options)).data;
}

export async function askedAnnex(staff: Client, surname?: string): Promise<Annex> {
  const { id, row_version } = await preparedAnnex(staff, surname);
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return (await staff.request(annexes.askInitials, options)).data;
}

/** An annex that waits for its parent. */
export async function sentAnnex(address: string, surname?: string): Promise<Annex> {
  const { id, row_version } = await askedAnnex(await preparer(address), surname);
  const options = { query: { id }, body: { row_version }, key: randomUUID() };
  return (await (await manager(address)).request(annexes.initial, options)).data;
}

export const annexParent = (address: string) => signIn(address, ANNEX_PARENT, DEMO_PASSWORD);

export function annexDocument({ id, documents }: Pick<Annex, 'id' | 'documents'>) {
  const document = documents.find(({ kind }) => kind === 'ANEKS');
  if (!document) throw new Error(`Annex ${id} has no document.`);
  return document;
}

/** The document of the annex as it is now, signed outside of the portal in the name of the caller or of `mail`. */
export async function annexSignedOutside(client: Client, id: number, mail?: string) {
  const document = annexDocument(await annexOf(client, id));
  const given = Buffer.from(await (await fetch(client.address + document.url)).arrayBuffer());
  const body = { pdf: given.toString('base64'), ...(mail !== undefined && { mail }) };
  const { data } = await client.request(demo.sign, { body });
  const bytes = Buffer.from(data.pdf, 'base64');
  const filename = await client.upload({ name: 'aneks-podpisany.pdf', bytes });
  return { filename, sha256: document.sha256 };
}

/** An annex handed over by its parent. */
export async function annexToCountersign(address: string, mail?: string): Promise<Annex> {
  const { id } = await sentAnnex(address);
  const parent = await annexParent(address);
  const body = await annexSignedOutside(parent, id, mail);
  return (await parent.request(signing.sign, { query: { id }, body, key: randomUUID() })).data;
}
