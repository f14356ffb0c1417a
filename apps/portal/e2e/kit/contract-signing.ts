import { randomUUID } from 'node:crypto';
import {
  type Contract,
  cofundingMembers,
  demo,
  managedAccounts,
  contractSigning as signing,
} from '@urzad/contract';
import { type Client, signIn } from './api';
import { contractOf, preparer, sentContract } from './contracts';
import { DEMO_PASSWORD } from './people';

export const PARENT = { mail: 'marek.fikcyjny@example.com', firstname: 'Marek', lastname: 'Fikcyjny' };
export const SIGNATORY = 'dyrektor@urzad.example.com';

export const signatory = (address: string) => signIn(address, SIGNATORY, DEMO_PASSWORD);

/** The contract of the demo that waits for its parent, as they see it. */
export async function contractToSign(address: string): Promise<{ parent: Client; contract: Contract }> {
  const { id } = await sentContract(await preparer(address));
  const parent = await signIn(address, PARENT.mail, DEMO_PASSWORD);
  return { parent, contract: await contractOf(parent, id) };
}

export function contractDocument({ id, documents }: Pick<Contract, 'id' | 'documents'>) {
  const document = documents.find(({ kind }) => kind === 'UMOWA');
  if (!document) throw new Error(`Contract ${id} has no document.`);
  return document;
}

/** The document of the contract as it is now, signed outside of the portal in the name of the caller or of `mail`. */
export async function signedOutside(client: Client, { id }: Pick<Contract, 'id'>, mail?: string) {
  const document = contractDocument(await contractOf(client, id));
  const given = Buffer.from(await (await fetch(client.address + document.url)).arrayBuffer());
  const body = { pdf: given.toString('base64'), ...(mail !== undefined && { mail }) };
  const { data } = await client.request(demo.sign, { body });
  const bytes = Buffer.from(data.pdf, 'base64');
  const filename = await client.upload({ name: 'umowa-podpisana.pdf', bytes });
  return { filename, sha256: document.sha256 };
}

/** That contract, handed over by its parent. */
export async function contractToCountersign(address: string, mail?: string): Promise<Contract> {
  const { parent, contract } = await contractToSign(address);
  const body = await signedOutside(parent, contract, mail);
  return (await parent.request(signing.sign, { query: { id: contract.id }, body, key: randomUUID() })).data;
}

/** The same by somebody of the parent's name whose certificate tells no PESEL: its verdict is unclear. */
export async function contractToConfirm(address: string): Promise<Contract> {
  return contractToCountersign(address, await namesakeOf(address, PARENT));
}

/** Somebody of the same name whose certificate tells no PESEL. */
export async function namesakeOf(
  address: string,
  { firstname, lastname }: { firstname: string; lastname: string },
): Promise<string> {
  const admin = await signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);
  const roles = (await admin.request(managedAccounts.roles)).data;
  const mail = `imiennik.${randomUUID().slice(0, 8)}@urzad.example.com`;
  const id_role = roles.find(({ code }) => code === 'KAN')?.id ?? 0;
  const body = { mail, firstname, lastname, id_role, reason: 'Zastępstwo w czasie urlopu' };
  await admin.request(managedAccounts.add, { body });
  return mail;
}

/** Participants whom this contract made, each with a whole schedule for every child. */
export async function membersOf(staff: Client, { number, care }: Contract): Promise<number> {
  const { data } = await staff.request(cofundingMembers.get, { query: { page_count: 100 } });
  const found = data.filter((member) => member.contract_number === number);
  for (const { id } of found) {
    const { data: member } = await staff.request(cofundingMembers.find, { query: { id } });
    const months = member?.co_fundings.map(({ schedule }) => schedule.length);
    const promised = care.map(({ schedule }) => schedule.length);
    if (String(months) !== String(promised)) throw new Error(`Of ${number} there are ${months} months.`);
  }
  return found.length;
}
