import { type DataSource, reportConfig } from '@urzad/contract';
import { hasEvery, type Option } from '@urzad/domain';
import { hasPrivilege, type OfficeWords, SEE_SENSITIVE } from '@urzad/grants';
import { type ReportSource, type SourceColumn, wordedSource } from './report-source';
import { ACCOUNT_SOURCES } from './sources/account-sources';
import { CO_FUNDING_SOURCES } from './sources/co-funding-sources';
import { LOG_SOURCES } from './sources/log-sources';
import { MONEY_SOURCES } from './sources/money-sources';

const { registrations, participants, contracts, grants, calls } = CO_FUNDING_SOURCES;
const { claims, payments, cases } = MONEY_SOURCES;

/** In the order of Spec §3, and behind them those of the project (Order §12). */
const ADMINISTRATIVE = [
  'users',
  'user_changes',
  'logins',
  'users_online',
  'users_active',
  'sessions',
  'sessions_open',
  'role_changes',
  'role_holders',
  'events',
  'role_log',
  'task_history',
];
const all = [...ACCOUNT_SOURCES, ...LOG_SOURCES];

/** The reports: twelve of administration and eight of the project. */
export const SOURCES: readonly ReportSource[] = [
  ...all.toSorted((a, b) => ADMINISTRATIVE.indexOf(a.code) - ADMINISTRATIVE.indexOf(b.code)),
  ...[registrations, participants, contracts, grants, claims, payments, cases, calls],
];

/** The reports that a person with these privileges may see. */
export function sourcesFor(privileges: readonly string[]): ReportSource[] {
  return SOURCES.filter(({ requires }) => hasEvery(privileges, requires.join(',')));
}

/** The columns of a report that a person with these privileges may see. */
export function columnsFor({ columns }: ReportSource, privileges: readonly string[]): SourceColumn[] {
  const maySeeAll = hasPrivilege(privileges, SEE_SENSITIVE);
  return columns.filter(({ isSensitive }) => maySeeAll || !isSensitive);
}

/** Their catalogue, as `raportconfig/datasources` and the payload of a start have it. */
export function dataSourcesFor(privileges: readonly string[], words: OfficeWords): DataSource[] {
  return sourcesFor(privileges)
    .map((source) => wordedSource(source, words))
    .map((source) => viewOf(source, columnsFor(source, privileges)));
}

function viewOf({ code, name, group, requires, filters }: ReportSource, columns: SourceColumn[]): DataSource {
  return {
    code,
    ...named(name),
    group,
    url: reportConfig.rows.url,
    main_node: 'data',
    requires_privileges: requires.join(','),
    filters: filters.map((filter) => ({
      code: filter.code,
      ...named(filter.name),
      type: filter.type,
      ...(filter.type === 'options' && { options: filter.options.map(optionView) }),
    })),
    params: { code },
    columns: columns.map((column) => ({
      code: column.code,
      ...named(column.name),
      type: column.type,
      sortable: column.order ? 'yes' : 'no',
      groupable: isGroupable(column) ? 'yes' : 'no',
      ...(column.options && { options: column.options.map(optionView) }),
    })),
  };
}

/** Amounts and numbers are summed up; days make groups by their months. */
export function isGroupable({ type }: SourceColumn): boolean {
  return type !== 'number' && type !== 'price';
}

function named([name, name_en]: readonly [string, string]) {
  return { name, name_en };
}

function optionView({ code, pl, en }: Option) {
  return { value: code, name: pl, name_en: en };
}
