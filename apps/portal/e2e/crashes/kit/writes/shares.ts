import { randomUUID } from 'node:crypto';
import { users } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer } from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';

const HELPER = 'kierownik@urzad.example.com';

/** Sharing an account and acting with it. */
export const OF_SHARES: readonly Write[] = [
  {
    name: 'a shared account',
    points: commitOf(users.share),
    async prepare(address) {
      const [person, key] = [newPerson(), randomUUID()];
      const owner = await newcomer(address, person);
      return {
        act: (next) => share(again(next, owner), key),
        count: (next) => mailsAbout(next, person.mail, 'Konto zostało udostępnione'),
      };
    },
  },
  {
    name: 'a revoked share',
    points: commitOf(users.shareRevoke),
    async prepare(address) {
      const [person, key] = [newPerson(), randomUUID()];
      const owner = await newcomer(address, person);
      const { data } = await share(owner);
      return {
        act: (next) =>
          again(next, owner).request(users.shareRevoke, { query: { id: data.id }, body: {}, key }),
        count: (next) => mailsAbout(next, person.mail, 'Dostęp do konta cofnięty'),
      };
    },
  },
  {
    name: 'a switch to a shared account',
    points: commitOf(users.usersSwitch),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      const { data } = await share(owner);
      const helper = await signIn(address, HELPER, DEMO_PASSWORD);
      return {
        act: (next) => again(next, helper).request(users.usersSwitch, { body: { kind: 'new', id: data.id } }),
      };
    },
  },
];

function share(owner: Client, key: string = randomUUID()) {
  return owner.request(users.share, { query: {}, body: { mail: HELPER }, key });
}
