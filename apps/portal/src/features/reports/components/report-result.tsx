import type { DataSource, ReportPlot, ReportSettings } from '@urzad/contract';
import { type RefObject, useEffect } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useReportRows } from '../logic/use-report-rows';
import { useSummary } from '../logic/use-summary';
import { reportMessages } from '../messages/reports';
import { ReportGroups } from './report-groups';
import { PlotSwitch } from './report-plot';
import { ReportRows } from './report-rows';
import { ReportTotals } from './report-totals';

interface ReportResultProps {
  source: DataSource;
  settings: ReportSettings;
  /** Takes the focus of who asked for the result, where it stands below the settings. */
  heading: RefObject<HTMLHeadingElement | null>;
  onSort: (sort: string | undefined) => void;
  onPlot: (plot: ReportPlot) => void;
}

/** The answer: its groups, or its rows with what the operations say of all of them. */
export function ReportResult({ source, settings, heading, onSort, onPlot }: ReportResultProps) {
  const words = useMessages(reportMessages);
  const isGrouped = settings.groups.length > 0;
  const isSummed = settings.operations.length > 0;
  const summary = useSummary(source.code, settings);
  const rows = useReportRows(source.code, settings);
  const groups = isGrouped ? summary.data?.groups : undefined;
  const [page] = rows.data?.pages ?? [];

  const found = () => {
    if (isGrouped) return groups && words.result(words.groups(groups.length));
    return page && words.result(page.count_limited ? words.manyRows : words.rows(page.count ?? 0));
  };
  const title = found() ?? words.resultTitle;

  // Before its answer comes the page may end below the heading, so that it cannot be scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title changes when the answer has come.
  useEffect(() => {
    if (document.activeElement === heading.current) heading.current?.scrollIntoView();
  }, [heading, title]);

  return (
    <section className="u:grid u:min-w-0 u:gap-4">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="u:text-lg">
          {title}
        </h2>
        {/* A heading is not named by a status inside of it. */}
        <span role="status" className="u:sr-only">
          {title}
        </span>
        {groups && groups.length > 0 && <PlotSwitch settings={settings} onPlot={onPlot} />}
      </div>
      {isGrouped ? (
        <ReportGroups source={source} settings={settings} summary={summary} />
      ) : (
        <>
          {isSummed && <ReportTotals source={source} settings={settings} summary={summary} />}
          <ReportRows source={source} settings={settings} rows={rows} onSort={onSort} />
        </>
      )}
    </section>
  );
}
