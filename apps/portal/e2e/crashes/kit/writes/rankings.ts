import { randomUUID } from 'node:crypto';
import { callRankings as contract } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { endCall, rankingOf } from '../../../kit/closed-call';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const manager = (address: string) => signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
const director = (address: string) => signIn(address, 'dyrektor@urzad.example.com', DEMO_PASSWORD);

/** The ranking of a call, which nobody is left in: the writes are the same with two thousand. */
export const OF_RANKINGS: readonly Write[] = [
  {
    name: 'a proposal of a ranking',
    points: commitOf(contract.propose),
    async prepare(address) {
      const [id, staff, key] = [await endCall(address), await manager(address), randomUUID()];
      const { row_version } = await rankingOf(staff, id);
      return {
        act: (next) =>
          again(next, staff).request(contract.propose, { query: { id }, body: { row_version }, key }),
        count: async (next) => Number((await rankingOf(again(next, staff), id)).proposal !== null),
      };
    },
  },
  {
    name: 'an approved proposal',
    points: commitOf(contract.approveProposal),
    async prepare(address) {
      const { id } = await proposed(address);
      const [staff, key] = [await director(address), randomUUID()];
      const { row_version } = await rankingOf(staff, id);
      return {
        act: (next) =>
          again(next, staff).request(contract.approveProposal, { query: { id }, body: { row_version }, key }),
        count: async (next) => Number((await rankingOf(again(next, staff), id)).proposal?.approved !== null),
      };
    },
  },
  {
    name: 'published results',
    points: commitOf(contract.rank),
    async prepare(address) {
      const { id, staff } = await proposed(address);
      const second = await director(address);
      const { row_version: proposal } = await rankingOf(second, id);
      await second.request(contract.approveProposal, {
        query: { id },
        body: { row_version: proposal },
        key: randomUUID(),
      });
      const [{ row_version }, key] = [await rankingOf(staff, id), randomUUID()];
      return {
        act: (next) =>
          again(next, staff).request(contract.rank, { query: { id }, body: { row_version }, key }),
        count: async (next) => Number((await rankingOf(again(next, staff), id)).status === 'ranked'),
      };
    },
  },
  {
    name: 'a list saved as a file, of which only the log knows',
    points: commitOf(contract.exportList),
    async prepare(address) {
      const { id, staff } = await proposed(address);
      const body = { of: 'people', format: 'xlsx' } as const;
      return { act: (next) => again(next, staff).request(contract.exportList, { query: { id }, body }) };
    },
  },
];

async function proposed(address: string): Promise<{ id: number; staff: Client }> {
  const [id, staff] = [await endCall(address), await manager(address)];
  const { row_version } = await rankingOf(staff, id);
  await staff.request(contract.propose, { query: { id }, body: { row_version }, key: randomUUID() });
  return { id, staff };
}
