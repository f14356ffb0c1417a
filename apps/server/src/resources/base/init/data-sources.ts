import type { InitPayload } from '@urzad/contract';
import { hasEvery } from '@urzad/domain';
import type { Privilege } from '@urzad/grants';

type DataSource = InitPayload['configs']['data_sources'][number];
type Column = DataSource['columns'][number];

const WHO = column('name_all', 'Osoba', 'Person', 'text');
const MAIL = column('mail', 'Adres e-mail', 'E-mail address', 'text');
const DATE = column('date', 'Data', 'Date', 'datetime');
const ROLE = column('role', 'Rola', 'Role', 'text');
const IP = column('ip', 'Adres IP', 'IP address', 'text');
const EVENT = column('event', 'Zdarzenie', 'Event', 'text');
const ONLINE = column('online_date', 'Ostatnio w portalu', 'Last seen', 'datetime');
const BEGIN = column('create_date', 'Początek', 'Begin', 'datetime');
const END = column('end_date', 'Koniec', 'End', 'datetime');
const GRANTED_BY = column('granted_by', 'Nadał(a)', 'Granted by', 'text');
const FROM_TO = [
  column('valid_from', 'Ważna od', 'Valid from', 'datetime'),
  column('valid_to', 'Ważna do', 'Valid to', 'datetime'),
];

/** The twelve administrative reports (Spec §3; their privileges: Process §4.2). */
const SOURCES: readonly DataSource[] = [
  source('users', ['Lista użytkowników', 'Users'], 'base_log', [WHO, MAIL, ROLE, BEGIN]),
  source('user_changes', ['Historia zmian użytkowników', 'Changes of users'], 'user_privilege', [
    DATE,
    WHO,
    EVENT,
  ]),
  source('logins', ['Historia logowań', 'Sign-ins'], 'base_log', [DATE, WHO, IP]),
  source('users_online', ['Użytkownicy online', 'Users online'], 'base_log', [WHO, ONLINE]),
  source('users_active', ['Aktywni użytkownicy', 'Active users'], 'base_log', [WHO, ONLINE]),
  source('sessions', ['Historia sesji', 'Sessions'], 'base_log', [WHO, BEGIN, END, IP]),
  source('sessions_open', ['Otwarte sesje', 'Open sessions'], 'base_log', [WHO, BEGIN, IP]),
  source('role_changes', ['Historia zmian ról', 'Changes of roles'], 'user_privilege', [
    DATE,
    WHO,
    ROLE,
    GRANTED_BY,
  ]),
  source('role_holders', ['Osoby z nadanymi rolami', 'People with roles'], 'user_privilege', [
    WHO,
    ROLE,
    ...FROM_TO,
  ]),
  source('events', ['Dziennik zdarzeń', 'Event log'], 'base_log', [DATE, EVENT, WHO, IP]),
  source('role_log', ['Dziennik ról', 'Role log'], 'user_privilege', [DATE, EVENT, ROLE, WHO]),
  source('task_history', ['Historia zadań', 'History of tasks'], 'base_log', [
    DATE,
    column('task', 'Zadanie', 'Task', 'text'),
    column('last_ms', 'Czas (ms)', 'Time (ms)', 'number'),
  ]),
];

export function dataSourcesFor(privileges: readonly string[]): DataSource[] {
  return SOURCES.filter(({ requires_privileges }) => hasEvery(privileges, requires_privileges));
}

function source(
  code: string,
  [name, name_en]: [string, string],
  requires: Privilege,
  columns: readonly Column[],
): DataSource {
  return {
    code,
    name,
    name_en,
    // Made with the reports.
    url: null,
    main_node: 'data',
    requires_privileges: requires,
    filters: columns.map((each) => each.code),
    params: {},
    columns: [...columns],
  };
}

function column(code: string, name: string, name_en: string, type: Column['type']): Column {
  return { code, name, name_en, type };
}
