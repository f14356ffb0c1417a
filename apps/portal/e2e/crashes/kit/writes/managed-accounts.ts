import { randomUUID } from 'node:crypto';
import { managedAccounts as contract, userGroups } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const REASON = 'Zastępstwo w czasie urlopu';
const admin = (address: string) => signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);
const newMail = () => `nowa.${randomUUID().slice(0, 8)}@urzad.example.com`;

async function roleId(client: Client, code: string): Promise<number> {
  const { data } = await client.request(contract.roles);
  const role = data.find((one) => one.code === code);
  if (!role) throw new Error(`There is no role ${code}.`);
  return role.id;
}

async function added(client: Client) {
  const body = {
    mail: newMail(),
    firstname: 'Nowa',
    lastname: 'Osoba',
    id_role: await roleId(client, 'KAN'),
    reason: REASON,
  };
  return (await client.request(contract.add, { body })).data;
}

async function stateOf(client: Client, id: number, code: string) {
  const { data } = await client.request(contract.find, { query: { id } });
  return data.roles.filter(({ role }) => role.code === code).map(({ state }) => state);
}

function newGroup() {
  return { name: `Zespół ${randomUUID()}`, id_leader: null, members: [], active: 'yes' as const };
}

async function groupsNamed(client: Client, name: string) {
  const { data } = await client.request(userGroups.get, { query: { page_count: 100 } });
  return data.filter((group) => group.name === name);
}

/** An administrator's changes of accounts and roles. */
export const OF_MANAGED_ACCOUNTS: readonly Write[] = [
  {
    name: 'an account that is added',
    points: commitOf(contract.add),
    async prepare(address) {
      const client = await admin(address);
      const [mail, id_role, key] = [newMail(), await roleId(client, 'KAN'), randomUUID()];
      const body = { mail, firstname: 'Nowa', lastname: 'Osoba', id_role, reason: REASON };
      return {
        act: (next) => again(next, client).request(contract.add, { body, key }),
        count: async (next) =>
          (await again(next, client).request(contract.get, { query: { has_text: mail } })).count,
      };
    },
  },
  {
    name: 'sessions that an administrator ends',
    points: commitOf(contract.sessionsEnd),
    async prepare(address) {
      const client = await admin(address);
      const other = await signIn(address, 'kontroler@urzad.example.com', DEMO_PASSWORD);
      const { data } = await client.request(contract.get, { query: { has_text: 'kontroler' } });
      const [id, key] = [data[0]?.id ?? 0, randomUUID()];
      return {
        act: (next) =>
          again(next, client).request(contract.sessionsEnd, { query: { id }, body: { reason: REASON }, key }),
        count: async (next) => {
          const found = await again(next, client).request(contract.find, { query: { id } });
          return other.token && found.data.sessions?.length === 0 ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'a role that is granted',
    points: commitOf(contract.grant),
    async prepare(address) {
      const client = await admin(address);
      const { id } = await added(client);
      const [id_role, key] = [await roleId(client, 'KON'), randomUUID()];
      const body = { id_user: id, id_role, reason: REASON };
      return {
        act: (next) => again(next, client).request(contract.grant, { body, key }),
        count: async (next) => (await stateOf(again(next, client), id, 'KON')).length,
      };
    },
  },
  {
    name: 'a role that is ended',
    points: commitOf(contract.end),
    async prepare(address) {
      const client = await admin(address);
      const account = await added(client);
      const [id, key] = [account.roles[0]?.id ?? 0, randomUUID()];
      return {
        act: (next) =>
          again(next, client).request(contract.end, { query: { id }, body: { reason: REASON }, key }),
        count: async (next) =>
          (await stateOf(again(next, client), account.id, 'KAN')).filter((state) => state === 'over').length,
      };
    },
  },
  {
    name: 'a group that is added',
    points: commitOf(userGroups.add),
    async prepare(address) {
      const client = await admin(address);
      const [body, key] = [newGroup(), randomUUID()];
      return {
        act: (next) => again(next, client).request(userGroups.add, { body, key }),
        count: async (next) => (await groupsNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a group that is changed',
    points: commitOf(userGroups.set),
    async prepare(address) {
      const client = await admin(address);
      const { id, row_version } = (await client.request(userGroups.add, { body: newGroup() })).data;
      const [body, key] = [{ row_version, ...newGroup() }, randomUUID()];
      return {
        act: (next) => again(next, client).request(userGroups.set, { query: { id }, body, key }),
        count: async (next) => (await groupsNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a group that is removed',
    points: commitOf(userGroups.delete),
    async prepare(address) {
      const client = await admin(address);
      const { id, name } = (await client.request(userGroups.add, { body: newGroup() })).data;
      const key = randomUUID();
      return {
        act: (next) => again(next, client).request(userGroups.delete, { query: { id }, body: {}, key }),
        count: async (next) => 1 - (await groupsNamed(again(next, client), name)).length,
      };
    },
  },
];
