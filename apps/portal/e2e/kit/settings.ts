import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { trustAnchors } from '@urzad/contract';
import { type Client, signIn } from './api';
import { DEMO_PASSWORD } from './people';

const AUTHORITY = path.resolve(
  import.meta.dirname,
  '../../../server/src/signatures/testing/forgeries/files/stamps.cer',
);

export const technician = (address: string): Promise<Client> =>
  signIn(address, 'admin.techniczny@urzad.example.com', DEMO_PASSWORD);

/** A certificate of an invented authority, as a client sends it. */
export async function authorityBody() {
  return { purpose: 'time-stamp' as const, file: (await readFile(AUTHORITY)).toString('base64') };
}

/** Trusts it; the id of its row. */
export async function trustedAuthority(address: string): Promise<number> {
  const client = await technician(address);
  return (await client.request(trustAnchors.add, { body: await authorityBody() })).data.id;
}
