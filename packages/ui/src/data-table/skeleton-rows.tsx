import { Skeleton } from '../skeleton/skeleton';
import type { DataTableLabels } from './data-table.labels';

/** Enough to hold the place, few enough not to jump. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shape of the rows that are on their way. */
export function SkeletonRows({ columns, words }: { columns: number; words: DataTableLabels }) {
  return ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns} className="h-13 px-3 py-2.5">
        {row === 'first' && <span className="sr-only">{words.loading}</span>}
        <Skeleton shape="line" />
      </td>
    </tr>
  ));
}
