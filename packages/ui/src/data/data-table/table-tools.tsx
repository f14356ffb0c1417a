import { Columns3, Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { Checkbox } from '../../forms/fields/checkbox/checkbox';
import { Popover } from '../../overlays/popover/popover';
import { ColumnsPanel } from './columns/columns-panel';
import type { WholeTableProps } from './data-table-props';
import { FilterPanel } from './filters/filter-panel';
import { FilterTags } from './filters/filter-tags';
import { TablePresetsButton } from './presets/table-presets';
import { SortField } from './sort-field';
import type { TableState } from './use-data-table';

interface TableToolsProps<Row extends object> {
  props: WholeTableProps<Row>;
  table: TableState<Row>;
  asCards: boolean;
}

/** Filters at the start of the line, the arrangement at the end. */
export function TableTools<Row extends object>({ props, table, asCards }: TableToolsProps<Row>) {
  const { columns, presets } = props;
  const { view, startView, words, arrange, exported } = table;

  return (
    <>
      <div className="u:data-tools u:flex u:flex-wrap u:items-center u:gap-2">
        <Filters props={props} table={table} />
        <div className="u:ms-auto u:flex u:flex-wrap u:items-center u:gap-2">
          {presets && (
            <TablePresetsButton
              {...presets}
              columns={columns}
              view={view}
              startView={startView}
              onViewChange={arrange}
            />
          )}
          <Arrangement props={props} table={table} />
          {!asCards && (
            <Checkbox
              label={words.dense}
              checked={view.density === 'dense'}
              onCheckedChange={(isDense) => arrange({ ...view, density: isDense ? 'dense' : 'loose' })}
            />
          )}
          {exported && (
            <Button size="sm" icon={Download} loading={exported.state === 'loading'} onClick={exported.run}>
              {words.export}
            </Button>
          )}
        </div>
        {asCards && <SortField columns={columns} view={view} onViewChange={arrange} words={words} />}
      </div>
      {exported?.state === 'failed' && (
        <Alert kind="error" live>
          {words.exportFailed}
        </Alert>
      )}
    </>
  );
}

function Filters<Row extends object>({ props, table }: Omit<TableToolsProps<Row>, 'asCards'>) {
  const { view, words, arrange } = table;
  const [isOpen, setIsOpen] = useState(false);
  const columns = props.columns.filter(({ filterable = true }) => filterable);
  if (columns.length === 0) return null;

  return (
    <>
      <Button
        ref={table.filterButton}
        size="sm"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {words.filters}
      </Button>
      <FilterTags columns={columns} table={table} />
      <FilterPanel
        open={isOpen}
        onOpenChange={setIsOpen}
        columns={columns}
        view={view}
        onViewChange={arrange}
        onClear={table.clearFilters}
        today={props.today}
        words={words}
      />
    </>
  );
}

function Arrangement<Row extends object>({ props, table }: Omit<TableToolsProps<Row>, 'asCards'>) {
  const { view, startView, words, arrange, move } = table;

  return (
    <Popover
      title={words.columns}
      trigger={
        <Button size="sm" icon={Columns3}>
          {words.columns}
        </Button>
      }
    >
      <ColumnsPanel
        columns={props.columns}
        view={view}
        startView={startView}
        onViewChange={arrange}
        onMove={move}
        words={words}
      />
    </Popover>
  );
}
