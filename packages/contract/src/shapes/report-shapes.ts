import { COLUMN_OPERATION_CODES } from '@urzad/domain';
import * as z from 'zod/mini';

/** Words of the interface in its two languages: `name` is Polish. */
const named = { name: z.string(), name_en: z.string() };
const ColumnKind = z.enum(['text', 'number', 'price', 'date', 'time', 'datetime']);
const YesOrNo = z.enum(['yes', 'no']);

/** A word that the server knows, such as the code of a report or of a column. */
const CODE = /^[a-z_]{1,40}$/;
const FILTERS_MAX = 4000;
const FILTER_TEXT_MAX = 200;
/** Groups inside groups: more of them no table shows. */
const GROUPS_MAX = 2;
const COLUMNS_MAX = 40;

const ReportOption = z.object({ value: z.string(), ...named });

/** A column of a report. One that can be grouped by is a text, or a day whose month makes the group. */
export const ReportColumn = z.object({
  code: z.string(),
  ...named,
  type: ColumnKind,
  sortable: YesOrNo,
  groupable: YesOrNo,
  /** A closed list: cells are codes, and these are their words. */
  options: z.optional(z.array(ReportOption)),
});
export type ReportColumn = z.infer<typeof ReportColumn>;

/** A named filter of a report. `period`: days from and to; `text`: words; `options`: some of its codes. */
export const ReportFilter = z.object({
  code: z.string(),
  ...named,
  type: z.enum(['options', 'period', 'text']),
  options: z.optional(z.array(ReportOption)),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

/** A report (Spec §3): its rows are asked for at `url` with `params`. */
export const DataSource = z.object({
  code: z.string(),
  ...named,
  /** Of the whole system, or of the co-funding of an application. */
  group: z.enum(['administration', 'project']),
  url: z.string(),
  /** Of the answer: the member that holds the rows. */
  main_node: z.string(),
  requires_privileges: z.string(),
  filters: z.array(ReportFilter),
  params: z.record(z.string(), z.string()),
  columns: z.array(ReportColumn),
});
export type DataSource = z.infer<typeof DataSource>;

/** What a filter asks for; which members count is said by its type. */
export const FilterValue = z.strictObject({
  values: z.optional(z.array(z.string().check(z.maxLength(FILTER_TEXT_MAX))).check(z.maxLength(COLUMNS_MAX))),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  text: z.optional(z.string().check(z.maxLength(FILTER_TEXT_MAX))),
});
export type FilterValue = z.infer<typeof FilterValue>;

const code = z.string().check(z.regex(CODE));
const sort = z.string().check(z.regex(/^-?[a-z_]{1,40}$/));
/** `refund_claimed.sum` */
const operation = z
  .string()
  .check(z.regex(new RegExp(`^[a-z_]{1,40}\\.(${COLUMN_OPERATION_CODES.join('|')})$`)));

/** How the groups of a report are drawn, beside their table. */
export const REPORT_PLOTS = ['bars', 'lines', 'none'] as const;
export type ReportPlot = (typeof REPORT_PLOTS)[number];

/** How a report is read: what a person chose on its screen, and what a saved definition keeps. */
export const ReportSettings = z.strictObject({
  filters: z.record(code, FilterValue),
  /** In their order; empty for all. */
  columns: z.array(code).check(z.maxLength(COLUMNS_MAX)),
  sort: z.optional(sort),
  /** The columns whose values make groups. */
  groups: z.array(code).check(z.maxLength(GROUPS_MAX)),
  operations: z.array(operation).check(z.maxLength(COLUMNS_MAX)),
  /** Without it, bars. */
  plot: z.optional(z.enum(REPORT_PLOTS)),
});
export type ReportSettings = z.infer<typeof ReportSettings>;

/** The same in an answer, which may hold more than an older client knows. */
export const KeptReportSettings = z.object({
  ...ReportSettings.shape,
  filters: z.record(code, z.object(FilterValue.shape)),
});

/** The same in a query: lists are comma-separated, filters are JSON. */
export const reportQuery = {
  code,
  filters: z._default(jsonOf(z.record(code, FilterValue)), {}),
};
export const scopeQuery = z._default(listOf(code, COLUMNS_MAX), []);
export const sortQuery = z.optional(sort);
export const groupsQuery = z._default(listOf(code, GROUPS_MAX), []);
export const operationsQuery = z._default(listOf(operation, COLUMNS_MAX), []);
export const sourceCode = code;

/** A text, a number, whole grosze, `YYYY-MM-DD`, or a timestamp in ISO 8601, by the type of the column. */
export const ReportCell = z.nullable(z.union([z.string(), z.number()]));
export type ReportCell = z.infer<typeof ReportCell>;

function listOf<Item extends z.core.$ZodType<string, string>>(item: Item, max: number) {
  return z.pipe(
    z.string().check(z.maxLength(FILTERS_MAX)),
    z.pipe(
      z.transform((text: string) => text.split(',').filter((word) => word !== '')),
      z.array(item).check(z.maxLength(max)),
    ),
  );
}

function jsonOf<Shape extends z.core.$ZodType>(shape: Shape) {
  return z.pipe(z.string().check(z.maxLength(FILTERS_MAX)), z.pipe(z.transform(parsedJson), shape));
}

/** Text that is no JSON is refused by the schema, as `undefined` is. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
