import { randomUUID } from 'node:crypto';
import { officeRoles as contract, managedAccounts } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const REASON = 'Podział obowiązków w zespole';
const admin = (address: string) => signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);

function newRole() {
  return {
    name: `Obsługa ${randomUUID()}`,
    description: '',
    perspective: 'staff' as const,
    privileges: ['base_log' as const],
    reason: REASON,
  };
}

async function rolesNamed(client: Client, name: string) {
  const { data } = await client.request(managedAccounts.roles);
  return data.filter((role) => role.name === name);
}

/** An administrator's changes of the roles that the office made. */
export const OF_OFFICE_ROLES: readonly Write[] = [
  {
    name: 'a role that is added',
    points: commitOf(contract.add),
    async prepare(address) {
      const client = await admin(address);
      const [body, key] = [newRole(), randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.add, { body, key }),
        count: async (next) => (await rolesNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a role that is changed',
    points: commitOf(contract.set),
    async prepare(address) {
      const client = await admin(address);
      const { id, row_version } = (await client.request(contract.add, { body: newRole() })).data;
      const [body, key] = [{ row_version, ...newRole() }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.set, { query: { id }, body, key }),
        count: async (next) => (await rolesNamed(again(next, client), body.name)).length,
      };
    },
  },
  {
    name: 'a role that is switched off',
    points: commitOf(contract.activeSet),
    async prepare(address) {
      const client = await admin(address);
      const { id, name } = (await client.request(contract.add, { body: newRole() })).data;
      const [body, key] = [{ active: 'no' as const, reason: REASON }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.activeSet, { query: { id }, body, key }),
        count: async (next) =>
          (await rolesNamed(again(next, client), name)).filter(({ state }) => state === 'off').length,
      };
    },
  },
];
