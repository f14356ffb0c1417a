import { useState } from 'react';
import { saveCsv, tableCsv } from './csv-file';
import type { DataTableLabels } from './data-table.labels';
import type { WholeTableProps } from './data-table-props';
import type { TableModel } from './use-table-model';

interface ExportInput<Row extends object> {
  props: Pick<WholeTableProps<Row>, 'exportName' | 'remote'>;
  model: TableModel<Row>;
  words: DataTableLabels;
  say: (text: string) => void;
}

/** Exports the shown columns of all rows that pass the filters, in their order. */
export function useTableExport<Row extends object>({ props, model, words, say }: ExportInput<Row>) {
  const { exportName, remote } = props;
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still');
  if (exportName === undefined) return undefined;

  async function run(name: string) {
    setState('loading');
    try {
      const rows = (await remote?.loadAll?.()) ?? model.rows.map(({ original }) => original);
      saveCsv(name, tableCsv(model.columns, rows));
      say(words.exported(rows.length));
      setState('still');
    } catch {
      setState('failed');
    }
  }

  return { state, run: () => void run(exportName) };
}
