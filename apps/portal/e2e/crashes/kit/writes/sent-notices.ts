import { randomUUID } from 'node:crypto';
import { chosenMessages, sentNotices as contract } from '@urzad/contract';
import { signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

/** Whose mailbox the demo does not know. */
const UNREACHED = { of: 'emails', has_text: 'pozorny' } as const;

/** What who looks after the server does with e-mails. */
export const OF_SENT_NOTICES: readonly Write[] = [
  {
    name: 'an e-mail that is sent again',
    points: commitOf(contract.sendAgain),
    async prepare(address) {
      const client = await signIn(address, 'admin.techniczny@urzad.example.com', DEMO_PASSWORD);
      const { data } = await client.request(contract.get, { query: { ...UNREACHED, mail: 'failed' } });
      const [body, key] = [{ ids: data.slice(0, 1).map(({ id }) => id) }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.sendAgain, { body, key }),
        count: async (next) => {
          const query = { ...UNREACHED, mail: 'queued' };
          return (await again(next, client).request(contract.get, { query })).count;
        },
      };
    },
  },
  {
    name: 'a message to chosen people',
    points: commitOf(chosenMessages.add),
    async prepare(address) {
      const client = await signIn(address, 'admin.techniczny@urzad.example.com', DEMO_PASSWORD);
      const { data } = await client.request(chosenMessages.people, { query: { has_text: 'pozorny' } });
      const [subject_pl, key] = [`Przerwa ${randomUUID().slice(0, 8)}`, randomUUID()];
      const ids = data.map(({ id }) => id);
      const body = {
        ...{ kind: 'people' as const, id_of: null, ids, channel: 'portal' as const, en: null },
        ...{ subject_pl, text_pl: '{imie}, wracamy jutro.', count: ids.length },
      };
      return {
        act: (next) => again(next, client).request(chosenMessages.add, { body, key }),
        count: async (next) => {
          const { data: sent } = await again(next, client).request(chosenMessages.get, { query: {} });
          return sent.filter(({ subject }) => subject === subject_pl).length;
        },
      };
    },
  },
];
