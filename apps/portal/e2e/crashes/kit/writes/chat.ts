import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, type ChatMessage, type ChatRoom, chatRooms as contract } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, answered, commitOf, type Write } from '../write';

interface Made {
  /** Of the officer and a colleague, with a message of each. */
  room: ChatRoom;
  message: ChatMessage;
  /** Of the colleague, which the officer has not read. */
  theirs: ChatMessage;
  /** Colleagues of the officer: the first is in the room. */
  others: readonly number[];
  name: string;
}

interface ChatWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  act: (officer: Client, made: Made, key: string) => Promise<unknown>;
  effects: (officer: Client, made: Made) => Promise<number>;
}

const MESSAGE = { body: 'Kto ma klucz?', filenames: [], mentions: [] };
const roomOf = async (officer: Client, { room: { id } }: Made) =>
  (await officer.request(contract.find, { query: { id } })).data;
const messagesOf = async (officer: Client, { room: { id } }: Made) =>
  (await officer.request(contract.messages, { query: { id } })).data;
const named = async (officer: Client, wanted: (row: { name: string; kind: string }) => boolean) =>
  (await officer.request(contract.get, { query: { page_count: 100 } })).data.filter(wanted).length;

const WRITES: readonly ChatWrite[] = [
  {
    name: 'a room',
    endpoint: contract.add,
    act: (officer, { others, name }, key) =>
      officer.request(contract.add, { body: { name: `${name} drugi`, users: [others[0] ?? 0] }, key }),
    effects: (officer, { name }) => named(officer, (row) => row.name === `${name} drugi`),
  },
  {
    name: 'a conversation of two',
    endpoint: contract.talk,
    act: (officer, { others }, key) =>
      officer.request(contract.talk, { body: { id_user: others[1] ?? 0 }, key }),
    effects: async (officer, { others }) => {
      const { data } = await officer.request(contract.get, { query: { page_count: 100 } });
      const pairs = data.filter(({ kind }) => kind === 'PAIR');
      const rooms = await Promise.all(
        pairs.map(({ id }) => officer.request(contract.find, { query: { id } })),
      );
      return rooms.filter((room) => room.data.members.some(({ id }) => id === others[1])).length;
    },
  },
  {
    name: 'a message',
    endpoint: contract.write,
    act: (officer, { room: { id } }, key) =>
      officer.request(contract.write, { query: { id }, body: MESSAGE, key }),
    effects: async (officer, made) => (await messagesOf(officer, made)).length - 2,
  },
  {
    name: 'a mark of what was read',
    endpoint: contract.read,
    act: (officer, { room: { id }, theirs }) =>
      officer.request(contract.read, { query: { id }, body: { id_message: theirs.id } }),
    effects: async (officer, made) => {
      const { members } = await roomOf(officer, made);
      return members.filter(({ read_to }) => read_to === made.theirs.id).length - 1;
    },
  },
  {
    name: 'a message that is removed',
    endpoint: contract.remove,
    act: (officer, { room: { id }, message }, key) =>
      officer.request(contract.remove, { query: { id }, body: { id_message: message.id }, key }),
    effects: async (officer, made) =>
      (await messagesOf(officer, made)).filter(({ removed }) => removed === 'yes').length,
  },
  {
    name: 'people who are added to a room',
    endpoint: contract.invite,
    act: (officer, { room: { id }, others }, key) =>
      officer.request(contract.invite, { query: { id }, body: { users: [others[1] ?? 0] }, key }),
    effects: async (officer, made) => (await roomOf(officer, made)).members.length - 2,
  },
  {
    name: 'somebody who is taken out of a room',
    endpoint: contract.dismiss,
    act: (officer, { room: { id }, others }, key) =>
      officer.request(contract.dismiss, { query: { id }, body: { id_user: others[0] ?? 0 }, key }),
    effects: async (officer, made) => 2 - (await roomOf(officer, made)).members.length,
  },
  {
    name: 'a room that is left',
    endpoint: contract.leave,
    act: (officer, { room: { id } }, key) =>
      officer.request(contract.leave, { query: { id }, body: {}, key }),
    effects: async (officer, { room: { id } }) =>
      1 - (await answered(officer.request(contract.find, { query: { id } }))),
  },
];

async function idOf(officer: Client, has_text: string): Promise<number> {
  const { data } = await officer.request(contract.people, { query: { ret_type: 'autocomplete', has_text } });
  return Number(data[0]?.value);
}

/** Somebody with whom the officer has no conversation yet. */
async function idOfNew(officer: Client): Promise<number> {
  const people = await officer.request(contract.people, { query: { ret_type: 'autocomplete' } });
  const { data } = await officer.request(contract.get, { query: { page_count: 100 } });
  const known = data.filter(({ kind }) => kind === 'PAIR').map(({ name }) => name);
  const found = people.data.findLast(({ label }) => !known.some((name) => label.startsWith(name)));
  return Number(found?.value);
}

/** The chat of the office. */
export const OF_CHAT: readonly Write[] = WRITES.map(({ name, endpoint, act, effects }) => ({
  name,
  points: commitOf(endpoint),
  async prepare(address: string) {
    const officer = await signIn(address, 'pracownik1@urzad.example.com', DEMO_PASSWORD);
    const colleague = await signIn(address, 'pracownik2@urzad.example.com', DEMO_PASSWORD);
    const others = [await idOf(officer, 'sumienna'), await idOfNew(officer)];
    const title = randomUUID();
    const { data: room } = await officer.request(contract.add, {
      body: { name: title, users: others.slice(0, 1) },
      key: randomUUID(),
    });
    const { data: message } = await officer.request(contract.write, {
      query: { id: room.id },
      body: MESSAGE,
      key: randomUUID(),
    });
    const theirs = await colleague.request(contract.write, {
      query: { id: room.id },
      body: MESSAGE,
      key: randomUUID(),
    });
    const made = { room, message, theirs: theirs.data, others, name: title };
    const key = randomUUID();
    return {
      act: (next: string) => act(again(next, officer), made, key),
      count: (next: string) => effects(again(next, officer), made),
    };
  },
}));
