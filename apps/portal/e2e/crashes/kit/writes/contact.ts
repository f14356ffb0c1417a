import { randomUUID } from 'node:crypto';
import { type AnyEndpoint, type ContactMessage, contactMessages as contract } from '@urzad/contract';
import { type Client, clientOf, signIn } from '../../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { again, commitOf, mailsAbout, type Write } from '../write';

const REASON = 'To jest reklama.';
const officer = (address: string, who: string) => signIn(address, `${who}@urzad.example.com`, DEMO_PASSWORD);

interface MessageWrite {
  name: string;
  endpoint: Pick<AnyEndpoint, 'url'>;
  /** What the manager did before with the new message. */
  before?: (manager: Client, address: string, of: ContactMessage) => Promise<unknown>;
  act: (manager: Client, of: ContactMessage, key: string) => Promise<unknown>;
  effects: (of: ContactMessage) => number;
  /** An account has the address. */
  hasAccount?: true;
}

const take = (client: Client, { id }: ContactMessage) =>
  client.request(contract.take, { query: { id }, body: {} });
const isIn = (status: ContactMessage['status']) => (of: ContactMessage) => (of.status === status ? 1 : 0);

const WRITES: readonly MessageWrite[] = [
  {
    name: 'a message that is taken',
    endpoint: contract.take,
    act: (client, { id }, key) => client.request(contract.take, { query: { id }, body: {}, key }),
    effects: isIn('taken'),
  },
  {
    name: 'a message that is taken over',
    endpoint: contract.takeover,
    before: async (_manager, address, of) => take(await officer(address, 'pracownik1'), of),
    act: (client, { id, owner }, key) =>
      client.request(contract.takeover, { query: { id }, body: { id_user_owner: owner?.id ?? null }, key }),
    effects: ({ owner }) => (owner?.name === 'Krystyna Kierownicza' ? 1 : 0),
  },
  {
    name: 'an answer by e-mail',
    endpoint: contract.answer,
    before: (manager, _address, of) => take(manager, of),
    act: (client, { id, row_version }, key) =>
      client.request(contract.answer, { query: { id }, body: { row_version, body: 'Tak.' }, key }),
    effects: isIn('answered'),
  },
  {
    name: 'a case from a message',
    endpoint: contract.opencase,
    hasAccount: true,
    before: (manager, _address, of) => take(manager, of),
    act: (client, { id, row_version }, key) =>
      client.request(contract.opencase, { query: { id }, body: { row_version }, key }),
    effects: ({ officecase }) => (officecase ? 1 : 0),
  },
  {
    name: 'a message that is closed',
    endpoint: contract.close,
    before: (manager, _address, of) => take(manager, of),
    act: (client, { id, row_version }, key) =>
      client.request(contract.close, { query: { id }, body: { row_version, reason: REASON }, key }),
    effects: isIn('closed'),
  },
  {
    name: 'a message that is opened anew',
    endpoint: contract.reopen,
    before: async (manager, _address, of) => {
      const { data } = await take(manager, of);
      const body = { row_version: data.row_version, reason: REASON };
      await manager.request(contract.close, { query: { id: of.id }, body });
    },
    act: (client, { id, row_version }, key) =>
      client.request(contract.reopen, { query: { id }, body: { row_version }, key }),
    effects: isIn('taken'),
  },
];

/** What the office does with messages from the contact page, and what who has no account sends. */
export const OF_CONTACT: readonly Write[] = [
  {
    name: 'a message from the contact page',
    points: commitOf(contract.add),
    prepare: async () => {
      const [{ mail }, key] = [newPerson(), randomUUID()];
      return {
        act: (next) => clientOf(next).request(contract.add, { body: messageOf(mail), key }),
        count: (next) => mailsAbout(next, mail, 'Mamy Twoją wiadomość'),
      };
    },
  },
  ...WRITES.map(({ name, endpoint, before, act, effects, hasAccount }) => ({
    name,
    points: commitOf(endpoint),
    async prepare(address: string) {
      const mail = hasAccount ? 'zenon.testowy@example.com' : newPerson().mail;
      await clientOf(address).request(contract.add, { body: messageOf(mail), key: randomUUID() });
      const manager = await officer(address, 'kierownik');
      const { data: found } = await manager.request(contract.get, { query: { has_text: mail } });
      const { id = 0 } = found.at(-1) ?? {};
      const seen = async (client: Client) => (await client.request(contract.find, { query: { id } })).data;
      await before?.(manager, address, await seen(manager));
      const [of, key] = [await seen(manager), randomUUID()];
      return {
        act: (next: string) => act(again(next, manager), of, key),
        count: async (next: string) => effects(await seen(again(next, manager))),
      };
    },
  })),
];

function messageOf(mail: string) {
  return {
    topic: 'INNE' as const,
    ...{ name: 'Zenon Testowy', mail, phone: '', body: 'Pytanie', website: '', filled_ms: 60_000 },
    clause_ack: 'yes' as const,
  };
}
