import { cn } from '../class-names/cn';
import { usePhone } from '../hooks/use-phone';
import { useLabels } from '../locale/locale';
import { Skeleton } from '../skeleton/skeleton';
import { type TableLabels, tableLabels } from './table.labels';
import { TableCards } from './table-cards';
import { SelectionBar, SelectionBox, TableHead } from './table-head';
import type { TableProps } from './table-props';
import { withToggled } from './table-types';

/** Lines while the first page loads: enough to hold the place, few enough not to jump. */
const SKELETON_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function Table<Row>(props: TableProps<Row>) {
  const words = useLabels<TableLabels>(tableLabels, props.labels);
  const asCards = usePhone();
  const { rows, loading, empty } = props;

  if (!loading && rows.length === 0) return empty ?? <p className="text-muted">{words.empty}</p>;
  return asCards ? <TableCards {...props} words={words} /> : <Grid {...props} words={words} />;
}

function Grid<Row>({ words, ...props }: TableProps<Row> & { words: TableLabels }) {
  const { caption, captionShown, columns, rows, rowKey, sort, onSortChange, selection, loading } = props;

  return (
    <div className="rounded-lg border border-line bg-surface">
      {selection && <SelectionBar selection={selection} words={words} />}
      <div className="overflow-x-auto rounded-lg wide:overflow-visible">
        <table className="w-full border-separate border-spacing-0 text-sm leading-snug" aria-busy={loading}>
          <caption className={captionShown ? 'px-3 py-2 text-left font-semibold' : 'sr-only'}>
            {caption}
          </caption>
          <TableHead {...{ columns, rows, rowKey, sort, onSortChange, selection, words }} />
          <tbody className="row-lines">
            {loading ? (
              <SkeletonRows columns={columns.length + (selection ? 1 : 0)} label={words.loading} />
            ) : (
              rows.map((row) => <GridRow key={rowKey(row)} row={row} words={words} {...props} />)
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface GridRowProps<Row> extends TableProps<Row> {
  row: Row;
  words: TableLabels;
}

function GridRow<Row>({ row, columns, rowKey, selection, density, words }: GridRowProps<Row>) {
  const key = rowKey(row);
  const selected = selection?.keys.has(key);
  const cell = cn('align-middle', density === 'dense' ? 'h-11.5 px-2.5 py-1' : 'h-13 px-3 py-2.5');

  return (
    <tr
      data-state={selected ? 'selected' : undefined}
      className={selected ? 'row-selected bg-surface-selected' : 'hover:bg-surface-hover'}
    >
      {selection && (
        <td className={cn(cell, 'w-0')}>
          <SelectionBox
            label={words.select(selection.nameOf(row))}
            state={selected ? 'all' : 'none'}
            onChange={() => selection.onChange(withToggled(selection.keys, key))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={cn(cell, column.align === 'end' && 'figures text-right')}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns} className="h-13 px-3 py-2.5">
        {row === 'first' && <span className="sr-only">{label}</span>}
        <Skeleton shape="line" />
      </td>
    </tr>
  ));
}
