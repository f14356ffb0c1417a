import { randomUUID } from 'node:crypto';
import { contactMessages } from '@urzad/contract';
import { clientOf } from '../../../kit/api';
import { newPerson } from '../../../kit/people';
import { commitOf, mailsAbout, type Write } from '../write';

/** Who has no account. */
export const OF_VISITORS: readonly Write[] = [
  {
    name: 'a message from the contact page',
    points: commitOf(contactMessages.add),
    prepare: async () => {
      const [{ mail }, key] = [newPerson(), randomUUID()];
      const body = {
        topic: 'INNE',
        name: 'Zenon Testowy',
        mail,
        phone: '',
        body: 'Pytanie',
        clause_ack: 'yes',
        website: '',
        filled_ms: 60_000,
      } as const;
      return {
        act: (next) => clientOf(next).request(contactMessages.add, { body, key }),
        count: (next) => mailsAbout(next, mail, 'Mamy Twoją wiadomość'),
      };
    },
  },
];
