import type { FilterValue, ReportSettings } from '@urzad/contract';
import { hasEvery } from '@urzad/domain';
import type { OfficeWords } from '@urzad/grants';
import { and, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { keptWords } from '../libraries/public';
import {
  type ReportSource,
  type ReportViewer,
  type SourceColumn,
  type SourceFilter,
  wordedSource,
} from './report-source';
import { columnsFor, SOURCES } from './sources';

/** Who asks, and when by the technical clock: a session is online by it. */
interface Asker {
  viewer: ReportViewer;
  now: Date;
  /** What the office calls the codes. */
  words: OfficeWords;
}

/** A report as it was asked for, with names checked against those of its source. */
export interface Asked {
  source: ReportSource;
  /** The rows that its reader may see and that pass the filters. */
  where: SQL | undefined;
  /** All that its reader may see. */
  columns: readonly SourceColumn[];
  /** Those that were chosen, in their order. */
  shown: readonly SourceColumn[];
  /** The column that sorts the rows. */
  sorted: SourceColumn;
  isDescending: boolean;
}

type Settings = Pick<ReportSettings, 'filters'> & {
  columns?: readonly string[] | undefined;
  sort?: string | undefined;
};

export function viewerOf({
  id,
  id_application,
  perspective,
  privileges,
  role_code,
}: SessionUser): ReportViewer {
  const held = perspective === 'citizen' ? [] : privileges;
  return { as: 'staff', id_user: id, id_application, privileges: held, testOnly: role_code === 'TEST' };
}

/** Who asks, with the words of their office. */
export async function askerOf(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  viewer: ReportViewer,
): Promise<Asker> {
  return { viewer, now: clock.now(), words: await keptWords(db, viewer.id_application) };
}

/** @throws ApiError `object-no-exist`, and `no-privilege` for who may not see the report */
export function getSource(code: string, privileges: readonly string[]): ReportSource {
  const source = SOURCES.find((one) => one.code === code);
  if (!source) throw new ApiError('object-no-exist');
  if (!hasEvery(privileges, source.requires.join(','))) throw new ApiError('no-privilege');
  return source;
}

/** @throws ApiError `not-valid` for a name or a value that the report does not know */
export function askedOf({ viewer, now, words }: Asker, code: string, settings: Settings): Asked {
  const { filters, columns: names = [], sort } = settings;
  const source = wordedSource(getSource(code, viewer.privileges), words);
  const columns = columnsFor(source, viewer.privileges);
  const order = sort ?? source.fallback;
  const sorted = columnIn(columns, order.replace('-', ''), 'sort');
  if (!sorted.order) throw new ApiError('not-valid', { sort: 'not-valid' });

  return {
    source,
    where: and(source.where({ viewer, now }), ...conditionsOf(source, filters)),
    columns,
    shown: names.length > 0 ? names.map((name) => columnIn(columns, name, 'scope')) : columns,
    sorted,
    isDescending: order.startsWith('-'),
  };
}

/** @throws ApiError `not-valid` with the name of the parameter */
export function columnIn(columns: readonly SourceColumn[], code: string, parameter: string): SourceColumn {
  const column = columns.find((one) => one.code === code);
  if (!column) throw new ApiError('not-valid', { [parameter]: 'not-valid' });
  return column;
}

function conditionsOf({ filters }: ReportSource, given: ReportSettings['filters']) {
  return Object.entries(given).map(([code, value]) => {
    const filter = filters.find((one) => one.code === code);
    if (!filter) throw new ApiError('not-valid', { filters: 'not-valid' });
    return conditionOf(filter, value);
  });
}

function conditionOf(
  filter: SourceFilter,
  { values = [], text = '', from, to }: FilterValue,
): SQL | undefined {
  if (filter.type === 'text') return text.trim() === '' ? undefined : filter.where(text);
  if (filter.type === 'period')
    return and(from ? since(filter, from) : undefined, to ? until(filter, to) : undefined);
  if (values.length === 0) return undefined;
  const isKnown = values.every((value) => filter.options.some(({ code }) => code === value));
  if (!isKnown) throw new ApiError('not-valid', { filters: 'not-valid' });
  return filter.where(values);
}

type Period = Extract<SourceFilter, { type: 'period' }>;

/** Days are those of the office; a month is in a period when its days are. */
function since({ of, on }: Period, from: string): SQL {
  if (on === 'month') return sql`${of} >= ${from.slice(0, 7)}`;
  return on === 'day'
    ? sql`${of} >= ${from}::date`
    : sql`${of} >= ${from}::timestamp at time zone 'Europe/Warsaw'`;
}

function until({ of, on }: Period, to: string): SQL {
  if (on === 'month') return sql`${of} <= ${to.slice(0, 7)}`;
  if (on === 'day') return sql`${of} <= ${to}::date`;
  return sql`${of} < (${to}::date + 1)::timestamp at time zone 'Europe/Warsaw'`;
}
