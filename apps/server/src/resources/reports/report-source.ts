import type { ColumnType, Option } from '@urzad/domain';
import { namesIn, type OfficeWords, type Privilege, SHIPPED_LIBRARIES, type Statuses } from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '../../lists/find-page';

export type Words = readonly [pl: string, en: string];

/** Who reads a report: staff, in an application. */
export interface ReportViewer {
  as: 'staff';
  id_user: number;
  id_application: number;
  privileges: readonly string[];
  testOnly: boolean;
}

/** By what the rows of a report stand in their order; they are told apart by its `id`. */
type Order = Pick<Sort<never>, 'cast'> & { by: SQL };

/** An account, of itself or of its child, or a facility or nanny. Without an id the name alone makes the group. */
export interface Bearer {
  kind: 'account' | 'provider';
  id: SQL;
}

export interface SourceColumn {
  code: string;
  name: Words;
  type: Exclude<ColumnType, 'time'>;
  value: SQL;
  /** The value is one of these codes. */
  options?: readonly Option[];
  /** Whose name the value is. Names are shared, so groups are those of its bearers. */
  bearer?: Bearer;
  /** Only for who may see data on health, origin and the like (Process §4.2), and the number of a person. */
  isSensitive?: boolean;
  /** How rows are sorted by it; `id`: they were written in this order. Without it they are not: no index has it. */
  order?: Order | 'id';
}

export type SourceFilter = { code: string; name: Words } & (
  | { type: 'options'; options: readonly Option[]; where: (values: readonly string[]) => SQL | undefined }
  | { type: 'text'; where: (text: string) => SQL | undefined }
  | { type: 'period'; of: SQL; on: 'day' | 'moment' | 'month' }
);

/** A report: a query of ours with named filters. Nothing that a client sends becomes a part of its text. */
export interface ReportSource {
  code: string;
  name: Words;
  group: 'administration' | 'project';
  /** All of them are needed. */
  requires: readonly Privilege[];
  /** Tables with their joins. */
  from: SQL;
  id: SQL;
  /** The rows that this person may see. */
  where: (asking: { viewer: ReportViewer; now: Date }) => SQL | undefined;
  columns: readonly SourceColumn[];
  filters: readonly SourceFilter[];
  /** The sort of a request without one: a column that has an order, with `-` the newest first. */
  fallback: string;
}

export function text(code: string, name: Words, value: SQL, more: Partial<SourceColumn> = {}): SourceColumn {
  return { code, name, type: 'text', value, ...more };
}

export function number(code: string, name: Words, value: SQL): SourceColumn {
  return { code, name, type: 'number', value };
}

export function price(code: string, name: Words, value: SQL): SourceColumn {
  return { code, name, type: 'price', value };
}

export function day(code: string, name: Words, value: SQL, more: Partial<SourceColumn> = {}): SourceColumn {
  return { code, name, type: 'date', value, ...more };
}

export function moment(
  code: string,
  name: Words,
  value: SQL,
  more: Partial<SourceColumn> = {},
): SourceColumn {
  return { code, name, type: 'datetime', value, ...more };
}

/** The name of the account under this alias. */
export function person(
  code: string,
  name: Words,
  alias: string,
  more: Partial<SourceColumn> = {},
): SourceColumn {
  return text(code, name, nameOf(alias), {
    bearer: { kind: 'account', id: sql`${sql.identifier(alias)}.id` },
    ...more,
  });
}

/** Some of the codes of a column. */
export function oneOf(code: string, name: Words, value: SQL, options: readonly Option[]): SourceFilter {
  return { code, name, type: 'options', options, where: (values) => sql`${value} in ${values}` };
}

/** A name as it is shown. */
function nameOf(alias: string): SQL {
  const account = sql.identifier(alias);
  return sql`nullif(trim(concat_ws(' ', ${account}.firstname, ${account}.lastname)), '')`;
}

/** Statuses as options: the items of their dictionary. */
export function optionsOf({ library }: Pick<Statuses<string>, 'library'>): readonly Option[] {
  return SHIPPED_LIBRARIES.find(({ code }) => code === library)?.items ?? [];
}

/** The dictionaries by their items, which sources name as they are shipped. */
const LIBRARY_OF = new Map<readonly Option[], string>(
  SHIPPED_LIBRARIES.map(({ code, items }) => [items, code]),
);

/** A report whose codes are named as the office names them. */
export function wordedSource(source: ReportSource, words: OfficeWords): ReportSource {
  const worded = (options: readonly Option[]) => namesIn(words, LIBRARY_OF.get(options) ?? '', options);
  return {
    ...source,
    columns: source.columns.map((column) =>
      column.options ? { ...column, options: worded(column.options) } : column,
    ),
    filters: source.filters.map((filter) =>
      filter.type === 'options' ? { ...filter, options: worded(filter.options) } : filter,
    ),
  };
}
