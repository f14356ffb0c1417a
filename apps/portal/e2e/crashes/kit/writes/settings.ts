import { randomUUID } from 'node:crypto';
import { settings as contract, trustAnchors } from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { authorityBody, technician } from '../../../kit/settings';
import { again, commitOf, type Write } from '../write';

async function anchors(client: Client) {
  return (await client.request(trustAnchors.get, { query: {} })).data;
}

/** Adds the authority, or finds that another row has. */
async function added(client: Client) {
  const [first] = await anchors(client);
  if (first) return first;
  return (await client.request(trustAnchors.add, { body: await authorityBody() })).data;
}

/** Changes of settings. */
export const OF_SETTINGS: readonly Write[] = [
  {
    name: 'a section of the settings',
    points: commitOf(contract.set),
    async prepare(address) {
      const client = await technician(address);
      const { row_version, form } = (await client.request(contract.get)).data.retention;
      const [log_years, key] = [Number(form.log_years) + 1, randomUUID()];
      const body = { section: 'retention' as const, row_version, form: { ...form, log_years } };
      return {
        act: (next) => again(next, client).request(contract.set, { body, key }),
        async count(next) {
          const { retention } = (await again(next, client).request(contract.get)).data;
          return retention.form.log_years === log_years ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'an authority that is trusted',
    points: commitOf(trustAnchors.add),
    async prepare(address) {
      const client = await technician(address);
      for (const { id } of await anchors(client)) {
        await client.request(trustAnchors.delete, { query: { id }, body: {} });
      }
      const [body, key] = [await authorityBody(), randomUUID()];
      return {
        act: (next) => again(next, client).request(trustAnchors.add, { body, key }),
        count: async (next) => (await anchors(again(next, client))).length,
      };
    },
  },
  {
    name: 'an authority that is trusted no more',
    points: commitOf(trustAnchors.delete),
    async prepare(address) {
      const client = await technician(address);
      const [{ id }, key] = [await added(client), randomUUID()];
      return {
        act: (next) => again(next, client).request(trustAnchors.delete, { query: { id }, body: {}, key }),
        count: async (next) => 1 - (await anchors(again(next, client))).length,
      };
    },
  },
];
