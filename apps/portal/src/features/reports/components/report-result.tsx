import type { DataSource, ReportPlot, ReportSettings } from '@urzad/contract';
import { ReportGroups } from './report-groups';
import { ReportRows } from './report-rows';
import { ReportTotals } from './report-totals';

interface ReportResultProps {
  source: DataSource;
  settings: ReportSettings;
  onSort: (sort: string | undefined) => void;
  onPlot: (plot: ReportPlot) => void;
}

/** The answer: its groups, or its rows with what the operations say of all of them. */
export function ReportResult({ source, settings, onSort, onPlot }: ReportResultProps) {
  return (
    <section className="u:grid u:min-w-0 u:gap-4">
      {settings.groups.length > 0 ? (
        <ReportGroups source={source} settings={settings} onPlot={onPlot} />
      ) : (
        <>
          {settings.operations.length > 0 && <ReportTotals source={source} settings={settings} />}
          <ReportRows source={source} settings={settings} onSort={onSort} />
        </>
      )}
    </section>
  );
}
