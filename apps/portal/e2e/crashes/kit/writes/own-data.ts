import { randomUUID } from 'node:crypto';
import { officeCases, ownData } from '@urzad/contract';
import { NEW_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer } from '../../../kit/steps';
import { again, commitOf, mailsAbout, type Write } from '../write';

/** The rights of a person to their own data. */
export const OF_OWN_DATA: readonly Write[] = [
  {
    name: 'a copy of personal data',
    points: commitOf(ownData.accountExport),
    async prepare(address) {
      const [owner, key] = [await newcomer(address, newPerson()), randomUUID()];
      return {
        act: (next) => again(next, owner).request(ownData.accountExport, { body: {}, key }),
        count: async (next) => (await again(next, owner).request(officeCases.get, { query: {} })).count,
      };
    },
  },
  {
    name: 'an erased account',
    points: commitOf(ownData.accountDelete),
    async prepare(address) {
      const person = newPerson();
      const owner = await newcomer(address, person);
      return {
        act: (next) => again(next, owner).request(ownData.accountDelete, { body: { pass: NEW_PASSWORD } }),
        count: (next) => mailsAbout(next, person.mail, 'Twoje konto zostało usunięte'),
        // The sessions ended with the account.
        refusedWith: 'token-expired',
      };
    },
  },
];
