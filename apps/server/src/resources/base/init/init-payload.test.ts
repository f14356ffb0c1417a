import type { InitPayload } from '@urzad/contract';
import { COLUMN_OPERATIONS } from '@urzad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Call = 'initsystem' | 'initapplication';

async function payloadOf(who: string | undefined, call: Call): Promise<InitPayload> {
  const url = `/api/base/${call}`;
  const answer = who ? await (await signIn(server, who)).get(url) : await server.app.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/** Names of the parts that hold nothing. */
function emptyParts(payload: InitPayload): string[] {
  const parts = Object.entries({ ...payload, ...payload.configs }).filter(([name]) => NAMED.has(name));
  return parts.flatMap(([name, part]) => (Object.keys(part).length === 0 ? [name] : []));
}

const OF_EVERYBODY = ['libraries', 'properties', 'properties_config'];
const PARTS = [
  'app_name',
  'user_privileges',
  'user_roles',
  'menu',
  'modules',
  'modules_info',
  'privileges',
  'roles',
  'configs',
  ...OF_EVERYBODY,
];
const NAMED = new Set([...PARTS, 'data_columns', 'data_sources', 'column_operations']);

describe.each(['initsystem', 'initapplication'] as const)('base/%s', (call) => {
  it('answers all parts of the payload, and none is empty for the manager of the demo', async () => {
    const payload = await payloadOf('kierownik', call);
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(PARTS));
    expect(emptyParts(payload)).toEqual([]);
  });

  it('answers the twelve reports of section 3 to who may see them, with their columns', async () => {
    const [permissions, technician] = [
      await payloadOf('admin.uprawnien', call),
      await payloadOf('admin.techniczny', call),
    ];
    expect(permissions.configs.data_sources).toHaveLength(12);
    expect(permissions.configs.data_sources.every(({ columns }) => columns.length > 0)).toBe(true);
    expect(technician.configs.data_sources.map(({ code }) => code)).not.toContain('role_holders');
  });

  it('tells the operations of columns by their types', async () => {
    const { configs } = await payloadOf('pracownik1', call);
    expect(configs.column_operations).toEqual(COLUMN_OPERATIONS);
  });

  it('describes each setting that it answers', async () => {
    const { properties, properties_config } = await payloadOf('pracownik1', call);
    expect(properties_config.map(({ code }) => code)).toEqual(Object.keys(properties));
  });
});

it('answers nothing personal to a stranger, and the system part of every page stays small', async () => {
  const system = await payloadOf(undefined, 'initsystem');
  expect(emptyParts(system)).toEqual(
    expect.arrayContaining(['user_privileges', 'user_roles', 'menu', 'modules', 'roles', 'libraries']),
  );
  const parts = Object.fromEntries(Object.entries(system).filter(([name]) => PARTS.includes(name)));
  expect(JSON.stringify(parts).length).toBeLessThan(300);

  const application = await payloadOf(undefined, 'initapplication');
  expect(emptyParts(application).filter((name) => OF_EVERYBODY.includes(name))).toEqual([]);
  expect(application).toMatchObject({ menu: [], modules: [], privileges: [], roles: [], user_roles: [] });
});

it('answers nothing of the office behind the lock screen', async () => {
  const clerk = await signIn(server, 'pracownik1');
  await clerk.post('/api/user/lock', {});
  const { data } = (await clerk.get('/api/base/initsystem')).json();
  expect(data).toMatchObject({ menu: [], modules_info: [], user_privileges: [] });
});

it('answers no list of the office to a parent', async () => {
  const parent = await payloadOf('anna.przykladowa', 'initsystem');
  expect(parent).toMatchObject({ menu: [], modules: [], privileges: [], roles: [], user_privileges: [] });
  expect(parent.configs).toMatchObject({ data_columns: [], data_sources: [] });
});

const TICKETS = [
  ...['tickets', 'tickets-1', 'tickets-2', 'tickets-2-1', 'tickets-2-2', 'tickets-2-3'],
  ...['tickets-3', 'tickets-4', 'tickets-5'],
];

describe('the staff menu', () => {
  const MAIL = ['mail', 'mail-inbox', 'mail-sent', 'mail-trash', 'chat'];

  it.each([
    [
      'pracownik1',
      [
        ...['dashboard', ...MAIL, 'project', 'registrations', 'contracts', 'annexes', 'members'],
        ...['co-fundings', 'claims', 'cases', 'documents'],
        ...['calls', 'reports', 'kanban', 'kanban-mine', 'calendar', 'contact'],
        ...['payments', 'payments-due'],
        ...TICKETS,
        ...['administration', 'library', 'notice-templates'],
      ],
    ],
    [
      'kancelaria',
      [
        ...['dashboard', ...MAIL, 'project', 'contracts', 'annexes', 'cases', 'documents', 'calls'],
        ...['kanban', 'kanban-mine', 'calendar', 'contact'],
        ...TICKETS,
        ...['administration', 'library', 'notice-templates'],
      ],
    ],
    // No heading without entries.
    [
      'admin.techniczny',
      [
        'dashboard',
        ...MAIL,
        'project',
        'reports',
        'kanban',
        'kanban-mine',
        'calendar',
        ...TICKETS,
        'administration',
        'config',
        'users',
        'users-groups',
        'notifications',
        'tasks',
        'logs',
      ],
    ],
    [
      'admin.uprawnien',
      [
        'dashboard',
        ...MAIL,
        'project',
        'reports',
        'kanban',
        'kanban-mine',
        'calendar',
        ...TICKETS,
        'administration',
        'users',
        'users-groups',
        'users-privileges',
        'notifications',
        'tasks',
        'logs',
      ],
    ],
  ])('of %s has the entries that their privileges open: %j', async (who, expected) => {
    const { menu } = await payloadOf(who, 'initsystem');
    expect(menu.map(({ id }) => id)).toEqual(expected);
  });

  it('has every field of section 3', async () => {
    const { menu } = await payloadOf('pracownik1', 'initsystem');
    expect(menu.find(({ id }) => id === 'registrations')).toEqual({
      id: 'registrations',
      id_top: 'project',
      number: 8,
      name: 'Zgłoszenia',
      name_en: 'Applications',
      icon: 'files',
      link: '/cofundingregistrations',
      color: null,
      badge: null,
      count: null,
      disabled: 'no',
      load: 'no',
      text: null,
      divide: 'no',
      user: null,
      letters_icon: 'no',
      is_preset: 'no',
      is_preset_selected: 'no',
      sort: 'no',
      requires_privileges: 'cofunding_registration_show',
    });
  });
});

describe('modules', () => {
  it('are those in which the person may do something, with what waits in each', async () => {
    const { modules, modules_info } = await payloadOf('admin.uprawnien', 'initsystem');
    expect(modules.map(({ code }) => code)).toEqual(['users', 'groups', 'base', 'tools']);
    expect(modules_info.map(({ code, count }) => [code, count])).toEqual(
      modules.map(({ code }) => [code, 0]),
    );
  });

  it('of the application are held apart from those of the system', async () => {
    const { modules, user_privileges } = await payloadOf('admin.uprawnien', 'initapplication');
    expect(modules.map(({ code }) => code)).toEqual(['tools']);
    expect(user_privileges).toContain('report_show');
    expect(user_privileges).not.toContain('user_show');
  });
});

it('answers the dictionaries of an application with their items', async () => {
  const { libraries } = await payloadOf(undefined, 'initapplication');
  const items = (code: string) => libraries.find((library) => library.code === code)?.items ?? [];
  expect(items('CARE_FORM')[0]).toEqual({
    code: 'ZLOBEK',
    name: 'Żłobek',
    name_en: 'Nursery',
    number: 1,
    color: null,
    valid_from: null,
    valid_to: null,
    archived: 'no',
    extra: {},
  });
  expect(items('STATUS_REGISTRATION').find(({ code }) => code === 'submitted')?.color).toBe('blue');
  expect(items('MIEJSCOWOSCI').length).toBeGreaterThan(100);
  expect(items('END_REASON').map(({ code }) => code)).toContain('ROZWIAZANIE');
  expect(items('GMINY')[0]?.extra).toMatchObject({ type: 'miejska', has_nursery: 'yes' });
});
