import { randomUUID } from 'node:crypto';
import { retentionLists, retentionRows } from '@urzad/contract';
import { newestList, preparedList, rowOf } from '../../../kit/retention';
import { again, commitOf, type Write } from '../write';

const REASON = 'Trwa postępowanie przed sądem';

/** The inspector at a list of data to be erased. */
export const OF_RETENTION: readonly Write[] = [
  {
    name: 'a person whose data stays',
    points: commitOf(retentionRows.keep),
    async prepare(address) {
      const { client } = await preparedList(address);
      const { id, row_version } = await rowOf(client, { status: 'proposed' });
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(retentionRows.keep, {
            ...{ query: { id }, key },
            body: { row_version, reason: REASON },
          }),
        count: async (next) => ((await rowWith(next, client, id)).status === 'kept' ? 1 : 0),
      };
    },
  },
  {
    name: 'a person who is put back on the list',
    points: commitOf(retentionRows.propose),
    async prepare(address) {
      const { client } = await preparedList(address);
      const { id } = await rowOf(client, { status: 'proposed' });
      const kept = await rowWith(address, client, id);
      const { data } = await client.request(retentionRows.keep, {
        ...{ query: { id }, key: randomUUID() },
        body: { row_version: kept.row_version, reason: REASON },
      });
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(retentionRows.propose, {
            ...{ query: { id }, key },
            body: { row_version: data.row_version },
          }),
        count: async (next) => ((await rowWith(next, client, id)).status === 'proposed' ? 1 : 0),
      };
    },
  },
  {
    name: 'a list of data to be erased that is refused',
    points: commitOf(retentionLists.refuse),
    async prepare(address) {
      const { client, list } = await preparedList(address);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(retentionLists.refuse, {
            ...{ query: { id: list.id }, key },
            body: { row_version: list.row_version, reason: REASON },
          }),
        count: async (next) => ((await newestList(again(next, client)))?.status === 'refused' ? 1 : 0),
      };
    },
  },
  {
    name: 'a list of data to be erased that is approved',
    points: commitOf(retentionLists.approve),
    async prepare(address) {
      const { client, list } = await preparedList(address);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(retentionLists.approve, {
            ...{ query: { id: list.id }, key },
            body: { row_version: list.row_version, consent: 'AP-7/2040' },
          }),
        count: async (next) => {
          const newest = await newestList(again(next, client));
          return newest?.status === 'approved' || newest?.status === 'done' ? 1 : 0;
        },
      };
    },
  },
];

async function rowWith(address: string, client: Parameters<typeof again>[1], id: number) {
  return (await again(address, client).request(retentionRows.find, { query: { id } })).data;
}
