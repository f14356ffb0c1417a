import { randomUUID } from 'node:crypto';
import { sessions, userLocks, userRoles } from '@urzad/contract';
import { signIn } from '../../../kit/api';
import { DEMO_PASSWORD, NEW_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer } from '../../../kit/steps';
import { again, answered, commitOf, type Write } from '../write';

const ME = { query: { by_token: 'yes' } };
const body = { reason: 'Zgłoszenie o przejęciu skrzynki.' };
const admin = (address: string) => signIn(address, 'admin.uprawnien@urzad.example.com', DEMO_PASSWORD);

/** Accounts that an administrator locks, and the choice of a role. */
export const OF_LOCKS: readonly Write[] = [
  {
    name: 'an account that is locked',
    points: commitOf(userLocks.accountLock),
    async prepare(address) {
      const [owner, client] = [await newcomer(address, newPerson()), await admin(address)];
      const { id = 0 } = (await owner.request(sessions.find, ME)).data;
      return {
        act: (next) => again(next, client).request(userLocks.accountLock, { query: { id }, body }),
        count: async (next) => 1 - (await answered(again(next, owner).request(sessions.find, ME))),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'an account that is opened again',
    points: commitOf(userLocks.accountUnlock),
    async prepare(address) {
      const person = newPerson();
      const [owner, client] = [await newcomer(address, person), await admin(address)];
      const { id = 0 } = (await owner.request(sessions.find, ME)).data;
      await client.request(userLocks.accountLock, { query: { id }, body });
      return {
        act: (next) => again(next, client).request(userLocks.accountUnlock, { query: { id }, body }),
        count: (next) => answered(signIn(next, person.mail, NEW_PASSWORD)),
        refusedWith: 'illegal-step',
      };
    },
  },
  {
    name: 'a chosen role',
    points: commitOf(userRoles.roleSet),
    async prepare(address) {
      const client = await signIn(address, 'gospodarz@urzad.example.com', DEMO_PASSWORD);
      const rolesOf = async (next: string) => (await again(next, client).request(sessions.find, ME)).data;
      const { role = [], role_active } = await rolesOf(address);
      const other = role.find(({ id }) => id !== role_active?.system)?.id ?? 0;
      const key = randomUUID();
      return {
        act: (next) => again(next, client).request(userRoles.roleSet, { body: { id_role: other }, key }),
        count: async (next) => ((await rolesOf(next)).role_active?.system === other ? 1 : 0),
      };
    },
  },
];
