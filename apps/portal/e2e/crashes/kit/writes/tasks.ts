import { randomUUID } from 'node:crypto';
import { tasks as contract, type Task, type TaskCode } from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { DEMO_PASSWORD } from '../../../kit/people';
import { again, commitOf, type Write } from '../write';

const technician = (address: string) => signIn(address, 'admin.techniczny@urzad.example.com', DEMO_PASSWORD);

async function taskOf(client: Client, code: TaskCode): Promise<Task> {
  const { data } = await client.request(contract.get);
  const task = data.find((one) => one.code === code);
  if (!task) throw new Error(`There is no task ${code}.`);
  return task;
}

/** An administrator at the cyclic tasks. */
export const OF_TASKS: readonly Write[] = [
  {
    name: 'a task that is asked for',
    points: commitOf(contract.run),
    async prepare(address) {
      const client = await technician(address);
      const [query, key] = [{ code: 'request_due' as const }, randomUUID()];
      return {
        act: (next) => again(next, client).request(contract.run, { query, body: {}, key }),
        // The server that comes back runs it at once.
        count: async (next) => {
          const { asked, state, last_run } = await taskOf(again(next, client), 'request_due');
          return asked === 'yes' || state === 'running' || last_run !== null ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'a task that is switched off',
    points: commitOf(contract.enable),
    async prepare(address) {
      const client = await technician(address);
      const [query, key] = [{ code: 'call_news' as const }, randomUUID()];
      const body = { enabled: 'no' as const, reason: 'Przerwa w pracy serwera' };
      return {
        act: (next) => again(next, client).request(contract.enable, { query, body, key }),
        count: async (next) => ((await taskOf(again(next, client), 'call_news')).off ? 1 : 0),
      };
    },
  },
  {
    name: 'a number of a task',
    points: commitOf(contract.set),
    async prepare(address) {
      const client = await technician(address);
      const { row_version } = await taskOf(client, 'session_cleanup');
      const [query, key] = [{ code: 'session_cleanup' as const }, randomUUID()];
      const body = { row_version, params: { run_days: 45 } };
      return {
        act: (next) => again(next, client).request(contract.set, { query, body, key }),
        count: async (next) =>
          (await taskOf(again(next, client), 'session_cleanup')).params.run_days === 45 ? 1 : 0,
      };
    },
  },
];
