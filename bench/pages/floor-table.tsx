import { useMemo, useState } from 'react';
import { plainCell, SORTED, TABLE_COLUMNS, type TableRow } from './table-rows';

/** A table in React and native HTML with every row in the page. */
export function FloorTable({ rows: given }: { rows: readonly TableRow[] }) {
  const [descending, setDescending] = useState<boolean>();
  const rows = useMemo(() => {
    if (descending === undefined) return given;
    return given.toSorted((a, b) => (descending ? b.amount - a.amount : a.amount - b.amount));
  }, [given, descending]);

  return (
    <div data-scroll="" style={{ height: 600, overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            {TABLE_COLUMNS.map(({ key, header }) => (
              <th key={key} data-column={key}>
                <button type="button" onClick={() => key === SORTED && setDescending(!(descending ?? true))}>
                  {header}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {TABLE_COLUMNS.map(({ key }) => (
                <td key={key}>{plainCell(row, key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
