import type { TermRow } from '@urzad/contract';
import { dayText, type IsoDate, weekdayText } from '@urzad/domain';
import { TextLink, useLocale } from '@urzad/ui';
import { termHref } from '#shared/entities/terms/term-href';
import { termMessages } from '#shared/entities/terms/term-messages';
import { useMessages } from '#shared/i18n/messages';
import { Block, NothingHere, Rows } from '#shared/screen/block';
import { dashboardMessages } from '../messages/dashboard';

/** The terms of the next seven days, day by day. */
export function WeekBlock({ rows, today }: { rows: readonly TermRow[]; today: IsoDate }) {
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

function Day({ day, today, rows }: { day: IsoDate; today: IsoDate; rows: readonly TermRow[] }) {
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

function TermLink({ row }: { row: TermRow }) {
  const words = useMessages(dashboardMessages);
  const { terms } = useMessages(termMessages);
  const { code, count, only } = row;

  return (
    <>
      <TextLink href={termHref(row)}>{only ? terms[code] : words.times(terms[code], count)}</TextLink>
      {only && <span className="u:block u:text-xs u:text-muted u:wrap-anywhere">{only.number}</span>}
    </>
  );
}
