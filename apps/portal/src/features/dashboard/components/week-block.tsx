import type { WeekRow } from '@urzad/contract';
import { dayText, type IsoDate, weekdayText } from '@urzad/domain';
import { TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { termHref } from '../logic/term-href';
import { dashboardMessages } from '../messages/dashboard';
import { workMessages } from '../messages/work';
import { Block, NothingHere, Rows } from './block';

/** The terms of the next seven days, day by day. */
export function WeekBlock({ rows, today }: { rows: readonly WeekRow[]; today: IsoDate }) {
  const words = useMessages(dashboardMessages);
  const days = [...new Set(rows.map(({ date }) => date))];

  return (
    <Block title={words.week}>
      {days.length === 0 ? (
        <NothingHere>{words.nothingThisWeek}</NothingHere>
      ) : (
        <Rows>
          <ol>
            {days.map((day) => (
              <Day key={day} day={day} today={today} rows={rows.filter(({ date }) => date === day)} />
            ))}
          </ol>
        </Rows>
      )}
    </Block>
  );
}

function Day({ day, today, rows }: { day: IsoDate; today: IsoDate; rows: readonly WeekRow[] }) {
  const words = useMessages(dashboardMessages);
  const locale = useLocale();
  const isToday = day === today;

  return (
    <li
      className={`u:grid u:gap-1 u:border-line-subtle u:not-first:border-t u:px-4 u:py-3 ${isToday ? 'u:bg-accent-subtle' : ''}`}
    >
      <p className="u:text-sm">
        <time dateTime={day} className="u:font-semibold">
          {dayText(day, locale)}
        </time>{' '}
        <span className="u:text-muted">{isToday ? words.today : weekdayText(day, locale)}</span>
      </p>
      <ul className="u:grid u:gap-2">
        {rows.map((row) => (
          <li key={row.code} className="u:text-sm">
            <TermLink row={row} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function TermLink({ row }: { row: WeekRow }) {
  const words = useMessages(dashboardMessages);
  const { terms } = useMessages(workMessages);
  const { code, count, only } = row;

  return (
    <>
      <TextLink href={termHref(row)}>{only ? terms[code] : words.times(terms[code], count)}</TextLink>
      {only && <span className="u:block u:text-xs u:text-muted u:wrap-anywhere">{only.number}</span>}
    </>
  );
}
