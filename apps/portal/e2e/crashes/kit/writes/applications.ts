import { randomUUID } from 'node:crypto';
import { applications } from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { technician } from '../../../kit/settings';
import { again, commitOf, type Write } from '../write';

async function list(client: Client) {
  return (await client.request(applications.get, { query: {} })).data;
}

const formOf = (folder: string) => ({ name: 'Próba', url_own: 'no', domain: '', folder, status: 'active' });
const newFolder = () => `proba-${randomUUID().slice(0, 8)}`;

async function added(client: Client) {
  return (await client.request(applications.add, { body: { form: formOf(newFolder()) } })).data;
}

/** Changes of the records of applications. */
export const OF_APPLICATIONS: readonly Write[] = [
  {
    name: 'a new application',
    points: commitOf(applications.add),
    async prepare(address) {
      const client = await technician(address);
      const [folder, key] = [newFolder(), randomUUID()];
      return {
        act: (next) => again(next, client).request(applications.add, { body: { form: formOf(folder) }, key }),
        async count(next) {
          const found = await list(again(next, client));
          return found.filter((one) => one.folder === folder).length;
        },
      };
    },
  },
  {
    name: 'a change of an application',
    points: commitOf(applications.set),
    async prepare(address) {
      const client = await technician(address);
      const { id, row_version } = await added(client);
      const [folder, key] = [newFolder(), randomUUID()];
      const body = { row_version, form: formOf(folder) };
      return {
        act: (next) => again(next, client).request(applications.set, { query: { id }, body, key }),
        async count(next) {
          const found = await list(again(next, client));
          return found.filter((one) => one.folder === folder).length;
        },
      };
    },
  },
  {
    name: 'an application that is removed',
    points: commitOf(applications.delete),
    async prepare(address) {
      const client = await technician(address);
      const [{ id }, key] = [await added(client), randomUUID()];
      return {
        act: (next) => again(next, client).request(applications.delete, { query: { id }, body: {}, key }),
        async count(next) {
          const found = await list(again(next, client));
          return found.some((one) => one.id === id) ? 0 : 1;
        },
      };
    },
  },
];
