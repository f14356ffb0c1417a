import { randomUUID } from 'node:crypto';
import { cofundingEmployers as contract } from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { preparer } from '../../../kit/contracts';
import { aPdf } from '../../../kit/files';
import { type OutOfWork, outOfWork } from '../../../kit/out-of-work';
import { again, commitOf, type Write } from '../write';

/** Certificates about work that come after the documents stage; each has a world of its own. */
export const OF_CERTIFICATES: readonly Write[] = [
  {
    name: 'a certificate that is brought',
    points: commitOf(contract.add),
    async prepare(address) {
      const { parent, id } = await outOfWork(address);
      const body = await certificateBy(parent);
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.add, { query: { id }, body, key }),
        count: async (next) => (await certificatesOf(again(next, parent), id)).length,
      };
    },
  },
  {
    name: 'a certificate that is checked',
    points: commitOf(contract.check),
    async prepare(address) {
      const { id } = await bringing(address);
      const lead = await preparer(address);
      const [certificate] = await certificatesOf(lead, id);
      const body = {
        ...{ id_certificate: certificate?.id ?? 0, row_version: certificate?.row_version ?? 0 },
        ...{ status: 'rejected' as const, note: 'Brakuje podpisu pracodawcy.' },
      };
      const key = randomUUID();
      return {
        act: (next) => again(next, lead).request(contract.check, { query: { id }, body, key }),
        count: async (next) =>
          (await certificatesOf(again(next, lead), id)).filter(({ status }) => status === 'rejected').length,
      };
    },
  },
];

async function bringing(address: string): Promise<OutOfWork> {
  const found = await outOfWork(address);
  const body = await certificateBy(found.parent);
  await found.parent.request(contract.add, { query: { id: found.id }, body, key: randomUUID() });
  return found;
}

async function certificateBy(parent: Client) {
  const filename = await parent.upload({ name: 'zaświadczenie.pdf', bytes: aPdf() });
  return { kind: 'START' as const, filename };
}

async function certificatesOf(client: Client, id: number) {
  return (await client.request(contract.find, { query: { id } })).data.certificates;
}
