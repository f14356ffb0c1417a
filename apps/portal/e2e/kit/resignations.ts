import { randomUUID } from 'node:crypto';
import { cofundingMembers, type Member, type OfficeCase, officeCases } from '@urzad/contract';
import { type Client, signIn } from './api';
import { clerk } from './contracts';
import { codeMailedTo, mailsTo } from './mail';
import { DEMO_PASSWORD } from './people';

/** A participant of the demo. */
export const RESIGNING_PARENT = 'joanna.zolwinska@example.com';

/** The day of the demo. */
const LAST_DAY = '2027-02-10';

const LETTER = { body: 'Rezygnacja z projektu.', filenames: [] };

export interface ResigningParent {
  parent: Client;
  member: Member;
  of: OfficeCase;
}

export async function memberOf(parent: Client): Promise<Member> {
  const { data } = await parent.request(cofundingMembers.find, { query: {} });
  if (!data) throw new Error('The parent takes part in no project.');
  return data;
}

/** Their resignation, which waits for their signature. */
export async function unsignedResignation(
  address: string,
  mail = RESIGNING_PARENT,
): Promise<ResigningParent> {
  const parent = await signIn(address, mail, DEMO_PASSWORD);
  const member = await memberOf(parent);
  const form = {
    last_day: LAST_DAY,
    reason: 'UTRATA_PRACY',
    labour_status: 'szuka_pracy',
    commitment: 'yes',
  };
  const body = {
    obj_type: 'cofundingmember',
    id_obj: member.id,
    kind: 'REZYGNACJA',
    form,
    ...LETTER,
  } as const;
  return { parent, member, of: (await parent.request(officeCases.add, { body, key: randomUUID() })).data };
}

/** What signs the statement, with a mailed code. */
export async function statementSigning(
  address: string,
  { parent, of }: ResigningParent,
  mail = RESIGNING_PARENT,
) {
  const document = statementOf(of);
  const query = { id: of.id };
  const known = (await mailsTo(address, mail)).length;
  await parent.request(officeCases.signcode, { query, body: { id_document: document.id } });
  const code = await codeMailedTo(address, mail, known);
  const { id: id_document, sha256 } = document;
  return { query, body: { id_document, sha256, pass: DEMO_PASSWORD, code, statement: 'yes' as const } };
}

export function statementOf({ documents, id_document, id }: OfficeCase) {
  const found = documents.find((one) => one.id === id_document);
  if (!found) throw new Error(`Case ${id} has no statement.`);
  return found;
}

/** The same, signed and led by an officer. */
export async function ledResignation(address: string, mail = RESIGNING_PARENT) {
  const written = await unsignedResignation(address, mail);
  const signing = await statementSigning(address, written, mail);
  await written.parent.request(officeCases.sign, { ...signing, key: randomUUID() });
  const staff = await clerk(address);
  const query = { id: written.of.id };
  const { data: of } = await staff.request(officeCases.take, { query, body: {}, key: randomUUID() });
  return { ...written, of, staff };
}

/** The same, accepted: the support has ended. */
export async function acceptedResignation(address: string, mail = RESIGNING_PARENT) {
  const { staff, of, parent } = await ledResignation(address, mail);
  await staff.request(officeCases.close, { query: { id: of.id }, body: LETTER, key: randomUUID() });
  return { parent, staff, of, member: await memberOf(parent) };
}
