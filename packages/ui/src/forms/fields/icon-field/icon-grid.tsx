import { Fragment, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Gap } from '../../../internal/row-window/row-window';
import { IconCell } from './icon-cell';
import { useIconGrid } from './use-icon-grid';

export interface IconGridHandle {
  /** Moves the focus to the cell in the tab order. */
  enter: () => void;
}

export interface IconGridProps {
  ref: Ref<IconGridHandle>;
  title: string;
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
  /** The keys leave the grid for the search field: upwards, or by typing a letter. */
  onLeave: () => void;
}

/** Only visible rows are rendered, and the row of the focused cell. */
export function IconGrid({ ref, title, names, chosen, onChoose, onLeave }: IconGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const first = Math.max(0, names.indexOf(chosen));
  const { columns, active, virtualizer, press, enter } = useIconGrid({
    frame,
    count: names.length,
    first,
    onLeave,
  });
  useImperativeHandle(ref, () => ({ enter }));

  let end = 0;
  const rows: ReactNode[] = [];
  for (const { key, index, start, end: rowEnd } of virtualizer.getVirtualItems()) {
    const from = index * columns;
    rows.push(
      <Fragment key={key}>
        <Gap height={start - end} span={columns} />
        <tr className="u:part" aria-rowindex={index + 1}>
          {names.slice(from, from + columns).map((name, at) => (
            <IconCell
              key={name}
              name={name}
              column={at + 1}
              isActive={from + at === active}
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
      <div ref={frame} className="u:relative u:-m-2 u:h-84 u:overflow-y-auto u:overscroll-contain u:p-2">
        <table
          className="u:part"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead from cell to cell, which a screen reader must leave to the page.
          role="grid"
          aria-label={title}
          aria-rowcount={Math.ceil(names.length / columns)}
          aria-colcount={columns}
          onKeyDown={press}
        >
          <tbody className="u:part">
            {rows}
            <Gap height={virtualizer.getTotalSize() - end} span={columns} />
          </tbody>
        </table>
      </div>
      {/* Hidden from screen readers, which read the name of the cell. */}
      <p aria-hidden="true" lang="en" className="u:font-mono u:text-sm u:text-muted">
        {names[active]}
      </p>
    </>
  );
}
