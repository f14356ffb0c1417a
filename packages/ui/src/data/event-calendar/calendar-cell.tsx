import type { IsoDate } from '@urzad/domain';
import { cva } from 'class-variance-authority';
import { createContext, use } from 'react';
import type { DayProps } from 'react-day-picker';
import { fromLocalDate } from '../../forms/fields/calendar-field/calendar-days';
import { CalendarChip } from './calendar-chip';
import { rowsOfDay, touches } from './day-rows';
import type { EventCalendarLabels } from './event-calendar.labels';
import type { EventCalendarProps } from './event-calendar-props';

/** Rows that a day shows; of more it says how many there are. */
const ROWS_SHOWN = 4;
/** Marks that a day of a narrow screen shows. */
const DOTS_SHOWN = 3;

interface Shown extends Pick<EventCalendarProps, 'items' | 'holidays' | 'onItem' | 'onDay'> {
  words: EventCalendarLabels;
}

/** What the cells show: the calendar library makes them of a component that has to stay the same. */
export const CalendarShown = createContext<Shown | null>(null);

const cell = cva(
  'u:group/day u:h-14 u:border-line-subtle u:group-not-first/week:border-t u:p-0 u:align-top u:desktop:h-32 u:not-last:border-e',
  {
    variants: {
      isFree: { true: 'u:bg-surface-sunken', false: '' },
      isSelected: { true: 'u:outline-2 u:-outline-offset-2 u:outline-accent', false: '' },
    },
  },
);

/** A day with its items. */
export function CalendarCell({ day: { date }, modifiers, children, className: _, ...props }: DayProps) {
  const shown = use(CalendarShown);
  const day = fromLocalDate(date);
  if (!shown || !day) return <td {...props}>{children}</td>;
  const holiday = shown.holidays?.get(day);
  const isFree = [0, 6].includes(date.getDay()) || holiday !== undefined;

  return (
    <td {...props} className={cell({ isFree, isSelected: modifiers.selected === true })}>
      <div className="u:grid u:content-start u:grid-cols-1 u:justify-items-center u:gap-1 u:p-1 u:desktop:justify-items-stretch u:desktop:p-1.5">
        {children}
        {holiday && (
          <p className="u:hidden u:text-xs u:text-muted u:wrap-anywhere u:desktop:block">{holiday}</p>
        )}
        <Items day={day} shown={shown} />
        <Dots day={day} shown={shown} />
      </div>
    </td>
  );
}

function Items({ day, shown: { items, words, onItem, onDay } }: { day: IsoDate; shown: Shown }) {
  const rows = rowsOfDay(items, day);
  const visible = rows.slice(0, rows.length > ROWS_SHOWN ? ROWS_SHOWN - 1 : ROWS_SHOWN);
  const more = rows.slice(visible.length).filter((row) => row !== undefined).length;

  return (
    <div className="u:hidden u:grid-cols-1 u:gap-1 u:desktop:grid">
      {visible.map((item, at) =>
        item ? (
          <CalendarChip
            key={item.id}
            item={item}
            day={day}
            onPress={() => (onItem ? onItem(item.id) : onDay(day))}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a free row is told by its place alone.
          <span key={`free-${at}`} aria-hidden="true" className="u:block u:h-6.5" />
        ),
      )}
      {more > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className="u:min-h-6 u:px-1 u:text-start u:text-xs u:font-medium u:text-accent-text u:hover:underline"
          onClick={() => onDay(day)}
        >
          {words.more(more)}
        </button>
      )}
    </div>
  );
}

const DOT = {
  warning: 'u:border-warning',
  info: 'u:border-info',
  plum: 'u:border-plum',
  success: 'u:border-success',
  error: 'u:border-error',
  outline: 'u:border-line-strong',
  over: 'u:border-line-strong',
  cancelled: 'u:border-line-strong',
} satisfies Record<Shown['items'][number]['tone'], string>;

/** On a narrow screen a day shows that it has items; which they are, the list beside it says. */
function Dots({ day, shown: { items } }: { day: IsoDate; shown: Shown }) {
  const own = items.filter((item) => touches(item, day)).slice(0, DOTS_SHOWN);

  return (
    <span aria-hidden="true" className="u:flex u:h-1.5 u:gap-1 u:desktop:hidden">
      {own.map(({ id, tone }) => (
        // A border: of backgrounds the system takes the colour away.
        <span key={id} className={`u:size-1.5 u:rounded-pill u:border-3 ${DOT[tone]}`} />
      ))}
    </span>
  );
}
