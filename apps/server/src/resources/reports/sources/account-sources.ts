import { DAY_MS, type Option } from '@urzad/domain';
import { ACCOUNT_STATUSES } from '@urzad/grants';
import { sql } from 'drizzle-orm';
import { moment, oneOf, optionsOf, person, type ReportSource, text } from '../report-source';
import { ofPerson, peopleMatch, personFilter, WHO } from './person-of-row';
import { roleColumn } from './role-column';

/** Pages that are open tell of themselves every minute (Spec §9). */
const ONLINE_MS = 2 * 60 * 1000;
const ACTIVE_DAYS = 30;

const TYPES: readonly Option[] = [
  { code: '4', pl: 'Administrator', en: 'Administrator' },
  { code: '3', pl: 'Operator', en: 'Operator' },
  { code: '2', pl: 'Użytkownik', en: 'User' },
];
const STATUSES = optionsOf(ACCOUNT_STATUSES);
const ENDS: readonly Option[] = [
  { code: 'logout', pl: 'Wylogowanie', en: 'Signing out' },
  { code: 'reuse', pl: 'Ponowne użycie starego klucza', en: 'An old token was used again' },
  { code: 'new-password', pl: 'Nowe hasło', en: 'A new password' },
  { code: 'disabled', pl: 'Zakończona przez administratora', en: 'Ended by an administrator' },
  { code: 'expired', pl: 'Upływ czasu', en: 'The time ran out' },
  { code: 'switched', pl: 'Zmiana konta', en: 'Another account' },
  { code: 'share-ended', pl: 'Koniec udostępnienia konta', en: 'The share of the account ended' },
];

const NAME = person('name_all', ['Osoba', 'Person'], 'user', {
  order: { by: sql`"user".name_sort`, cast: 'text' },
});
const MAIL = text('mail', ['Adres e-mail', 'E-mail address'], sql`"user".mail`);
const TYPE = text('type', ['Rodzaj konta', 'Kind of account'], sql`"user".type::text`, { options: TYPES });
const ROLE = roleColumn(sql`held.name`);
const SEEN = moment('online_date', ['Ostatnio w portalu', 'Last seen'], sql`"user".online_date`, {
  order: { by: sql`coalesce("user".online_date, '-infinity')`, cast: 'timestamptz' },
});

const ACCOUNTS = {
  group: 'administration',
  requires: ['base_log'],
  from: sql`"user" left join role held on held.id = "user".id_role_active`,
  id: sql`"user".id`,
} as const;
const FILTERS = [
  { code: 'person', name: ['Osoba', 'Person'], type: 'text', where: peopleMatch },
  oneOf('type', TYPE.name, TYPE.value, TYPES),
] as const;

const seenSince = (since: Date) =>
  sql`"user".deleted = 'no' and coalesce("user".online_date, '-infinity') >= ${since.toISOString()}::timestamptz`;

const users: ReportSource = {
  ...ACCOUNTS,
  code: 'users',
  name: ['Lista użytkowników', 'Users'],
  where: () => sql`"user".deleted = 'no'`,
  columns: [
    NAME,
    MAIL,
    TYPE,
    ROLE,
    text('status', ['Stan konta', 'State of the account'], sql`"user".status`, { options: STATUSES }),
    moment('create_date', ['Założone', 'Created'], sql`"user".create_date`, {
      order: { by: sql`"user".create_date`, cast: 'timestamptz' },
    }),
    SEEN,
  ],
  filters: [
    ...FILTERS,
    oneOf('status', ['Stan konta', 'State of the account'], sql`"user".status`, STATUSES),
    {
      code: 'create_date',
      name: ['Założone', 'Created'],
      type: 'period',
      of: sql`"user".create_date`,
      on: 'moment',
    },
  ],
  fallback: '-create_date',
};

const usersOnline: ReportSource = {
  ...ACCOUNTS,
  code: 'users_online',
  name: ['Użytkownicy online', 'Users online'],
  where: ({ now }) => seenSince(new Date(now.getTime() - ONLINE_MS)),
  columns: [NAME, MAIL, TYPE, ROLE, SEEN],
  filters: FILTERS,
  fallback: '-online_date',
};

const usersActive: ReportSource = {
  ...usersOnline,
  code: 'users_active',
  name: ['Aktywni użytkownicy', 'Active users'],
  where: ({ now }) => seenSince(new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)),
  filters: [
    ...FILTERS,
    { code: 'online_date', name: SEEN.name, type: 'period', of: SEEN.value, on: 'moment' },
  ],
};

const BEGIN = moment('create_date', ['Początek', 'Begin'], sql`user_session.create_date`, { order: 'id' });
const sessions: ReportSource = {
  code: 'sessions',
  name: ['Historia sesji', 'Sessions'],
  group: 'administration',
  requires: ['base_log'],
  from: sql`user_session ${ofPerson('user_session.id_user')}`,
  id: sql`user_session.id`,
  where: () => undefined,
  columns: [
    WHO,
    BEGIN,
    moment('active_date', ['Ostatnio aktywna', 'Last active'], sql`user_session.active_date`),
    moment('end_date', ['Koniec', 'End'], sql`user_session.end_date`),
    text('end_reason', ['Przyczyna końca', 'Why it ended'], sql`user_session.end_reason`, { options: ENDS }),
    text('ip', ['Adres IP', 'IP address'], sql`user_session.ip`),
    text('user_agent', ['Przeglądarka', 'Browser'], sql`user_session.user_agent`),
  ],
  filters: [
    personFilter('user_session.id_user'),
    { code: 'create_date', name: BEGIN.name, type: 'period', of: BEGIN.value, on: 'moment' },
    oneOf('end_reason', ['Przyczyna końca', 'Why it ended'], sql`user_session.end_reason`, ENDS),
  ],
  fallback: '-create_date',
};

const sessionsOpen: ReportSource = {
  ...sessions,
  code: 'sessions_open',
  name: ['Otwarte sesje', 'Open sessions'],
  where: () => sql`user_session.end_date is null`,
  columns: sessions.columns.filter(({ code }) => !code.startsWith('end_')),
  filters: sessions.filters.filter(({ code }) => code !== 'end_reason'),
};

/** Accounts and their sessions. */
export const ACCOUNT_SOURCES = [users, usersOnline, usersActive, sessions, sessionsOpen];
