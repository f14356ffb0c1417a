import type {
  DataSource,
  ReportCell,
  ReportColumn,
  ReportPlot,
  ReportSettings,
  ReportSummary,
} from '@urzad/contract';
import { addMonths, formatMoney, getIsoDate, isIsoMonth, numberText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import type { PlotData, PlotPoint } from '@urzad/ui/plot';
import type { reportMessages } from '../messages/reports';
import { operatedColumns } from './operated-columns';
import { getColumn, keyText } from './report-text';

/** More of them no picture shows well; the table has all. */
const SHOWN: Record<Exclude<ReportPlot, 'none'>, number> = { bars: 24, lines: 60 };

type Group = ReportSummary['groups'][number];

interface GroupPlot extends PlotData {
  title: string;
  /** The picture shows fewer than there are. */
  isPart: boolean;
}

/** What a picture shows of groups: the first operation that gives a number, or else how many rows each group has. */
export function plotOfGroups(
  { source, settings, groups }: { source: DataSource; settings: ReportSettings; groups: readonly Group[] },
  kind: Exclude<ReportPlot, 'none'>,
  { words, locale }: { words: (typeof reportMessages)['pl']; locale: Locale },
): GroupPlot {
  const keyColumns = settings.groups.map((code) => getColumn(source, code));
  const operated = operatedColumns(source, settings, { words, locale });
  const at = operated.findIndex(({ column: { type } }) => type === 'price' || type === 'number');
  const measured = operated[at];
  const valueOfGroup = ({ count, values }: Group) =>
    measured ? numberOf(measured.column, values[at] ?? null) : count;
  const points = groups.map((group): PlotPoint => {
    const names = keyColumns.map((column, place) => keyText(column, group.keys[place] ?? null, locale));
    return { key: group.keys.join('\n'), name: names.join(', '), values: [valueOfGroup(group)] };
  });
  const whole =
    keyColumns.length === 1 && kind === 'lines' ? withEmptyMonths(points, measured ? null : 0) : points;
  // Of a course over time the last part is what matters.
  const shown = kind === 'lines' ? whole.slice(-SHOWN.lines) : whole.slice(0, SHOWN.bars);
  const title = measured?.header ?? words.count;

  return {
    title,
    series: [title],
    points: shown,
    isPart: shown.length < whole.length,
    valueText: (value) =>
      measured?.column.type === 'price' ? formatMoney(Math.round(value * 100)) : numberText(value, locale),
  };
}

/** Money in złoty: an axis has round numbers of them. */
function numberOf({ type }: ReportColumn, value: ReportCell): number | null {
  if (value === null || value === '') return null;
  return type === 'price' ? Number(value) / 100 : Number(value);
}

/** Where all names are months, also those between them of which there is no row. */
function withEmptyMonths(points: readonly PlotPoint[], empty: number | null): readonly PlotPoint[] {
  const first = points[0]?.name ?? '';
  const last = points.at(-1)?.name ?? '';
  if (!points.every(({ name }) => isIsoMonth(name)) || first >= last) return points;

  const byMonth = new Map(points.map((point) => [point.name, point]));
  const all: PlotPoint[] = [];
  for (let month = first; month <= last; month = addMonths(getIsoDate(`${month}-01`), 1).slice(0, 7))
    all.push(byMonth.get(month) ?? { name: month, values: [empty] });
  return all;
}
