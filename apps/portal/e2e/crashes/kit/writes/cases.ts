import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, officeCases as contract, type OfficeCase } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer } from '../../../kit/steps';
import { again, commitOf, type PreparedWrite, type Write } from '../write';

const LETTER = { body: 'Proszę o wyjaśnienie.', filenames: [] };
const REASON = 'Czekamy na opinię radcy prawnego.';
const QUESTION = {
  obj_type: 'general' as const,
  id_obj: null,
  kind: 'PYTANIE' as const,
  form: { title: 'Godziny pracy' },
  ...LETTER,
};

interface CaseWrite extends Pick<PreparedWrite, 'refusedWith'> {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  by: 'parent' | 'manager';
  /** What the manager did before with the new case. */
  before?: (manager: Client, id: number) => Promise<unknown>;
  act: (client: Client, of: OfficeCase, key: string) => Promise<unknown>;
  /** How many effects the manager sees. */
  effects: (of: OfficeCase) => number;
}

const take = (manager: Client, id: number) => manager.request(contract.take, { query: { id }, body: {} });
const letters = ({ messages }: OfficeCase) => messages.length - 1;
const isIn = (status: OfficeCase['status']) => (of: OfficeCase) => (of.status === status ? 1 : 0);

async function end(manager: Client, id: number) {
  await take(manager, id);
  await manager.request(contract.close, { query: { id }, body: LETTER });
}

/** The last day of a question or of a moved term, later than that of the term itself. */
function laterDay({ due_date }: OfficeCase, days: number) {
  const day = new Date(Date.parse(due_date ?? '') + days * 86_400_000);
  return day.toISOString().slice(0, 10) as NonNullable<OfficeCase['due_date']>;
}

const WRITES: readonly CaseWrite[] = [
  {
    name: 'a letter of a parent',
    endpoint: contract.write,
    by: 'parent',
    act: (client, { id }, key) => client.request(contract.write, { query: { id }, body: LETTER, key }),
    effects: letters,
  },
  {
    name: 'a note of the office',
    endpoint: contract.note,
    by: 'manager',
    act: (client, { id }, key) =>
      client.request(contract.note, { query: { id }, body: { body: REASON }, key }),
    effects: letters,
  },
  {
    name: 'a question of the office',
    endpoint: contract.ask,
    by: 'manager',
    before: take,
    act: (client, of, key) =>
      client.request(contract.ask, {
        query: { id: of.id },
        body: { ...LETTER, answer_to: laterDay(of, -7) },
        key,
      }),
    effects: letters,
  },
  {
    name: 'a case that is taken',
    endpoint: contract.take,
    by: 'manager',
    act: (client, { id }, key) => client.request(contract.take, { query: { id }, body: {}, key }),
    effects: isIn('open'),
  },
  {
    name: 'a case that is taken over',
    endpoint: contract.takeover,
    by: 'manager',
    before: async (manager, id) => {
      const { data } = await manager.request(contract.officers, { query: { id } });
      const officer = data.find(({ name }) => name === 'Piotr Pracowity')?.id ?? 0;
      await manager.request(contract.assign, { query: { id }, body: { id_user_owner: officer } });
    },
    act: (client, { id, owner }, key) =>
      client.request(contract.takeover, { query: { id }, body: { id_user_owner: owner?.id ?? null }, key }),
    effects: ({ owner }) => (owner?.name === 'Krystyna Kierownicza' ? 1 : 0),
  },
  {
    name: 'a case that is handed on',
    endpoint: contract.assign,
    by: 'manager',
    act: async (client, { id }, key) => {
      const { data } = await client.request(contract.officers, { query: { id } });
      const body = { id_user_owner: data[0]?.id ?? 0 };
      return client.request(contract.assign, { query: { id }, body, key });
    },
    effects: isIn('open'),
  },
  {
    name: 'another day of the answer',
    endpoint: contract.extend,
    by: 'manager',
    before: take,
    act: (client, of, key) =>
      client.request(contract.extend, {
        query: { id: of.id },
        body: { due_date: laterDay(of, 14), reason: REASON },
        key,
      }),
    effects: letters,
  },
  {
    name: 'a case that is settled',
    endpoint: contract.close,
    by: 'manager',
    before: take,
    act: (client, { id }, key) => client.request(contract.close, { query: { id }, body: LETTER, key }),
    effects: letters,
  },
  {
    name: 'a case that is refused',
    endpoint: contract.refuse,
    by: 'manager',
    before: take,
    act: (client, { id }, key) => client.request(contract.refuse, { query: { id }, body: LETTER, key }),
    effects: letters,
  },
  {
    name: 'a case that is reopened',
    endpoint: contract.reopen,
    by: 'manager',
    before: end,
    act: (client, { id }, key) =>
      client.request(contract.reopen, { query: { id }, body: { reason: REASON }, key }),
    effects: isIn('open'),
  },
  {
    name: 'a case that is withdrawn',
    endpoint: contract.withdraw,
    by: 'parent',
    act: (client, { id }, key) => client.request(contract.withdraw, { query: { id }, body: {}, key }),
    effects: isIn('withdrawn'),
  },
  {
    name: 'the title of a case',
    endpoint: contract.set,
    by: 'manager',
    act: (client, { id, row_version }) =>
      client.request(contract.set, { query: { id }, body: { row_version, title: 'Sobota' } }),
    effects: ({ title }) => (title === 'Sobota' ? 1 : 0),
    refusedWith: 'conflict',
  },
  {
    name: 'a letter that was read',
    endpoint: contract.read,
    by: 'manager',
    act: (client, { id, messages }) =>
      client.request(contract.read, { query: { id }, body: { id_message: messages[0]?.id ?? 0 } }),
    effects: ({ unread }) => 1 - unread,
  },
];

/** What both sides do with a case. */
export const OF_CASES: readonly Write[] = [
  {
    name: 'a new case',
    points: commitOf(contract.add),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const key = randomUUID();
      return {
        act: (next) => again(next, parent).request(contract.add, { body: QUESTION, key }),
        count: async (next) => (await again(next, parent).request(contract.get, { query: {} })).count,
      };
    },
  },
  ...WRITES.map(writeOf),
];

function writeOf({ name, endpoint, by, before, act, effects, refusedWith }: CaseWrite): Write {
  return {
    name,
    points: commitOf(endpoint),
    async prepare(address) {
      const parent = await newcomer(address, newPerson());
      const manager = await signIn(address, 'kierownik@urzad.example.com', DEMO_PASSWORD);
      const { id } = (await parent.request(contract.add, { body: QUESTION })).data;
      await before?.(manager, id);
      const seen = async (client: Client) => (await client.request(contract.find, { query: { id } })).data;
      const begun = await seen(manager);
      const [key, actor] = [randomUUID(), by === 'parent' ? parent : manager];
      return {
        act: (next) => act(again(next, actor), begun, key),
        count: async (next) => effects(await seen(again(next, manager))),
        ...(refusedWith && { refusedWith }),
      };
    },
  };
}
