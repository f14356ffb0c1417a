import { randomUUID } from 'node:crypto';
import {
  cofundingCalls,
  cofundingClauses,
  cofundingRegistrations as contract,
  demo,
  type OfficeCase,
  type OfficeDocument,
  officeCases,
  type Registration,
  users,
} from '@urzad/contract';
import { reviewedFields } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { type Client, clientOf } from './api';
import { aPdf } from './files';
import { codeMailedTo } from './mail';
import { formOf, NEW_PASSWORD, type Person } from './people';

/** A parent's first step; each function below continues after another, by the same requests as the screens. */
export async function register(
  address: string,
  { mail }: Pick<Person, 'mail'>,
  key: string = randomUUID(),
): Promise<void> {
  await clientOf(address).request(users.register, { body: { mail, pass: NEW_PASSWORD }, key });
}

/** Types the mailed code: the account exists and its owner is signed in. */
export async function confirm(address: string, { mail }: Person): Promise<Client> {
  const code = await codeMailedTo(address, mail);
  const { data } = await clientOf(address).request(users.code, { body: { mail, code } });
  return clientOf(address, data.token);
}

async function completeProfile(client: Client, person: Person): Promise<void> {
  const form = formOf(person);
  const { firstname, lastname, phone, pesel } = person;
  await client.request(users.accountSet, {
    body: {
      ...{ firstname, lastname, phone, pesel },
      location_region: form.region,
      location_district: form.district,
      location_community: form.community,
      location_city: form.city,
      location_zip_code: form.zip_code,
      location_building_number: form.building_number,
      accept_condition: 'yes',
    },
  });
}

export async function newcomer(address: string, person: Person): Promise<Client> {
  await register(address, person);
  const client = await confirm(address, person);
  await completeProfile(client, person);
  return client;
}

/** A draft whose information clause waits to be read. */
export async function begun(client: Client): Promise<Registration> {
  const [call] = (await client.request(cofundingCalls.get, { query: { status: 'open' } })).data;
  if (!call) throw new Error('No call is open in the demo data.');
  return (await client.request(contract.add, { body: { id_call: call.id }, key: randomUUID() })).data;
}

/** A draft whose information clause was read. */
export async function draft(client: Client): Promise<Registration> {
  const data = await begun(client);
  const { sha256 } = documentOf(data, 'KLAUZULA');
  await client.request(cofundingClauses.sign, {
    query: { id: data.clause.id },
    body: { sha256, statement: 'yes' },
    key: randomUUID(),
  });
  return find(client, data.id);
}

/** A draft with every answer and no file. */
export async function answered(client: Client, person: Person): Promise<Registration> {
  const { id, row_version } = await draft(client);
  await client.request(contract.set, { query: { id }, body: { form: formOf(person), row_version } });
  return find(client, id);
}

/** A draft with every answer and the employer's certificate. */
export async function filled(client: Client, person: Person): Promise<Registration> {
  return certify(client, (await answered(client, person)).id);
}

/** Attaches the employer's certificate. */
export async function certify(client: Client, id: number): Promise<Registration> {
  const filename = await client.upload({ name: 'zaświadczenie.pdf', bytes: aPdf() });
  const { data } = await client.request(contract.attach, {
    query: { id },
    body: { filename, kind: 'ZASW_PRACODAWCA' },
    key: randomUUID(),
  });
  return data;
}

/** The form is a document that waits for its signature. */
export async function toSign(client: Client, person: Person): Promise<Registration> {
  return prepare(client, await filled(client, person));
}

/** Makes the document to sign of a draft. */
export async function prepare(client: Client, { id, row_version }: Registration): Promise<Registration> {
  const { data } = await client.request(contract.tosign, {
    query: { id },
    body: { row_version },
    key: randomUUID(),
  });
  return data;
}

export async function askForCode(
  client: Client,
  registration: Registration,
  kind: OfficeDocument['kind'] = 'FORMULARZ',
): Promise<void> {
  const { id: id_document } = documentOf(registration, kind);
  await client.request(contract.signcode, { query: { id: registration.id }, body: { id_document } });
}

/** Signs with the newest mailed code. */
export async function sign(
  client: Client,
  registration: Registration,
  { mail, key = randomUUID(), pass = NEW_PASSWORD }: { mail: string; key?: string; pass?: string },
  kind: OfficeDocument['kind'] = 'FORMULARZ',
): Promise<Registration> {
  const { id: id_document, sha256 } = documentOf(registration, kind);
  const code = await codeMailedTo(client.address, mail);
  const { data } = await client.request(contract.sign, {
    query: { id: registration.id },
    body: { id_document, sha256, pass, code, statement: 'yes' },
    key,
  });
  return data;
}

/** The form as the authority of the demo signs it for the caller, uploaded. */
export async function formSignedOutside(client: Client, registration: Registration, mail?: string) {
  const { id: id_document, sha256, url } = documentOf(registration, 'FORMULARZ');
  const given = Buffer.from(await (await fetch(client.address + url)).arrayBuffer());
  const { data } = await client.request(demo.sign, {
    body: { pdf: given.toString('base64'), ...(mail && { mail }) },
  });
  const bytes = Buffer.from(data.pdf, 'base64');
  const filename = await client.upload({ name: 'formularz-podpisany.pdf', bytes });
  return { id_document, sha256, filename };
}

export async function signed(client: Client, person: Person): Promise<Registration> {
  const waiting = await toSign(client, person);
  await askForCode(client, waiting);
  return sign(client, waiting, person);
}

export async function send(client: Client, id: number, key: string = randomUUID()): Promise<Registration> {
  return (await client.request(contract.send, { query: { id }, body: {}, key })).data;
}

export async function sent(client: Client, person: Person): Promise<Registration> {
  return send(client, (await signed(client, person)).id);
}

/** An officer takes a submitted registration over. */
export async function take(staff: Client, id: number): Promise<Registration> {
  return (await staff.request(contract.take, { query: { id }, body: {}, key: randomUUID() })).data;
}

/** The officer agrees to every answer but those with remarks. */
export async function review(
  staff: Client,
  { id, row_version, form }: Registration,
  remarks: Readonly<Record<string, string>> = {},
): Promise<Registration> {
  const marks = reviewedFields(formOfDraft(form)).map((field) => {
    const text = remarks[field];
    return text === undefined ? { field, state: 'ok' as const } : { field, state: 'remark' as const, text };
  });
  const { data } = await staff.request(contract.review, {
    query: { id },
    body: { marks, row_version },
    key: randomUUID(),
  });
  return data;
}

/** A rejection of a registration whose check has a remark at the status on the labour market. */
export const REJECTION = { reason: 'STATUS', text: 'Brakuje dokumentu o zatrudnieniu.' } as const;
export const AGAINST_STATUS = { labour_status: 'Brakuje dokumentu o zatrudnieniu.' };

/** Takes a sent registration over and rejects it. */
export async function reject(staff: Client, id: number): Promise<Registration> {
  const { row_version } = await review(staff, await take(staff, id), AGAINST_STATUS);
  const body = { ...REJECTION, row_version };
  return (await staff.request(contract.reject, { query: { id }, body, key: randomUUID() })).data;
}

/** A question of a parent about nothing that they have submitted. */
export async function asked(client: Client, title: string): Promise<OfficeCase> {
  const { data } = await client.request(officeCases.add, {
    body: {
      ...{ obj_type: 'general', id_obj: null, kind: 'PYTANIE', form: { title } },
      ...{ body: 'Kiedy dostane odpowiedz?', filenames: [] },
    },
    key: randomUUID(),
  });
  return data;
}

export async function find(client: Client, id: number): Promise<Registration> {
  const { data } = await client.request(contract.find, { query: { id } });
  if (!data) throw new Error(`There is no registration ${id}.`);
  return data;
}

/** The newest document of a kind. */
export function documentOf(registration: Registration, kind: OfficeDocument['kind']): OfficeDocument {
  const found = registration.documents.find((document) => document.kind === kind);
  if (!found) throw new Error(`Registration ${registration.id} has no document ${kind}.`);
  return found;
}
