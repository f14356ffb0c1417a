import { randomUUID } from 'node:crypto';
import { cofundingRegistrations, accession as contract, type Registration } from '@urzad/contract';
import { accessionSlots } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { type Client, signIn } from './api';
import { aPdf } from './files';
import { DEMO_PASSWORD } from './people';
import { askForCode, find, sign } from './steps';

/** The one who brings documents in the demo, and who leads the application. */
export const BRINGING = { mail: 'oksana.demonstracyjna@example.com', pass: DEMO_PASSWORD };
export const LEAD = 'pracownik2@urzad.example.com';
export const ACCOUNT = '20999000090000000000000003';

/** What is read from each document. */
const FACTS = {
  ZASW_PRACODAWCA: {
    ...{ issued_date: '2027-02-05', employer_name: 'Fikcyjna sp. z o.o.', employer_nip: '0000000017' },
    ...{ contract_kind: 'UMOWA_O_PRACE', employed_from: '2027-03-01' },
  },
  AKT_URODZENIA: {},
  ZASW_PLACOWKA: {
    ...{ provider_name: 'Dzienna Opieka „Ćma”', register_no: '0003/DO', provider_nip: '0000000052' },
    in_register: 'yes',
  },
  UMOWA_PLACOWKA: {},
} as const;

export async function bringing(address: string): Promise<{ parent: Client; registration: Registration }> {
  const parent = await signIn(address, BRINGING.mail, BRINGING.pass);
  const { data } = await parent.request(cofundingRegistrations.get);
  return { parent, registration: await find(parent, data[0]?.id ?? 0) };
}

/** Everything is there, and nothing is sent. */
export async function ready(address: string): Promise<{ parent: Client; registration: Registration }> {
  const { parent, registration } = await bringing(address);
  const { id, form } = registration;
  for (const { kind, child, required } of accessionSlots(formOfDraft(form))) {
    if (!required) continue;
    const body = { filename: await parent.upload({ name: 'skan.pdf', bytes: aPdf() }), kind, child };
    await parent.request(contract.attach, { query: { id }, body, key: randomUUID() });
  }
  const { row_version: given } = await find(parent, id);
  const account = { row_version: given, bank_account_number: ACCOUNT };
  await parent.request(contract.account, { query: { id }, body: account, key: randomUUID() });
  const { row_version } = await find(parent, id);
  const body = { row_version, answers: {} };
  const made = await parent.request(contract.personalData, { query: { id }, body, key: randomUUID() });
  await askForCode(parent, made.data, 'PERSONAL_DATA');
  await sign(parent, made.data, BRINGING, 'PERSONAL_DATA');
  return { parent, registration: await find(parent, id) };
}

/** Everything is sent, and waits for the office. */
export async function toCheck(address: string): Promise<{ lead: Client; id: number }> {
  const { parent, registration } = await ready(address);
  const { id, row_version } = registration;
  await parent.request(contract.send, { query: { id }, body: { row_version }, key: randomUUID() });
  return { lead: await signIn(address, LEAD, DEMO_PASSWORD), id };
}

/** Every document is accepted, and the stage is not closed. */
export async function checked(address: string): Promise<{ lead: Client; id: number }> {
  const { lead, id } = await toCheck(address);
  for (const [kind, facts] of Object.entries(FACTS)) {
    await verdict(lead, id, kind, { status: 'accepted', facts });
  }
  return { lead, id };
}

/** A registration whose documents are accepted, and which has no contract yet. */
export async function acceptedRegistration(address: string): Promise<number> {
  const { lead, id } = await checked(address);
  const { row_version } = await find(lead, id);
  await lead.request(contract.accept, { query: { id }, body: { row_version }, key: randomUUID() });
  return id;
}

export async function verdict(
  lead: Client,
  id: number,
  kind: string,
  given:
    | { status: 'accepted'; facts: Readonly<Record<string, string>> }
    | { status: 'rejected'; note: string },
): Promise<void> {
  const { row_version, accession } = await find(lead, id);
  const body = { row_version, id_file: fileOf(accession, kind), ...given };
  await lead.request(contract.check, { query: { id }, body, key: randomUUID() });
}

export function fileOf(accession: Registration['accession'], kind: string): number {
  return accession?.files.find((file) => file.kind === kind)?.id ?? 0;
}
