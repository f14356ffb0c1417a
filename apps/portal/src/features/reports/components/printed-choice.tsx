import type { DataSource, FilterValue, ReportFilter, ReportSettings } from '@urzad/contract';
import { columnText } from '@urzad/domain';
import { DescriptionList, type Locale, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { nameIn } from '../logic/report-text';
import { reportMessages } from '../messages/reports';

interface PrintedChoiceProps {
  source: DataSource;
  filters: ReportSettings['filters'];
}

/** On paper, instead of the form: which report it is, and its filters in words. */
export function PrintedChoice({ source, filters }: PrintedChoiceProps) {
  const words = useMessages(reportMessages);
  const locale = useLocale();
  const told = source.filters
    .map((filter) => ({
      term: nameIn(filter, locale),
      value: filterWords(filter, filters[filter.code] ?? {}, locale),
    }))
    .filter(({ value }) => value !== '');

  return (
    <div className="u:hidden u:print:block u:print:pb-4">
      <DescriptionList items={[{ term: words.source, value: nameIn(source, locale) }, ...told]} />
    </div>
  );
}

function filterWords(
  { type, options = [] }: ReportFilter,
  { values = [], text = '', from, to }: FilterValue,
  locale: Locale,
): string {
  if (type === 'text') return text.trim();
  if (type === 'period')
    return [from, to]
      .map((day) => columnText('date', day, locale))
      .join(' – ')
      .replace(/^ – $/, '');
  return options
    .filter(({ value }) => values.includes(value))
    .map((option) => nameIn(option, locale))
    .join(', ');
}
