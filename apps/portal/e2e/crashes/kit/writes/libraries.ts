import { randomUUID } from 'node:crypto';
import { libraryItems as contract, type LibraryItem, libraries, localities } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const host = (address: string) => signIn(address, 'gospodarz@urzad.example.com', DEMO_PASSWORD);
const newCode = () => `NOWA_${randomUUID().slice(0, 8).toUpperCase()}`;
const VALUES = {
  ...{ name: 'Nowa kategoria', name_en: 'A new category', number: null, color: null },
  ...{ valid_from: null, valid_to: null, rate: null },
};

/** One invented place in the format of the official registers. */
const REGISTERS = {
  terc: 'WOJ;POW;GMI;RODZ;NAZWA;NAZWA_DOD;STAN_NA\n32;14;06;2;Kobylanka;gmina wiejska;2027-01-01',
  simc: 'WOJ;POW;GMI;RODZ_GMI;RM;MZ;NAZWA;SYM;SYMPOD;STAN_NA\n32;14;06;2;01;1;Zmyślin;9000001;9000001;2027-01-01',
};

async function tickets(client: Client): Promise<number> {
  const { data } = await client.request(libraries.get, { query: { has_text: 'TICKET_CATEGORY' } });
  return data[0]?.id ?? 0;
}

async function added(client: Client): Promise<LibraryItem> {
  const query = { id_library: await tickets(client) };
  return (await client.request(contract.add, { query, body: { ...VALUES, code: newCode() } })).data;
}

async function itemsOf(client: Client, code: string): Promise<LibraryItem[]> {
  const query = { id_library: await tickets(client), page_count: 100 };
  const { data } = await client.request(contract.get, { query });
  return data.filter((item) => item.code === code);
}

async function placesNamed(client: Client, name: string): Promise<LibraryItem[]> {
  const { data: found } = await client.request(libraries.get, { query: { has_text: 'MIEJSCOWOSCI' } });
  const query = { id_library: found[0]?.id ?? 0, has_text: name };
  return (await client.request(contract.get, { query })).data;
}

interface Changed {
  name: string;
  endpoint: (typeof contract)['set' | 'move' | 'archive' | 'restore' | 'delete'];
  /** Before the write. */
  begin?: (client: Client, item: LibraryItem) => Promise<LibraryItem>;
  send: (client: Client, item: LibraryItem, key: string) => Promise<unknown>;
  isDone: (found: LibraryItem | undefined, begun: LibraryItem) => boolean;
}

const archive = async (client: Client, { id, row_version }: LibraryItem, key?: string) =>
  (await client.request(contract.archive, { query: { id }, body: { row_version }, ...(key && { key }) }))
    .data;

const CHANGES: readonly Changed[] = [
  {
    name: 'an item of a dictionary that is changed',
    endpoint: contract.set,
    send: (client, { id, row_version }, key) => {
      const body = { ...VALUES, name: 'Zmieniona', row_version };
      return client.request(contract.set, { query: { id }, body, key });
    },
    isDone: (found) => found?.name === 'Zmieniona',
  },
  {
    name: 'an item of a dictionary that is moved',
    endpoint: contract.move,
    send: (client, { id, row_version }, key) =>
      client.request(contract.move, { query: { id }, body: { row_version, to: 'up' }, key }),
    isDone: (found, begun) => found?.number === begun.number - 1,
  },
  {
    name: 'an item of a dictionary that is archived',
    endpoint: contract.archive,
    send: archive,
    isDone: (found) => found?.archived === 'yes',
  },
  {
    name: 'an item of a dictionary that is restored',
    endpoint: contract.restore,
    begin: archive,
    send: (client, { id, row_version }, key) =>
      client.request(contract.restore, { query: { id }, body: { row_version }, key }),
    isDone: (found) => found?.archived === 'no',
  },
  {
    name: 'an item of a dictionary that is deleted',
    endpoint: contract.delete,
    send: (client, { id, row_version }, key) =>
      client.request(contract.delete, { query: { id }, body: { row_version }, key }),
    isDone: (found) => found === undefined,
  },
];

/** The office's changes of its dictionaries. */
export const OF_LIBRARIES: readonly Write[] = [
  {
    name: 'an item of a dictionary that is added',
    points: commitOf(contract.add),
    async prepare(address) {
      const client = await host(address);
      const [code, key, id_library] = [newCode(), randomUUID(), await tickets(client)];
      const body = { ...VALUES, code };
      return {
        act: (next) => again(next, client).request(contract.add, { query: { id_library }, body, key }),
        count: async (next) => (await itemsOf(again(next, client), code)).length,
      };
    },
  },
  {
    name: 'places of the official registers that are imported',
    points: commitOf(localities.import),
    async prepare(address) {
      const client = await host(address);
      const key = randomUUID();
      return {
        act: (next) =>
          again(next, client).request(localities.import, { body: { ...REGISTERS, preview: 'no' }, key }),
        count: async (next) => {
          const { data } = await again(next, client).request(localities.get);
          const names = data.flatMap((commune) => commune.names);
          return names.filter((name) => name === 'Zmyślin').length;
        },
      };
    },
  },
  {
    name: 'a place of the office that is deleted',
    points: commitOf(localities.delete),
    async prepare(address) {
      const client = await host(address);
      const place = { name: 'Zbędne', community: '3214-kobylanka-w' };
      // One that an earlier crash has left is taken again.
      await client.request(localities.add, { body: place, key: randomUUID() }).catch(() => undefined);
      const [item] = await placesNamed(client, place.name);
      if (!item) throw new Error('The place was not added.');
      const [query, body, key] = [{ id: item.id }, { row_version: item.row_version }, randomUUID()];
      return {
        act: (next) => again(next, client).request(localities.delete, { query, body, key }),
        count: async (next) => ((await placesNamed(again(next, client), place.name)).length === 0 ? 1 : 0),
      };
    },
  },
  ...CHANGES.map(({ name, endpoint, begin, send, isDone }): Write => {
    return {
      name,
      points: commitOf(endpoint),
      async prepare(address) {
        const client = await host(address);
        const first = await added(client);
        const [item, key] = [begin ? await begin(client, first) : first, randomUUID()];
        return {
          act: (next) => send(again(next, client), item, key),
          count: async (next) => {
            const [found] = await itemsOf(again(next, client), item.code);
            return isDone(found, item) ? 1 : 0;
          },
        };
      },
    };
  }),
];
