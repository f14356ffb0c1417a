import { type IsoDate, type IsoMonth, monthName, monthText } from '@urzad/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cn } from '../../../foundations/class-names/cn';
import { useLocale } from '../../../foundations/locale/locale';
import { calendarReach } from '../calendar-field/calendar-days';
import type { MonthFieldLabels } from './month-field.labels';
import { COLUMNS, monthAfter, monthAt, monthIndex, yearOf } from './month-steps';
import { YearBar } from './year-bar';

export interface MonthCalendarProps {
  /** The office's day. */
  today: IsoDate;
  selected: IsoMonth | undefined;
  words: MonthFieldLabels;
  onChoose: (month: IsoMonth) => void;
}

/** The months of a year by their indexes, in rows. */
const ROWS = Array.from({ length: 12 / COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
);

/** The twelve months of a year. Arrows move by a month and a quarter, Page Up and Page Down by a year. */
export function MonthCalendar({ today, selected, words, onChoose }: MonthCalendarProps) {
  const [furthest, latest] = calendarReach(today);
  const [firstYear, lastYear] = [yearOf(furthest), yearOf(latest)];
  const isOffered = (month: IsoMonth) => yearOf(month) >= firstYear && yearOf(month) <= lastYear;
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(selected && isOffered(selected) ? selected : today.slice(0, 7));
  const [moves, setMoves] = useState(0);
  const year = yearOf(active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move by a key takes the focus along, as opening does.
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [moves]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const next = monthAfter(event.key, active, event.currentTarget.matches(':dir(rtl)'));
    if (next === undefined) return;
    event.preventDefault();
    if (!isOffered(next)) return;
    setActive(next);
    setMoves((now) => now + 1);
  }

  return (
    <div className="u:mx-auto u:grid u:w-77 u:max-w-full u:gap-2">
      <YearBar
        {...{ year, firstYear, lastYear, words }}
        onYear={(to) => setActive(monthAt(to, monthIndex(active)))}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows lead from month to month, which a screen reader must leave to the page.
        role="grid"
        aria-label={String(year)}
        className="u:w-full u:table-fixed u:border-collapse"
        onKeyDown={press}
      >
        <tbody className="u:part">
          {ROWS.map((indexes) => (
            <tr className="u:part" key={indexes[0]}>
              {indexes.map((index) => {
                const month = monthAt(year, index);
                return (
                  <MonthCell
                    key={index}
                    {...{ month, words, onChoose }}
                    isActive={month === active}
                    isChosen={month === selected}
                    isNow={month === today.slice(0, 7)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthCellProps extends Pick<MonthCalendarProps, 'words' | 'onChoose'> {
  month: IsoMonth;
  /** In the tab order, as one month always is. */
  isActive: boolean;
  isChosen: boolean;
  /** It contains the office's day. */
  isNow: boolean;
}

function MonthCell({ month, words, onChoose, isActive, isChosen, isNow }: MonthCellProps) {
  const locale = useLocale();
  const text = monthText(month, locale);
  const name = isNow ? words.thisMonth(text) : text;

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what a cell of a grid is, said for tools too.
      role="gridcell"
      aria-selected={isChosen}
      className="u:p-0 u:text-center"
    >
      <button
        type="button"
        aria-label={isChosen ? words.chosen(name) : name}
        tabIndex={isActive ? 0 : -1}
        className={cn(
          'u:h-12 u:w-full u:rounded-md u:text-sm u:focus-visible:relative u:tablet:text-md',
          isNow && 'u:font-bold u:underline',
          isChosen
            ? 'u:bg-accent u:text-on-accent u:forced-color-adjust-none u:hover:bg-accent-hover'
            : 'u:hover:bg-accent-subtle',
        )}
        onClick={() => onChoose(month)}
      >
        {monthName(month, locale)}
      </button>
    </td>
  );
}
