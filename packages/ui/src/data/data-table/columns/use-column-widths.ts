import { type RefObject, useState } from 'react';
import { type TableView, withinWidths, withWidth } from '../table-view';
import { COLUMN_WIDTH, type DataColumn } from './data-column';

type Widths = TableView['widths'];

interface WidthsInput<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  frame: RefObject<HTMLElement | null>;
}

/** px of the smallest text, for which the widths of columns are given. */
const TEXT_PX = 18;

/**
 * Moving one edge must not move the other columns. Stretched columns therefore keep their present widths, and stop
 * stretching.
 */
export function useColumnWidths<Row>({ columns, view, onViewChange, frame }: WidthsInput<Row>) {
  const [dragged, setDragged] = useState<Widths>();
  const widths = dragged ?? view.widths;

  function withEdge(key: string, width: number): Widths {
    return { ...(dragged ?? drawnWidths()), [key]: withinWidths(width) };
  }

  /** The present widths on the screen. */
  function drawnWidths(): Widths {
    if (!view.autofill) return view.widths;
    const cells = frame.current?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
    return Object.fromEntries(
      [...cells].map((cell) => [cell.dataset.column ?? '', withinWidths(cell.getBoundingClientRect().width)]),
    );
  }

  return {
    autofill: view.autofill && !dragged,
    widthOf: (column: DataColumn<Row>) => widths[column.key] ?? ownWidth(column),
    cssWidthOf: (column: DataColumn<Row>) => cssWidth(column, widths),
    /** The width of all columns, for the style of the table. */
    cssTotal: columns.map((column) => cssWidth(column, widths)).join(' + '),
    drag: (key: string, width: number) => setDragged(withEdge(key, width)),
    resize(key: string, width: number | undefined) {
      setDragged(undefined);
      if (width === undefined) return onViewChange(withWidth(view, key, undefined));
      onViewChange({ ...view, autofill: false, widths: { ...view.widths, ...withEdge(key, width) } });
    },
  };
}

function ownWidth({ width = COLUMN_WIDTH.start }: Pick<DataColumn<never>, 'width'>): number {
  return width;
}

/** The default width of a column grows with the text, so that larger letters fit; a width that a person set does not. */
function cssWidth(column: Pick<DataColumn<never>, 'key' | 'width'>, widths: Widths): string {
  const chosen = widths[column.key];
  return chosen === undefined ? `calc(var(--urzad-unit) * ${ownWidth(column) / TEXT_PX})` : `${chosen}px`;
}
