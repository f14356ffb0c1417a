import type { DataSource, ReportSettings } from '@urzad/contract';
import { DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { operatedColumns } from '../logic/operated-columns';
import { cellText } from '../logic/report-text';
import type { useSummary } from '../logic/use-summary';
import { reportMessages } from '../messages/reports';
import { Computed } from './computed';

interface ReportTotalsProps {
  source: DataSource;
  settings: ReportSettings;
  summary: ReturnType<typeof useSummary>;
}

/** What the operations say of all rows. */
export function ReportTotals({ source, settings, summary }: ReportTotalsProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();

  return (
    <section className="u:grid u:gap-3">
      <h3 className="u:text-md">{words.totals}</h3>
      <Computed summary={summary}>
        {({ total }) => (
          <DescriptionList
            items={operatedColumns(source, settings, { words, locale }).map(({ header, column }, at) => ({
              term: header,
              value: cellText(column, total.values[at] ?? null, locale),
            }))}
          />
        )}
      </Computed>
    </section>
  );
}
