import { randomUUID } from 'node:crypto';
import { settings as contract, noticeTemplates, trustAnchors } from '@urzad/contract';
import type { Client } from '../../../kit/api';
import { manager } from '../../../kit/contracts';
import { authorityBody, technician } from '../../../kit/settings';
import { again, commitOf, type Write } from '../write';

async function anchors(client: Client) {
  return (await client.request(trustAnchors.get, { query: {} })).data;
}

async function templateOf(client: Client, asked: string) {
  const found = (await client.request(noticeTemplates.get)).data.find(({ code }) => code === asked);
  if (!found) throw new Error(`There is no template ${asked}.`);
  return found;
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
  {
    name: 'the words of a notice',
    points: commitOf(noticeTemplates.set),
    async prepare(address) {
      const client = await manager(address);
      const { code, row_version, words } = await templateOf(client, 'case-letter');
      const [subject_pl, key] = [`Nowy list ${randomUUID().slice(0, 8)}`, randomUUID()];
      const body = { code, row_version, words: { ...words, subject_pl } };
      return {
        act: (next) => again(next, client).request(noticeTemplates.set, { body, key }),
        async count(next) {
          const after = await templateOf(again(next, client), code);
          return after.words.subject_pl === subject_pl ? after.row_version - row_version : 0;
        },
      };
    },
  },
  {
    name: 'a notice that returns to its shipped words',
    points: commitOf(noticeTemplates.restore),
    async prepare(address) {
      const client = await manager(address);
      const before = await templateOf(client, 'exit-form');
      const words = { ...before.words, subject_pl: 'Napisz do nas' };
      const sent = { code: before.code, row_version: before.row_version, words };
      const { code, row_version } = (await client.request(noticeTemplates.set, { body: sent })).data;
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(noticeTemplates.restore, { body: { code, row_version }, key }),
        count: async (next) => ((await templateOf(again(next, client), code)).row_version === 0 ? 1 : 0),
      };
    },
  },
];
