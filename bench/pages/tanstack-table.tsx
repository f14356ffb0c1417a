import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { plainCell, TABLE_COLUMNS, type TableRow } from './table-rows';

const ROW_HEIGHT = 53;
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const columns = TABLE_COLUMNS.map(({ key }) => ({
  id: key,
  accessorFn: (row: TableRow) => row[key as keyof TableRow],
}));

/** The same two libraries that `DataTable` stands on, with nothing of ours. */
export function TanStackTable({ rows: given }: { rows: readonly TableRow[] }) {
  const [sorting, setSorting] = useState<{ id: string; desc: boolean }[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: given, getRowId: ({ id }) => id, state: { sorting } });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();

  return (
    <div ref={frame} data-scroll="" style={{ height: 600, overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            {TABLE_COLUMNS.map(({ key, header }) => (
              <th key={key} data-column={key}>
                <button
                  type="button"
                  onClick={() => setSorting([{ id: key, desc: sorting[0]?.desc === false }])}
                >
                  {header}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: items[0]?.start ?? 0 }} />
          {items.map(({ index, key }) => {
            const row = rows[index]?.original;
            return (
              row && (
                <tr key={key} style={{ height: ROW_HEIGHT }}>
                  {TABLE_COLUMNS.map((column) => (
                    <td key={column.key}>{plainCell(row, column.key)}</td>
                  ))}
                </tr>
              )
            );
          })}
          <tr style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
        </tbody>
      </table>
    </div>
  );
}
