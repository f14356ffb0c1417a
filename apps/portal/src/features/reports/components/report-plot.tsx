import {
  type DataSource,
  type ReportPlot as Kind,
  REPORT_PLOTS,
  type ReportSettings,
  type ReportSummary,
} from '@urzad/contract';
import { Card, RadioSwitch, useLocale } from '@urzad/ui';
import { Plot } from '@urzad/ui/plot';
import type { ReactNode } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { plotOfGroups } from '../logic/plot-of-groups';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

interface ReportPlotProps {
  source: DataSource;
  settings: ReportSettings;
  groups: ReportSummary['groups'];
  /** The same groups as a table. */
  table: ReactNode;
}

/** The groups as a picture, and below it as their table. */
export function ReportPlot({ source, settings, groups, table }: ReportPlotProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const { plot: kind = 'bars' } = settings;
  if (kind === 'none' || groups.length === 0) return table;

  const { title, isPart, ...data } = plotOfGroups({ source, settings, groups }, kind, { words, locale });
  return (
    <Card>
      <Plot
        kind={kind}
        title={title}
        note={isPart && <> · {words.plotPart(data.points.length, groups.length)}</>}
        pointsName={nameIn(source, locale)}
        table={table}
        {...data}
      />
    </Card>
  );
}

interface PlotSwitchProps {
  settings: ReportSettings;
  onPlot: (plot: Kind) => void;
}

export function PlotSwitch({ settings: { plot = 'bars' }, onPlot }: PlotSwitchProps) {
  const words = useMessages(reportMessages);

  return (
    <div className="u:print:hidden">
      <RadioSwitch
        label={<span className="u:sr-only">{words.plotKind}</span>}
        options={REPORT_PLOTS.map((value) => ({ value, name: words.plots[value] }))}
        value={plot}
        onValueChange={(value) => onPlot(REPORT_PLOTS.find((kind) => kind === value) ?? 'bars')}
      />
    </div>
  );
}
