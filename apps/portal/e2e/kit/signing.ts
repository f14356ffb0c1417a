import { randomUUID } from 'node:crypto';
import { type Contract, contractSigning, demo, managedAccounts } from '@urzad/contract';
import { type Client, signIn } from './api';
import { contractOf, preparer, sentContract } from './contracts';
import { DEMO_PASSWORD } from './people';

/** The parent of the contract of the demo that waits for a signature. */
export const SIGNING_PARENT = 'marek.fikcyjny@example.com';
export const DIRECTOR = 'dyrektor@urzad.example.com';

export const director = (address: string) => signIn(address, DIRECTOR, DEMO_PASSWORD);
export const chancery = (address: string) => signIn(address, 'kancelaria@urzad.example.com', DEMO_PASSWORD);

/** The contract that waits for its parent, and the parent. */
export async function waitingContract(address: string) {
  const { id } = await sentContract(await preparer(address));
  const parent = await signIn(address, SIGNING_PARENT, DEMO_PASSWORD);
  return { parent, contract: await contractOf(parent, id) };
}

export function documentIn({ documents }: Pick<Contract, 'documents'>) {
  const document = documents.find(({ kind }) => kind === 'UMOWA');
  if (!document) throw new Error('The contract has no document.');
  return document;
}

/**
 * The document signed by the authority of the demo, and uploaded.
 * @param mail in the name of this account. @default the caller's own
 */
export async function signedUpload(
  who: Client,
  contract: Pick<Contract, 'documents'>,
  mail?: string,
): Promise<string> {
  const { url } = documentIn(contract);
  const bytes = Buffer.from(await (await fetch(new URL(url, who.address))).arrayBuffer());
  const { data } = await who.request(demo.sign, {
    body: { pdf: bytes.toString('base64'), ...(mail !== undefined && { mail }) },
  });
  return who.upload({ name: 'umowa-podpisana.pdf', bytes: Buffer.from(data.pdf, 'base64') });
}

/** The same contract, signed by its parent: it waits for the office. @param mail as of `signedUpload` */
export async function signedByParent(address: string, mail?: string): Promise<Contract> {
  const { parent, contract } = await waitingContract(address);
  const { sha256 } = documentIn(contract);
  const filename = await signedUpload(parent, contract, mail);
  const options = { query: { id: contract.id }, body: { filename, sha256 }, key: randomUUID() };
  return (await parent.request(contractSigning.sign, options)).data;
}

/** An account with the name of the parent and no PESEL: whose signature it is stays unclear. */
export async function namesakeOfParent(address: string): Promise<string> {
  const admin = await signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);
  const { data } = await admin.request(managedAccounts.roles);
  const mail = `imiennik.${randomUUID().slice(0, 8)}@urzad.example.com`;
  const name = { firstname: 'Marek', lastname: 'Fikcyjny' };
  const id_role = data.find(({ code }) => code === 'OBS')?.id ?? 0;
  await admin.request(managedAccounts.add, {
    body: { mail, ...name, id_role, reason: 'Osoba o tym samym nazwisku' },
  });
  return mail;
}
