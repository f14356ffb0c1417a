import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../actions/icon-button/icon-button';
import { Icon } from '../../../foundations/icon/icon';
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
    <div className="u:flex u:items-center u:justify-between">
      <IconButton
        icon={ChevronLeft}
        label={words.earlier}
        aria-disabled={year === firstYear}
        className="u:rtl:-scale-x-100"
        onClick={() => go(year - 1)}
      />
      <span className="u:relative u:inline-flex u:min-h-control u:items-center u:rounded-md u:px-2 u:ring-within u:hover:bg-surface-hover">
        <select
          aria-label={words.year}
          value={year}
          className="u:absolute u:inset-0 u:w-full u:cursor-pointer u:opacity-0"
          onChange={(event) => onYear(Number(event.currentTarget.value))}
        >
          {years.map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </select>
        <span aria-hidden="true" className="u:inline-flex u:items-center u:gap-1 u:text-sm u:font-semibold">
          <span className="u:part">{year}</span> <Icon of={ChevronDown} />
        </span>
      </span>
      <IconButton
        icon={ChevronRight}
        label={words.later}
        aria-disabled={year === lastYear}
        className="u:rtl:-scale-x-100"
        onClick={() => go(year + 1)}
      />
      <p role="status" className="u:sr-only">
        {year}
      </p>
    </div>
  );
}
