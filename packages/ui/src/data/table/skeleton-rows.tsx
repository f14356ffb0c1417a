import { Skeleton } from '../../feedback/skeleton/skeleton';

/** The number of placeholder rows: enough to fill the space, few enough not to shift the layout. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders of rows that are loading, over all columns; the text is for screen readers. */
export function SkeletonRows({ columns, label }: { columns: number; label: string }) {
  return ROWS.map((row) => (
    <tr className="u:part" key={row}>
      <td colSpan={columns} className="u:h-13 u:px-3 u:py-2.5">
        {row === 'first' && <span className="u:sr-only">{label}</span>}
        <Skeleton shape="line" />
      </td>
    </tr>
  ));
}
