import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type BodyOf,
  PAGE_COUNT_MAX,
  type ReportDefinition,
  type ReportFormat,
  type ReportSettings,
  reportConfig,
  reportDefinitions,
} from '@urzad/contract';
import { request } from '#shared/session/client';

const reportsKey = ['raportconfig'] as const;
export const definitionsKey = [...reportsKey, 'definitions'] as const;
const summaryKey = [...reportsKey, 'summary'] as const;

/** The reports that this person may see. */
export const sourcesQuery = queryOptions({
  queryKey: [...reportsKey, 'sources'],
  queryFn: async ({ signal }) => (await request(reportConfig.dataSources, { signal })).data,
});

/** Saved definitions in the order of their names, page by page. */
export const definitionsQuery = infiniteQueryOptions({
  queryKey: definitionsKey,
  queryFn: ({ pageParam, signal }) =>
    request(reportDefinitions.get, {
      query: { page_count: PAGE_COUNT_MAX, ...(pageParam && { after: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export function definitionQuery(id: number) {
  return queryOptions({
    queryKey: [...definitionsKey, id],
    queryFn: async ({ signal }) => (await request(reportDefinitions.find, { query: { id }, signal })).data,
  });
}

/** The rows of a report, page by page. */
export function rowsQuery(code: string, { filters, columns, sort }: ReportSettings) {
  const query = { code, ...filtersOf(filters), scope: columns.join(','), ...(sort && { sort }) };
  return infiniteQueryOptions({
    queryKey: [...reportsKey, 'rows', query],
    queryFn: ({ pageParam, signal }) =>
      request(reportConfig.rows, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** What the operations say. Who cancels it ends the query of the server. */
export function summaryQuery(
  code: string,
  { filters, sort, groups, operations }: ReportSettings,
  isLive: boolean,
) {
  const live = isLive && { live: 'yes' as const };
  const lists = { groups: groups.join(','), operations: operations.join(',') };
  const query = { code, ...filtersOf(filters), ...lists, ...(sort && { sort }), ...live };
  return queryOptions({
    queryKey: [...summaryKey, query],
    queryFn: async ({ signal }) => (await request(reportConfig.summary, { query, signal })).data,
    retry: false,
  });
}

function filtersOf(filters: ReportSettings['filters']) {
  return Object.keys(filters).length > 0 ? { filters: JSON.stringify(filters) } : {};
}

/** Keeps a new definition, or changes the one that was read. */
export async function saveDefinition(
  { definition, source }: { definition?: ReportDefinition | undefined; source: string },
  values: Omit<BodyOf<(typeof reportDefinitions)['add']>, 'source'>,
  idempotencyKey: string,
): Promise<ReportDefinition> {
  if (!definition) {
    return (await request(reportDefinitions.add, { body: { source, ...values }, idempotencyKey })).data;
  }
  const { id, row_version } = definition;
  const body = { row_version, ...values };
  return (await request(reportDefinitions.set, { query: { id }, body, idempotencyKey })).data;
}

export async function removeDefinition(id: number, idempotencyKey: string): Promise<null> {
  return (await request(reportDefinitions.delete, { query: { id }, body: {}, idempotencyKey })).data;
}

/** A report as it is exported; the title is that of a saved one. */
export interface ExportedReport {
  source: string;
  settings: ReportSettings;
  title: string | undefined;
}

export async function exportReport({ title, ...report }: ExportedReport, format: ReportFormat) {
  const body = { ...report, format, ...(title !== undefined && { title }) };
  return (await request(reportDefinitions.export, { body })).data;
}
