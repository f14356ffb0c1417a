import type { FilterValue, ReportFilter } from '@urzad/contract';
import { isIsoDate } from '@urzad/domain';

type PeriodError = 'badDay' | 'badPeriod';
export type PeriodErrors = Partial<Record<'from' | 'to', PeriodError>>;

/** What is wrong with the days of periods, by the codes of their filters. */
export function periodErrors(
  filters: readonly ReportFilter[],
  values: Readonly<Record<string, FilterValue>>,
): Record<string, PeriodErrors> {
  const found = filters.flatMap(({ code, type }) => {
    const errors = type === 'period' ? errorsOf(values[code] ?? {}) : {};
    return Object.keys(errors).length > 0 ? [[code, errors] as const] : [];
  });
  return Object.fromEntries(found);
}

function errorsOf({ from, to }: FilterValue): PeriodErrors {
  const isDay = (text: string | undefined) => !text || isIsoDate(text);
  if (isDay(from) && isDay(to)) return from && to && from > to ? { to: 'badPeriod' } : {};
  return { ...(!isDay(from) && { from: 'badDay' as const }), ...(!isDay(to) && { to: 'badDay' as const }) };
}
