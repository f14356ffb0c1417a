import { randomUUID } from 'node:crypto';
import { auditLog } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const reader = (address: string) => signIn(address, 'admin.techniczny@urzad.example.com', DEMO_PASSWORD);
const entries = async (client: Client, event: string) =>
  (await client.request(auditLog.get, { query: { event } })).data.length;

/** What readers of the log do; each leaves an entry. */
export const OF_LOGS: readonly Write[] = [
  {
    name: 'a check of the chain',
    points: commitOf(auditLog.check),
    async prepare(address) {
      const staff = await reader(address);
      const before = await entries(staff, 'baselog.check');
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(auditLog.check, { body: {}, key }),
        count: async (next) => (await entries(again(next, staff), 'baselog.check')) - before,
      };
    },
  },
  {
    name: 'a check that is broken off',
    points: commitOf(auditLog.stop),
    async prepare(address) {
      const staff = await reader(address);
      const key = randomUUID();
      // A check may end before it is broken off: the answer alone is the same each time.
      return { act: (next) => again(next, staff).request(auditLog.stop, { body: {}, key }) };
    },
  },
  {
    name: 'entries in a file',
    points: commitOf(auditLog.export),
    async prepare(address) {
      const staff = await reader(address);
      const before = await entries(staff, 'baselog.export');
      const key = randomUUID();
      return {
        act: (next) => again(next, staff).request(auditLog.export, { body: { level: 'warning' }, key }),
        count: async (next) => (await entries(again(next, staff), 'baselog.export')) - before,
      };
    },
  },
];
