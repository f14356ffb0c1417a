import { csvText } from '@urzad/domain';
import { cellExport, type DataColumn } from './columns/data-column';

/** The shown columns of the given rows, headers first. */
export function tableCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  return csvText([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => cellExport(column, row))),
  ]);
}

/** How long a browser may take to read the file. */
const KEPT_MS = 60_000;

/** Downloads a text as a file. */
export function saveCsv(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // Some browsers read the file only after the click, when the address has to be valid.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
