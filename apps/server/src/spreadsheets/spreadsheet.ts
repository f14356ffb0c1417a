import type { SheetFormat } from '@urzad/contract';
import { csvText, toPriceText } from '@urzad/domain';
import writeExcelFile from 'write-excel-file/node';

/** A text, a whole number, an amount in grosze, or nothing. */
type Cell = string | number | { grosze: number } | null;

export interface Sheet {
  /** The name of the sheet in the workbook. */
  name: string;
  columns: readonly { header: string; width: number }[];
  rows: readonly (readonly Cell[])[];
}

/**
 * A table as a file for a spreadsheet. No text is ever a formula: CSV marks what a spreadsheet would run, and in a
 * workbook the type of the cell says that it is a text.
 */
export async function sheetFile(sheet: Sheet, format: SheetFormat): Promise<Buffer> {
  return format === 'csv' ? Buffer.from(csvOf(sheet)) : workbookOf(sheet);
}

function csvOf({ columns, rows }: Sheet): string {
  return csvText([columns.map(({ header }) => header), ...rows.map((row) => row.map(textOf))]);
}

/** An amount with the decimal comma of Polish settings. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? toPriceText(cell.grosze).replace('.', ',') : String(cell);
}

/** Rows of a CSV file whose head was sent before: without the mark at its beginning. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return csvText(rows).slice(1);
}

function workbookOf({ name, columns, rows }: Sheet): Promise<Buffer> {
  const head = columns.map(({ header }) => ({ ...typed(header), fontWeight: 'bold' as const }));
  const body = rows.map((row) => row.map(typed));
  const options = { sheet: name, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
  return writeExcelFile([head, ...body], options).toBuffer();
}

function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String };
  if (typeof cell === 'number') return { value: cell, type: Number };
  return { value: cell.grosze / 100, type: Number, format: '#,##0.00' };
}
