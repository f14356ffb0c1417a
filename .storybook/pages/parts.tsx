import type { ReactNode } from 'react';

/** Polish words on an English page. */
export function Pl({ children }: { children: ReactNode }) {
  return (
    <span lang="pl" style={{ fontSize: 'inherit' }}>
      {children}
    </span>
  );
}

interface RowsProps {
  /** The headers of the columns. */
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The column, counted from 0, whose words are Polish on an English page. */
  polish?: number;
}

/** A table of a page: MDX knows none of its own. */
export function Rows({ head, rows, polish }: RowsProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={String(cells[0])}>
            {cells.map((cell, at) => (
              <td key={head[at]} {...(at === polish && { lang: 'pl' })}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
