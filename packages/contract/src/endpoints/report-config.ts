import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
  DataSource,
  groupsQuery,
  operationsQuery,
  ReportCell,
  reportQuery,
  scopeQuery,
  sortQuery,
} from '../shapes/report-shapes';
import { envelope, IsoDateTime, PAGE_COUNT_MAX, page, queryInt, YesNo } from '../shapes/shapes';

/** Order §1: the only list whose page may hold so many. */
const DATA_SOURCES_MAX = 10_000;
const ROWS_OF_A_PAGE = 50;
const CURSOR_MAX = 400;

const Totals = {
  /** The rows of the group. */
  count: z.int().check(z.nonnegative()),
  /** One for each operation that was asked for, in their order. */
  values: z.array(ReportCell),
};

/** What the operations of the columns say of each group, and of all rows. */
export const ReportSummary = z.object({
  groups: z.array(z.object({ keys: z.array(z.nullable(z.string())), ...Totals })),
  /** There are more groups than are answered. */
  cut: YesNo,
  total: z.object(Totals),
  /** When the nightly refresh computed it; without it the summary is of the rows as they are. */
  computed_at: z.optional(IsoDateTime),
});
export type ReportSummary = z.infer<typeof ReportSummary>;

/** Reports: who sees one holds its privileges. */
export const reportConfig = {
  dataSources: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/datasources',
    summary:
      'The sources of reports that the caller may see. Who may see none is refused: an empty list would not say why.',
    schema: {
      querystring: z.strictObject({
        page: z._default(queryInt(1, DATA_SOURCES_MAX), 1),
        page_count: z._default(queryInt(1, DATA_SOURCES_MAX), DATA_SOURCES_MAX),
      }),
      response: { 200: page(DataSource) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  rows: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/rows',
    summary:
      'Rows of a report: its filters as JSON by their codes, `scope` the columns, `after` the cursor of the next page',
    schema: {
      querystring: z.strictObject({
        ...reportQuery,
        scope: scopeQuery,
        sort: sortQuery,
        after: z.optional(z.string().check(z.minLength(1), z.maxLength(CURSOR_MAX))),
        page_count: z._default(queryInt(1, PAGE_COUNT_MAX), ROWS_OF_A_PAGE),
      }),
      response: { 200: page(z.record(z.string(), ReportCell)) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
  summary: defineEndpoint({
    method: 'GET',
    url: '/api/raportconfig/summary',
    summary:
      'Operations of columns over the rows of a report, in groups and over all: `operations=amount.sum,amount.avg`. A request that is broken off ends the query. One that takes more than 5 s is `server` `{report: ’too-slow’}` and is computed in the next night; from then on it is answered as of that night, unless `live=yes` asks for the rows as they are.',
    schema: {
      querystring: z.strictObject({
        ...reportQuery,
        sort: sortQuery,
        groups: groupsQuery,
        operations: operationsQuery,
        live: z.optional(YesNo),
      }),
      response: { 200: envelope(ReportSummary) },
    },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
} as const;
