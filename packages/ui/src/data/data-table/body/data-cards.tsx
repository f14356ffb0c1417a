import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../actions/button/button';
import { Skeleton } from '../../../feedback/skeleton/skeleton';
import { cn } from '../../../foundations/class-names/cn';
import { useLocale } from '../../../foundations/locale/locale';
import { usePrinting } from '../../../internal/printing/use-printing';
import { Card } from '../../card/card';
import { cellText, type DataColumn } from '../columns/data-column';
import type { DataTableLabels } from '../data-table.labels';
import type { WholeTableProps } from '../data-table-props';
import { SelectionBox } from '../selection/selection-parts';
import { isSelected } from '../selection/table-selection';
import type { TableState } from '../use-data-table';
import type { ModelRow } from '../use-table-model';
import { printedOf } from './data-body';
import { useRowKeys } from './use-row-keys';

/** A phone shows this number of cards, and as many more with each press: nobody scrolls past ten thousand by finger. */
const CARDS_AT_ONCE = 50;

interface DataCardsProps<Row extends object> {
  props: WholeTableProps<Row>;
  table: TableState<Row>;
}

/** The rows on a phone: cards one below another, each with all columns. */
export function DataCards<Row extends object>({ props, table }: DataCardsProps<Row>) {
  const { caption, captionShown, onRowOpen, loading = false } = props;
  const { model, words } = table;
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const isPrinting = usePrinting();
  const shown = isPrinting ? printedOf(model.rows) : model.rows.slice(0, limit);
  const list = useRef<HTMLUListElement>(null);
  const keys = useRowKeys({ count: shown.length, onOpen: onRowOpen && open, frame: list });

  function open(index: number) {
    const row = shown[index];
    if (row) onRowOpen?.(row.original);
  }

  /** The button moves below the new cards, or is removed: the first new card takes the focus. */
  function showMore() {
    flushSync(() => setLimit(limit + CARDS_AT_ONCE));
    list.current?.querySelector<HTMLElement>(`[data-index="${limit}"]`)?.focus();
  }

  if (loading && model.rows.length === 0) return <SkeletonCards words={words} />;
  const rest = model.rows.length - limit;

  return (
    <div className="u:grid u:gap-4" aria-busy={loading}>
      {captionShown && <p className="u:font-semibold">{caption}</p>}
      <ul ref={list} aria-label={caption} className="u:grid u:gap-4" {...keys.handlers}>
        {shown.map((row, index) => (
          <CardOfRow
            key={row.id}
            row={row}
            index={index}
            tabIndex={onRowOpen && index === keys.activeIndex ? 0 : -1}
            props={props}
            table={table}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className="u:grid u:print:hidden">
          <Button onClick={showMore}>{words.showMore(Math.min(rest, CARDS_AT_ONCE))}</Button>
        </div>
      )}
    </div>
  );
}

interface CardOfRowProps<Row extends object> extends DataCardsProps<Row> {
  row: ModelRow<Row>;
  index: number;
  /** Cards that open have the keys of rows; every card can be focused by code. */
  tabIndex: 0 | -1;
}

function CardOfRow<Row extends object>({ row, index, tabIndex, props, table }: CardOfRowProps<Row>) {
  const { selection, card, onRowOpen } = props;
  const { id, original } = row;
  const selected = selection !== undefined && isSelected(selection.keys, id);

  return (
    <li
      data-index={index}
      tabIndex={tabIndex}
      data-state={selected ? 'selected' : undefined}
      className={cn('u:data-card', onRowOpen && 'u:cursor-pointer')}
    >
      {selection && (
        <div className="u:flex u:items-center u:gap-3 u:py-1 u:text-sm">
          <SelectionBox
            label={table.words.select(selection.nameOf(original))}
            state={selected ? 'all' : 'none'}
            onChange={() => table.picked.toggle(id)}
          />
          <span className="u:part" aria-hidden="true">
            {selection.nameOf(original)}
          </span>
        </div>
      )}
      {card ? card(original) : <PlainCard row={original} columns={table.model.columns} words={table.words} />}
    </li>
  );
}

function SkeletonCards({ words }: { words: DataTableLabels }) {
  return (
    <div aria-busy="true" className="u:grid u:gap-3">
      <span className="u:sr-only">{words.loading}</span>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}

interface PlainCardProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  words: DataTableLabels;
}

function PlainCard<Row>({ row, columns, words }: PlainCardProps<Row>) {
  const locale = useLocale();
  return (
    <Card>
      <dl className="u:grid u:gap-2 u:text-sm">
        {columns.map((column) => (
          <div key={column.key} className="u:flex u:flex-wrap u:justify-between u:gap-x-4">
            <dt className="u:text-muted">{column.header}</dt>
            <dd className="u:ms-auto u:min-w-0 u:text-end u:wrap-anywhere">
              {column.cell ? column.cell(row) : cellText(column, row, locale) || words.none}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
