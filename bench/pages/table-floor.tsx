import { useMemo, useState } from 'react';
import { mountOnPress } from './mount-on-press';
import { plainCell, SORTED, TABLE_COLUMNS, wantedRows } from './table-rows';

const ROWS = wantedRows();

/** A table in React and native HTML with every row in the page. */
function FloorTable() {
  const [descending, setDescending] = useState<boolean>();
  const rows = useMemo(() => {
    if (descending === undefined) return ROWS;
    return ROWS.toSorted((a, b) => (descending ? b.amount - a.amount : a.amount - b.amount));
  }, [descending]);

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

mountOnPress(<FloorTable />);
