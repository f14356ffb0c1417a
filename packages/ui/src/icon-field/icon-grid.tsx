import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Gap, withActive } from '../data-table/row-window';
import { cellAfter } from './grid-keys';
import { IconCell } from './icon-cell';

export interface IconGridHandle {
  /** Moves the focus to the cell that is in the order of Tab. */
  enter: () => void;
}

export interface IconGridProps {
  ref: Ref<IconGridHandle>;
  title: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
  /** The keys lead out of the grid, back to the box: upwards, or by a letter to be typed there. */
  onLeave: () => void;
}

/** A cell is a square of 48 px, so that a thumb meets one icon. */
const CELL = 48;

/** Rows drawn beyond the edge, so that a fast scroll shows no gap. */
const OVERSCAN = 4;

/** What a server or a test without a layout takes for the size of the frame. */
const FIRST_RECT = { width: 336, height: 320 };

/** Only the rows in sight are in the page, and the row of the cell that has the focus. */
export function IconGrid({ ref, title, names, chosen, onChoose, onLeave }: IconGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(frame);
  const [active, setActive] = useState(() => Math.max(0, names.indexOf(chosen)));
  const [moves, setMoves] = useState(0);
  const activeRow = Math.floor(active / columns);
  const virtualizer = useVirtualizer({
    count: Math.ceil(names.length / columns),
    getScrollElement: () => frame.current,
    estimateSize: () => CELL,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) =>
      withActive(startIndex - overscan, endIndex + overscan, activeRow, count),
  });

  // What was chosen before is in sight from the start.
  useLayoutEffect(() => virtualizer.scrollToIndex(activeRow), [virtualizer, activeRow]);
  useEffect(() => {
    if (moves > 0)
      frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [moves]);
  useImperativeHandle(ref, () => ({ enter: () => setMoves((now) => now + 1) }), []);

  function goTo(cell: number) {
    setActive(cell);
    setMoves((now) => now + 1);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const rows = Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / CELL));
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const next = cellAfter(event, active, { columns, count: names.length, rows, isRtl });
    if (next === 'up' || isTyped(event)) return onLeave();
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  }

  let end = 0;
  const rows: ReactNode[] = [];
  for (const { key, index, start, end: rowEnd } of virtualizer.getVirtualItems()) {
    const first = index * columns;
    rows.push(
      <Fragment key={key}>
        <Gap height={start - end} span={columns} />
        <tr aria-rowindex={index + 1}>
          {names.slice(first, first + columns).map((name, at) => (
            <IconCell
              key={name}
              name={name}
              column={at + 1}
              isActive={first + at === active}
              isChosen={name === chosen}
              onChoose={onChoose}
            />
          ))}
        </tr>
      </Fragment>,
    );
    end = rowEnd;
  }

  return (
    <>
      <div ref={frame} className="-m-2 h-84 overflow-y-auto overscroll-contain p-2">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead from cell to cell, which a screen reader must leave to the page.
          role="grid"
          aria-label={title}
          aria-rowcount={Math.ceil(names.length / columns)}
          aria-colcount={columns}
          onKeyDown={press}
        >
          <tbody>
            {rows}
            <Gap height={virtualizer.getTotalSize() - end} span={columns} />
          </tbody>
        </table>
      </div>
      {/* For the eye; the ear hears it from the cell. */}
      <p aria-hidden="true" lang="en" className="font-mono text-sm text-muted">
        {names[active]}
      </p>
    </>
  );
}

/** How many cells fit beside each other, followed as the panel changes its width. */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(Math.floor(FIRST_RECT.width / CELL));

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;

    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? FIRST_RECT.width;
      setColumns(Math.max(1, Math.floor(width / CELL)));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame]);

  return columns;
}

/** A letter belongs to the box: the focus is there before the letter is written. */
function isTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
