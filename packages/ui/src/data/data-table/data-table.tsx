import { useMemo } from 'react';
import { usePhone } from '../../internal/hooks/use-phone';
import { Pagination } from '../../navigation/pagination/pagination';
import { printedOf } from './body/data-body';
import { DataCards } from './body/data-cards';
import { DataGrid } from './body/data-grid';
import { wholeColumns } from './columns/data-column';
import type { DataTableProps, WholeTableProps } from './data-table-props';
import { TableFailure, TableNothing } from './data-table-states';
import { SelectionBar } from './selection/selection-parts';
import { TableTools } from './table-tools';
import { type TableState, useDataTable } from './use-data-table';
import './data-table.css';

/**
 * A table to work in: sort, filter, arrange, select, export and save views. All rows are given and arranged here, up
 * to 10,000; beyond that the server arranges them (`remote`). For read-only data there is `Table`.
 */
export function DataTable<Row extends object>({ rowKey, ...given }: DataTableProps<Row>) {
  const columns = useMemo(() => wholeColumns(given.columns), [given.columns]);
  const keyOf = typeof rowKey === 'function' ? rowKey : (row: Row) => String(row[rowKey]);

  return <WholeTable {...given} columns={columns} rowKey={keyOf} />;
}

function WholeTable<Row extends object>(props: WholeTableProps<Row>) {
  const { rows, remote, failure } = props;
  const isPhone = usePhone();
  const asCards = isPhone && !props.rowsOnPhone;
  const table = useDataTable(props);

  return (
    <div ref={table.element} className="u:grid u:min-w-0 u:gap-3">
      <TableTools props={props} table={table} asCards={asCards} />
      {failure ? (
        <TableFailure {...failure} words={table.words} />
      ) : (
        <Content props={props} table={table} asCards={asCards} />
      )}
      <PrintNote table={table} />
      {remote && !failure && remote.total > 0 && <Pagination {...remote} />}
      {/* In the page before it has text, as live regions have to be. */}
      <p role="status" className="u:text-sm u:text-muted">
        <span className="u:sr-only">{table.said}</span>
        {table.isNarrowed && (
          <span className="u:part">{table.words.shown(table.model.rows.length, rows.length)}</span>
        )}
      </p>
    </div>
  );
}

/** What paper lacks, and where it is. */
function PrintNote<Row extends object>({ table }: Pick<ContentProps<Row>, 'table'>) {
  const { model, total, words, exported } = table;
  const printed = printedOf(model.rows).length;
  if (printed === 0 || printed >= total) return null;

  return (
    <p className="u:hidden u:text-sm u:print:block">
      {words.printed(printed, total, exported !== undefined)}
    </p>
  );
}

interface ContentProps<Row extends object> {
  props: WholeTableProps<Row>;
  table: TableState<Row>;
  asCards: boolean;
}

function Content<Row extends object>({ props, table, asCards }: ContentProps<Row>) {
  const { columns, rows, remote, selection, loading, empty } = props;
  const { words, model } = table;
  if (!loading && model.rows.length === 0)
    return <TableNothing columns={columns} table={table} empty={empty} />;

  const bar = selection && (
    <SelectionBar
      selection={selection}
      total={table.total}
      offersEverything={remote !== undefined && remote.total > rows.length}
      words={words}
      sticky={asCards}
      table={table.element}
    />
  );

  return asCards ? (
    <div className="u:grid u:gap-4">
      <DataCards props={props} table={table} />
      {bar}
    </div>
  ) : (
    <DataGrid props={props} table={table}>
      {bar}
    </DataGrid>
  );
}
