import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Icon } from '../../foundations/icon/icon';
import type { MonthFieldLabels } from './month-field.labels';

export interface YearBarProps {
  year: number;
  /** The first and the last year are included. */
  firstYear: number;
  lastYear: number;
  words: Pick<MonthFieldLabels, 'earlier' | 'later' | 'year'>;
  onYear: (year: number) => void;
}

/** The shown year as a select, between buttons for the previous and the next one. */
export function YearBar({ year, firstYear, lastYear, words, onYear }: YearBarProps) {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  const go = (to: number) => to >= firstYear && to <= lastYear && onYear(to);

  return (
    <div className="flex items-center justify-between">
      <IconButton
        icon={ChevronLeft}
        label={words.earlier}
        aria-disabled={year === firstYear}
        className="rtl:-scale-x-100"
        onClick={() => go(year - 1)}
      />
      <span className="relative inline-flex min-h-control items-center rounded-md px-2 ring-within hover:bg-surface-hover">
        <select
          aria-label={words.year}
          value={year}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onChange={(event) => onYear(Number(event.currentTarget.value))}
        >
          {years.map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </select>
        <span aria-hidden="true" className="inline-flex items-center gap-1 text-sm font-semibold">
          {year} <Icon of={ChevronDown} />
        </span>
      </span>
      <IconButton
        icon={ChevronRight}
        label={words.later}
        aria-disabled={year === lastYear}
        className="rtl:-scale-x-100"
        onClick={() => go(year + 1)}
      />
      <p role="status" className="sr-only">
        {year}
      </p>
    </div>
  );
}
