import { useState } from 'react';
import type { WholeTableProps } from './data-table-props';
import { START_VIEW, type TableView } from './table-view';

type ViewProps = Pick<WholeTableProps<object>, 'view' | 'defaultView' | 'onViewChange'>;

/** The arrangement, controlled by the caller or held here. */
export function useTableView({ view, defaultView = START_VIEW, onViewChange }: ViewProps) {
  const [own, setOwn] = useState(defaultView);

  function change(next: TableView) {
    setOwn(next);
    onViewChange?.(next);
  }

  return [view ?? own, change] as const;
}
