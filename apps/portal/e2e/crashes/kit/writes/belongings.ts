import { randomUUID } from 'node:crypto';
import {
  baseConfig,
  type NewTablePreset,
  notifications,
  tablePresets,
  uploadSessions,
  uploads,
  users,
} from '@urzad/contract';
import { type Client, signIn } from '../../../kit/api';
import { chunkClient } from '../../../kit/chunk-client';
import { aPdf } from '../../../kit/files';
import { DEMO_PASSWORD, newPerson } from '../../../kit/people';
import { newcomer, sent } from '../../../kit/steps';
import { again, commitOf, type Write } from '../write';

const VIEW: NewTablePreset = {
  name: 'Z mojej gminy',
  table_code: 'queue',
  table_column_number: 1,
  default: 'no',
  table_autofill: 'yes',
  selected: 'no',
  filters: { columns: {}, sort: null, density: 'loose', operations: {} },
  columns: [{ code: 'number', table: 'queue', table_show: 'yes', table_column_number: 1, width: null }],
};

/** What a person has beside the registration: notifications, views of tables, settings, files that are not attached. */
export const OF_BELONGINGS: readonly Write[] = [
  {
    name: 'a read notification',
    points: commitOf(notifications.set),
    async prepare(address) {
      const { owner, id } = await notified(address);
      return {
        act: (next) =>
          again(next, owner).request(notifications.set, { query: { id }, body: { show: 'yes' } }),
        count: async (next) => 1 - (await unread(again(next, owner))),
      };
    },
  },
  {
    name: 'all notifications read',
    points: commitOf(notifications.setAll),
    async prepare(address) {
      const { owner } = await notified(address);
      return {
        act: (next) => again(next, owner).request(notifications.setAll, { body: { show: 'yes' } }),
        count: async (next) => 1 - (await unread(again(next, owner))),
      };
    },
  },
  {
    name: 'a deleted notification',
    points: commitOf(notifications.delete),
    async prepare(address) {
      const { owner, id } = await notified(address);
      return {
        act: (next) => again(next, owner).request(notifications.delete, { query: { id } }),
        count: async (next) => 1 - (await unread(again(next, owner))),
        refusedWith: 'object-no-exist',
      };
    },
  },
  {
    name: 'a new view of a table',
    points: commitOf(tablePresets.add),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      const key = randomUUID();
      return {
        act: (next) => again(next, owner).request(tablePresets.add, { query: {}, body: VIEW, key }),
        count: async (next) => (await viewsOf(again(next, owner))).length,
      };
    },
  },
  {
    name: 'a changed view of a table',
    points: commitOf(tablePresets.set),
    async prepare(address) {
      const { owner, id } = await withView(address);
      const [name, key] = ['Moje sprawy', randomUUID()];
      return {
        act: (next) => again(next, owner).request(tablePresets.set, { query: { id }, body: { name }, key }),
        count: async (next) =>
          (await viewsOf(again(next, owner))).filter((view) => view.name === name).length,
      };
    },
  },
  {
    name: 'a deleted view of a table',
    points: commitOf(tablePresets.delete),
    async prepare(address) {
      const { owner, id } = await withView(address);
      return {
        act: (next) => again(next, owner).request(tablePresets.delete, { query: { id } }),
        count: async (next) => 1 - (await viewsOf(again(next, owner))).length,
        refusedWith: 'object-no-exist',
      };
    },
  },
  {
    name: 'settings of looks',
    points: commitOf(baseConfig.userSetMany),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      return {
        act: (next) => again(next, owner).request(baseConfig.userSetMany, { body: { color: 'green' } }),
        count: async (next) => {
          const { data } = await again(next, owner).request(users.find, { query: { by_token: 'yes' } });
          return data.config?.color === 'green' ? 1 : 0;
        },
      };
    },
  },
  {
    name: 'an upload in chunks that begins',
    points: commitOf(uploadSessions.uploadchunk),
    async prepare(address) {
      const { token } = await newcomer(address, newPerson());
      return { act: (next) => chunkClient(next, token).start('umowa.pdf', 1000) };
    },
  },
  {
    name: 'an uploaded file',
    points: commitOf(uploads.uploadfile),
    async prepare(address) {
      const owner = await signIn(address, 'anna.przykladowa', DEMO_PASSWORD);
      return {
        act: (next) => again(next, owner).upload({ name: 'umowa.pdf', bytes: aPdf() }),
      };
    },
  },
  {
    name: 'an upload in chunks that is given up',
    points: commitOf(uploadSessions.cancelchunks),
    async prepare(address) {
      const owner = await newcomer(address, newPerson());
      const session_id = await chunkClient(address, owner.token).start('umowa.pdf', 1000);
      return {
        act: (next) => again(next, owner).request(uploadSessions.cancelchunks, { query: { session_id } }),
        refusedWith: 'object-no-exist',
      };
    },
  },
];

/** A parent with one notification, which is not read. */
async function notified(address: string): Promise<{ owner: Client; id: number }> {
  const person = newPerson();
  const owner = await newcomer(address, person);
  await sent(owner, person);
  const { data } = await owner.request(notifications.get, { query: { show: 'no' } });
  return { owner, id: data[0]?.id ?? 0 };
}

async function unread(owner: Client): Promise<number> {
  return (await owner.request(notifications.get, { query: { show: 'no' } })).count;
}

async function withView(address: string): Promise<{ owner: Client; id: number }> {
  const owner = await newcomer(address, newPerson());
  const { data } = await owner.request(tablePresets.add, { query: {}, body: VIEW });
  return { owner, id: data.id ?? 0 };
}

async function viewsOf(owner: Client) {
  return (await owner.request(tablePresets.get, { query: {} })).data;
}
