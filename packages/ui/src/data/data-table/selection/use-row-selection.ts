import { useMemo } from 'react';
import type { ModelRow } from '../use-table-model';
import { selectionOf, type TableSelection, withAll, withToggled } from './table-selection';

const NOTHING: ReadonlySet<string> = new Set();

/** The checkboxes of the visible rows and the one of the header. */
export function useRowSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly ModelRow<Row>[],
) {
  const keys = selection?.keys ?? NOTHING;
  const isOffered = selection !== undefined;
  const inSight = useMemo(() => (isOffered ? rows.map(({ id }) => id) : []), [isOffered, rows]);
  const state = useMemo(() => selectionOf(keys, inSight), [keys, inSight]);

  return {
    toggle: (id: string) => selection?.onChange(withToggled(keys, id, inSight)),
    box: selection && { state, onChange: () => selection.onChange(withAll(keys, inSight)) },
    /** "Everything" means the rows that pass the filters; with other filters it is reset. */
    forgetEverything() {
      if (keys === 'all') selection?.onChange(NOTHING);
    },
  };
}
