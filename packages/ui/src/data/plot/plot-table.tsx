import { Table } from '../table/table';
import type { TableColumn } from '../table/table-props';
import type { PlotPoint, PlotProps } from './plot-props';
import { keyOf, sumOf } from './plot-values';

interface PlotTableProps extends Pick<PlotProps, 'title' | 'pointsName' | 'series' | 'points'> {
  valueText: (value: number) => string;
  /** The heading of the sums. */
  sum: string;
}

/** The values of a plot, for everybody who does not read pictures. */
export function PlotTable({ title, pointsName, series, points, valueText, sum }: PlotTableProps) {
  const column = (
    key: string,
    header: string,
    found: (point: PlotPoint) => number | null | undefined,
  ): TableColumn<PlotPoint> => ({
    key,
    header,
    align: 'end',
    cell: (point) => {
      const value = found(point) ?? null;
      return value === null ? '–' : valueText(value);
    },
  });

  return (
    <Table
      caption={title}
      density="dense"
      rows={points}
      rowKey={keyOf}
      columns={[
        { key: 'name', header: pointsName, cell: ({ name }) => name },
        ...series.map((name, at) => column(`series-${at}`, name, ({ values }) => values[at])),
        ...(series.length > 1 ? [column('sum', sum, sumOf)] : []),
      ]}
    />
  );
}
