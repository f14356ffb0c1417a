import { Skeleton } from '../../feedback/skeleton/skeleton';

/** Enough to hold the place, few enough not to jump. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The shape of the rows that are on their way, over all columns; the words are for those who cannot see it. */
export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns} className="h-13 px-3 py-2.5">
        {row === 'first' && <span className="sr-only">{label}</span>}
        <Skeleton shape="line" />
      </td>
    </tr>
  ));
}
