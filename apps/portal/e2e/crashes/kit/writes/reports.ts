import { randomUUID } from 'node:crypto';
import { reportDefinitions as contract } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const manager = (address: string) => signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
const settings = { filters: {}, columns: [], groups: ['status'], operations: ['budget.sum'] };

function newReport() {
  return { name: `Nabory ${randomUUID()}`, shared: 'no' as const, settings };
}

async function added(client: Client) {
  return (await client.request(contract.add, { body: { source: 'calls', ...newReport() } })).data;
}

async function reportsNamed(client: Client, name: string) {
  const { data } = await client.request(contract.get, { query: { page_count: 100 } });
  return data.filter((report) => report.name === name);
}

/** Saved definitions of reports, and their files. */
export const OF_REPORTS: readonly Write[] = [
  {
    name: 'a report that is kept',
    points: commitOf(contract.add),
    async prepare(address) {
      const client = await manager(address);
      const [body, key] = [{ source: 'calls', ...newReport() }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.add, { body, key }),
        count: async (next) => (await reportsNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a kept report that is changed',
    points: commitOf(contract.set),
    async prepare(address) {
      const client = await manager(address);
      const { id, row_version } = await added(client);
      const [body, key] = [{ row_version, ...newReport() }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.set, { query: { id }, body, key }),
        count: async (next) => (await reportsNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a kept report that is removed',
    points: commitOf(contract.delete),
    async prepare(address) {
      const client = await manager(address);
      const { id, name } = await added(client);
      const key = randomUUID();
      return {
        act: (next) => again(next, client).request(contract.delete, { query: { id }, body: {}, key }),
        count: async (next) => 1 - (await reportsNamed(again(next, client), name)).length,
      };
    },
  },
  {
    name: 'a report as a file',
    points: commitOf(contract.export),
    async prepare(address) {
      const client = await manager(address);
      const body = { source: 'calls', settings, format: 'csv' as const };
      return { act: (next) => again(next, client).request(contract.export, { body }) };
    },
  },
];
