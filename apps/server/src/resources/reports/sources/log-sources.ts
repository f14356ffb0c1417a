import type { Option } from '@urzad/domain';
import { ROLES } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { likeText } from '../../../lists/text-match';
import { moment, number, oneOf, person, type ReportSource, type SourceFilter, text } from '../report-source';
import { ofPerson, personFilter, WHO } from './person-of-row';
import { roleColumn } from './role-column';

const SIGN_INS: readonly Option[] = [
  { code: 'user.login', pl: 'Udane', en: 'Succeeded' },
  { code: 'user.login-failed', pl: 'Złe hasło', en: 'Wrong password' },
  { code: 'user.login-refused', pl: 'Odmowa', en: 'Refused' },
];
const GRANTS: readonly Option[] = [
  { code: 'userrole.add', pl: 'Nadanie', en: 'Granted' },
  { code: 'userrole.end', pl: 'Odebranie', en: 'Ended' },
];
const LEVELS: readonly Option[] = [
  { code: 'info', pl: 'Informacja', en: 'Information' },
  { code: 'warning', pl: 'Ostrzeżenie', en: 'Warning' },
];
const RUNS: readonly Option[] = [
  { code: 'done', pl: 'Wykonane', en: 'Done' },
  { code: 'failed', pl: 'Nieudane', en: 'Failed' },
];
const OFFICE_ROLES: readonly Option[] = ROLES.map(({ code, name: { pl, en } }) => ({ code, pl, en }));

/** The log is written in the order of its dates. */
const DATE = moment('date', ['Data', 'Date'], sql`base_log.date`, { order: 'id' });
const PERIOD: SourceFilter = {
  code: 'date',
  name: ['Data', 'Date'],
  type: 'period',
  of: sql`base_log.date`,
  on: 'moment',
};
const EVENT = text('event', ['Zdarzenie', 'Event'], sql`base_log.event`);
const IP = text('ip', ['Adres IP', 'IP address'], sql`base_log.ip`);
const AUTHOR = person('author', ['Kto to zrobił', 'Who did it'], 'author');
const byAuthor = sql`left join "user" author on author.id = base_log.id_user`;
const LOG = { group: 'administration', id: sql`base_log.id`, fallback: '-date' } as const;
const REASON = text('reason', ['Powód', 'Reason'], sql`base_log.diff->>'reason'`);

const userChanges: ReportSource = {
  ...LOG,
  code: 'user_changes',
  name: ['Historia zmian użytkowników', 'Changes of users'],
  requires: ['user_privilege'],
  from: sql`base_log ${ofPerson('base_log.id_obj')} ${byAuthor}`,
  where: () => sql`base_log.obj_type = 'user'`,
  columns: [DATE, WHO, EVENT, AUTHOR, REASON, IP],
  filters: [PERIOD, personFilter('base_log.id_obj')],
};

const logins: ReportSource = {
  ...LOG,
  code: 'logins',
  name: ['Historia logowań', 'Sign-ins'],
  requires: ['base_log'],
  from: sql`base_log ${ofPerson('base_log.id_obj')}`,
  // In the words of the indexes `base_log_sign_ins` and `base_log_sign_ins_order`.
  where: () => sql`base_log.event in ('user.login', 'user.login-failed', 'user.login-refused')`,
  columns: [DATE, WHO, text('event', ['Wynik', 'Result'], sql`base_log.event`, { options: SIGN_INS }), IP],
  filters: [
    PERIOD,
    personFilter('base_log.id_obj'),
    oneOf('event', ['Wynik', 'Result'], sql`base_log.event`, SIGN_INS),
  ],
};

const roleChanges: ReportSource = {
  ...LOG,
  code: 'role_changes',
  name: ['Historia zmian ról', 'Changes of roles'],
  requires: ['user_privilege'],
  from: sql`base_log ${ofPerson('base_log.id_obj')} ${byAuthor} left join role on role.code = base_log.diff->>'role'`,
  // In the words of the index `base_log_role_changes`.
  where: () => sql`base_log.event in ('userrole.add', 'userrole.end')`,
  columns: [
    DATE,
    WHO,
    text('event', ['Zmiana', 'Change'], sql`base_log.event`, { options: GRANTS }),
    roleColumn(sql`coalesce(role.name, base_log.diff->>'role')`),
    person('granted_by', ['Nadał(a)', 'Granted by'], 'author'),
    REASON,
  ],
  filters: [
    PERIOD,
    personFilter('base_log.id_obj'),
    oneOf('role', ['Rola', 'Role'], sql`base_log.diff->>'role'`, OFFICE_ROLES),
  ],
};

const roleHolders: ReportSource = {
  code: 'role_holders',
  name: ['Osoby z nadanymi rolami', 'People with roles'],
  group: 'administration',
  requires: ['user_privilege'],
  from: sql`user_role join role on role.id = user_role.id_role ${ofPerson('user_role.id_user')} left join "user" author on author.id = user_role.granted_by`,
  id: sql`user_role.id`,
  where: ({ viewer }) =>
    sql`user_role.deleted = 'no' and user_role.id_application = ${viewer.id_application}`,
  columns: [
    WHO,
    roleColumn(sql`role.name`),
    moment('valid_from', ['Ważna od', 'Valid from'], sql`user_role.valid_from`),
    moment('valid_to', ['Ważna do', 'Valid to'], sql`user_role.valid_to`),
    person('granted_by', ['Nadał(a)', 'Granted by'], 'author'),
    text('reason', ['Powód', 'Reason'], sql`user_role.reason`),
    moment('create_date', ['Nadana', 'Granted'], sql`user_role.create_date`, {
      order: { by: sql`user_role.create_date`, cast: 'timestamptz' },
    }),
  ],
  filters: [
    personFilter('user_role.id_user'),
    oneOf('role', ['Rola', 'Role'], sql`role.code`, OFFICE_ROLES),
    {
      code: 'create_date',
      name: ['Nadana', 'Granted'],
      type: 'period',
      of: sql`user_role.create_date`,
      on: 'moment',
    },
  ],
  fallback: '-create_date',
};

const events: ReportSource = {
  ...LOG,
  code: 'events',
  name: ['Dziennik zdarzeń', 'Event log'],
  requires: ['base_log'],
  from: sql`base_log ${ofPerson('base_log.id_user')} left join "user" acting on acting.id = base_log.id_user_main`,
  where: () => undefined,
  columns: [
    DATE,
    EVENT,
    WHO,
    person('acting', ['W imieniu działał(a)', 'Who acted'], 'acting'),
    text('level', ['Poziom', 'Level'], sql`base_log.level`, { options: LEVELS }),
    text('obj_type', ['Obiekt', 'Object'], sql`base_log.obj_type`),
    number('id_obj', ['Numer obiektu', 'Number of the object'], sql`base_log.id_obj`),
    IP,
  ],
  filters: [
    PERIOD,
    personFilter('base_log.id_user'),
    oneOf('level', ['Poziom', 'Level'], sql`base_log.level`, LEVELS),
  ],
};

const roleLog: ReportSource = {
  ...LOG,
  code: 'role_log',
  name: ['Dziennik ról', 'Role log'],
  requires: ['user_privilege'],
  from: sql`base_log left join role on role.id = base_log.id_obj ${byAuthor}`,
  where: () => sql`base_log.obj_type = 'role'`,
  columns: [DATE, EVENT, roleColumn(sql`role.name`), AUTHOR, REASON],
  filters: [PERIOD, personFilter('base_log.id_user')],
};

const taskHistory: ReportSource = {
  code: 'task_history',
  name: ['Historia zadań', 'History of tasks'],
  group: 'administration',
  requires: ['base_log'],
  from: sql`base_task_run`,
  id: sql`base_task_run.id`,
  where: () => undefined,
  columns: [
    moment('date', ['Data', 'Date'], sql`base_task_run.date`, { order: 'id' }),
    text('task', ['Zadanie', 'Task'], sql`base_task_run.name`),
    text('status', ['Wynik', 'Result'], sql`base_task_run.status`, { options: RUNS }),
    number('last_ms', ['Czas (ms)', 'Time (ms)'], sql`base_task_run.ms`),
    number('changed', ['Zmienione', 'Changed'], sql`base_task_run.changed`),
    text('error', ['Błąd', 'Error'], sql`base_task_run.error`),
  ],
  filters: [
    { code: 'date', name: ['Data', 'Date'], type: 'period', of: sql`base_task_run.date`, on: 'moment' },
    {
      code: 'task',
      name: ['Zadanie', 'Task'],
      type: 'text',
      where: (typed) => sql`base_task_run.name like ${`${likeText(typed.trim())}%`}`,
    },
    oneOf('status', ['Wynik', 'Result'], sql`base_task_run.status`, RUNS),
  ],
  fallback: '-date',
};

/** What the log and the tasks tell. */
export const LOG_SOURCES = [userChanges, logins, roleChanges, roleHolders, events, roleLog, taskHistory];
