import type { ReportCell, ReportSettings } from '@urzad/contract';
import { type ColumnOperation, optionText } from '@urzad/domain';
import { ApiError } from '../../api-error';
import type { Db } from '../../db';
import type { StreamedSheet } from '../../spreadsheets/streamed-sheet';
import type { Asked } from './asked';
import { readRows } from './read-rows';
import type { SourceColumn } from './report-source';
import { groupedOf, type Operated, operatedOf, summarise } from './summarise';

/** Rows that are read at once while a file is written. */
const ROWS_OF_A_PART = 2000;
const OPERATIONS: Readonly<Record<ColumnOperation, string>> = {
  first: 'pierwsza',
  last: 'ostatnia',
  min: 'najmniej',
  max: 'najwięcej',
  avg: 'średnia',
  sum: 'suma',
  median: 'mediana',
};

/**
 * A report as a table for a spreadsheet, as its screen shows it: its rows, or its groups with what they add up to.
 * @throws ApiError `not-valid` `{groups: 'is-too-big'}`: without the groups that are cut off a file would not add up
 */
export async function sheetOfReport(
  db: Db,
  asked: Asked,
  { groups, operations }: Pick<ReportSettings, 'groups' | 'operations'>,
): Promise<StreamedSheet> {
  if (groups.length === 0) {
    return {
      columns: asked.shown.map(({ name: [header], type }) => ({ header, type })),
      parts: partsOf(db, asked),
    };
  }
  return groupedSheet(db, asked, {
    groups: groupedOf(asked, groups),
    operations: operatedOf(asked, operations),
  });
}

async function* partsOf(db: Db, asked: Asked) {
  let after: string | undefined;
  do {
    const { rows, next } = await readRows(db, asked, { after, limit: ROWS_OF_A_PART });
    yield rows.map((row) => asked.shown.map((column) => shownCell(column, row[column.code] ?? null)));
    after = next;
  } while (after !== undefined);
}

async function groupedSheet(
  db: Db,
  asked: Asked,
  { groups, operations }: { groups: SourceColumn[]; operations: Operated[] },
): Promise<StreamedSheet> {
  const summary = await summarise(db, asked, { groups, operations });
  if (summary.cut === 'yes') throw new ApiError('not-valid', { groups: 'is-too-big' });
  const valuesOf = ({ count, values }: { count: number; values: readonly ReportCell[] }) => [
    count,
    ...operations.map(({ column }, at) => shownCell(column, values[at] ?? null)),
  ];
  const rows = [
    ...summary.groups.map((group) => [
      ...groups.map((column, at) => shownCell(column, group.keys[at] ?? null)),
      ...valuesOf(group),
    ]),
    [...groups.map((_, at) => (at === 0 ? 'Razem' : '')), ...valuesOf(summary.total)],
  ];
  return {
    columns: [
      // A month that makes a group is a text.
      ...groups.map(({ name: [header] }) => ({ header, type: 'text' as const })),
      { header: 'Liczba', type: 'number' },
      ...operations.map((operated) => ({ header: headerOf(operated), type: operated.column.type })),
    ],
    parts: (async function* () {
      yield rows;
    })(),
  };
}

/** `Refundacja – suma` */
export function headerOf({ column, operation }: Operated): string {
  return `${column.name[0]} – ${OPERATIONS[operation]}`;
}

/** A code by its word. */
export function shownCell({ options }: SourceColumn, value: ReportCell): ReportCell {
  return options && typeof value === 'string' ? optionText(options, value, 'pl') : value;
}
