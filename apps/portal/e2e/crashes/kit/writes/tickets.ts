import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, tickets as contract, type Ticket } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer } from '../../../kit/steps';
import { again, commitOf, type Write } from '../write';

const LETTER = { body: 'Proszę spróbować jeszcze raz.', filenames: [] };
const REASON = 'To nie jest usterka portalu.';
const FAULT = { category: 'PLIKI', title: 'Plik się nie dodaje', ...LETTER, browser: null };

interface TicketWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  by: 'parent' | 'manager';
  /** What the manager did before with the new ticket. */
  before?: (manager: Client, of: Ticket, address: string) => Promise<unknown>;
  act: (client: Client, of: Ticket, key: string) => Promise<unknown>;
  /** How many effects the manager sees. */
  effects: (of: Ticket) => number;
}

const take = (manager: Client, { id }: Ticket) => manager.request(contract.take, { query: { id }, body: {} });
const letters = ({ messages }: Ticket) => messages.length - 1;
const isIn = (status: Ticket['status']) => (of: Ticket) => (of.status === status ? 1 : 0);

async function solve(manager: Client, of: Ticket) {
  await take(manager, of);
  await manager.request(contract.solve, { query: { id: of.id }, body: LETTER });
}

/** A letter by its step. */
const letter = (step: 'write' | 'unsolved' | 'answer' | 'ask' | 'solve') => ({
  endpoint: contract[step],
  act: (client: Client, { id }: Ticket, key: string) =>
    client.request(contract[step], { query: { id }, body: LETTER, key }),
});

const WRITES: readonly TicketWrite[] = [
  { name: 'a letter in a ticket', by: 'parent', ...letter('write'), effects: letters },
  {
    name: 'a ticket that is not solved',
    by: 'parent',
    before: solve,
    ...letter('unsolved'),
    effects: ({ messages }) => messages.length - 2,
  },
  {
    name: 'a ticket that is confirmed',
    endpoint: contract.confirm,
    by: 'parent',
    before: solve,
    act: (client, { id }, key) => client.request(contract.confirm, { query: { id }, body: {}, key }),
    effects: isIn('closed'),
  },
  {
    name: 'a ticket that is taken',
    endpoint: contract.take,
    by: 'manager',
    act: (client, { id }, key) => client.request(contract.take, { query: { id }, body: {}, key }),
    effects: isIn('open'),
  },
  {
    name: 'a ticket that is taken over',
    endpoint: contract.takeover,
    by: 'manager',
    before: async (_manager, of, address) =>
      take(await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD), of),
    act: (client, { id, owner }, key) =>
      client.request(contract.takeover, { query: { id }, body: { id_user_owner: owner?.id ?? null }, key }),
    effects: ({ owner }) => (owner?.name === 'Krystyna Kierownicza' ? 1 : 0),
  },
  {
    name: 'a ticket that is assigned',
    endpoint: contract.assign,
    by: 'manager',
    act: async (client, { id }, key) => {
      const { data } = await client.request(contract.officers, { query: { id } });
      const id_user_owner = data.find(({ name }) => name === 'Piotr Pracowity')?.id ?? 0;
      return client.request(contract.assign, { query: { id }, body: { id_user_owner }, key });
    },
    effects: ({ owner }) => (owner?.name === 'Piotr Pracowity' ? 1 : 0),
  },
  {
    name: 'another category of a ticket',
    endpoint: contract.set,
    by: 'manager',
    before: take,
    act: (client, { id, row_version }, key) => {
      const body = { row_version, category: 'INNE', priority: 'HIGH' as const };
      return client.request(contract.set, { query: { id }, body, key });
    },
    effects: ({ priority }) => (priority === 'HIGH' ? 1 : 0),
  },
  { name: 'an answer in a ticket', by: 'manager', before: take, ...letter('answer'), effects: letters },
  { name: 'a question in a ticket', by: 'manager', before: take, ...letter('ask'), effects: letters },
  { name: 'a ticket that is solved', by: 'manager', before: take, ...letter('solve'), effects: letters },
  {
    name: 'a note in a ticket',
    endpoint: contract.note,
    by: 'manager',
    act: (client, { id }, key) =>
      client.request(contract.note, { query: { id }, body: { body: REASON }, key }),
    effects: letters,
  },
  {
    name: 'a ticket that is closed',
    endpoint: contract.close,
    by: 'manager',
    act: (client, { id, row_version }, key) =>
      client.request(contract.close, { query: { id }, body: { row_version, reason: REASON }, key }),
    effects: letters,
  },
  {
    name: 'a ticket that is merged',
    endpoint: contract.merge,
    by: 'manager',
    // The third of the demo stays open.
    act: (client, { id, row_version }, key) =>
      client.request(contract.merge, { query: { id }, body: { row_version, number: 'ZGL/2027/00003' }, key }),
    effects: ({ main }) => (main ? 1 : 0),
  },
  {
    name: 'a ticket that is opened again',
    endpoint: contract.reopen,
    by: 'manager',
    before: solve,
    act: (client, { id, row_version }, key) =>
      client.request(contract.reopen, { query: { id }, body: { row_version, reason: REASON }, key }),
    effects: isIn('open'),
  },
];

/** What is written in tickets of the help desk. */
export const OF_TICKETS: readonly Write[] = [
  {
    name: 'a new ticket',
    points: commitOf(contract.add),
    async prepare(address: string) {
      const parent = await newcomer(address, newPerson());
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.add, { body: FAULT, key }),
        count: async (next) => (await again(next, parent).request(contract.get)).count,
      };
    },
  },
  {
    name: 'letters of a ticket that are read',
    points: commitOf(contract.read),
    async prepare(address: string) {
      const { parent, manager, of } = await asked(address);
      await take(manager, of);
      const { data } = await manager.request(contract.answer, { query: { id: of.id }, body: LETTER });
      const id_message = data.messages.at(-1)?.id ?? 0;
      const [query, body] = [{ id: of.id }, { id_message }];
      return {
        act: (next) => again(next, parent).request(contract.read, { query, body }),
        count: async (next) => {
          const seen = (await again(next, parent).request(contract.find, { query })).data;
          return seen.messages.filter(({ read_date, direction }) => direction === 'OUT' && read_date).length;
        },
      };
    },
  },
  ...WRITES.map(({ name, endpoint, by, before, act, effects }) => ({
    name,
    points: commitOf(endpoint),
    async prepare(address: string) {
      const { parent, manager, of: begun } = await asked(address);
      const query = { id: begun.id };
      const seen = async (client: Client) => (await client.request(contract.find, { query })).data;
      await before?.(manager, begun, address);
      const [of, key, who] = [await seen(manager), randomUUID(), by === 'parent' ? parent : manager];
      return {
        act: (next: string) => act(again(next, who), of, key),
        count: async (next: string) => effects(await seen(again(next, manager))),
      };
    },
  })),
];

/** A new ticket of a new parent, and the manager who sees it. */
async function asked(address: string) {
  const parent = await newcomer(address, newPerson());
  const { data: of } = await parent.request(contract.add, { body: FAULT, key: randomUUID() });
  const manager = await signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
  return { parent, manager, of };
}
