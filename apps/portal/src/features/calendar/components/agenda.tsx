import { dayText, type IsoDate, weekdayText } from '@urzad/domain';
import { Icon, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { Happening } from '../logic/happenings';
import { calendarMessages } from '../messages/calendar';

interface AgendaProps {
  happenings: readonly Happening[];
  /** The day of the list; without it each row says its day. */
  day?: IsoDate;
  onEvent: (id: number) => void;
}

/** Rows of what happens, each with its time and where it leads. */
export function Agenda({ happenings, day, onEvent }: AgendaProps) {
  return (
    <ol>
      {happenings.map((happening) => (
        <li
          key={happening.id}
          className="u:grid u:grid-cols-[6em_minmax(0,1fr)] u:gap-3 u:border-line-subtle u:not-first:border-t u:px-4 u:py-3"
        >
          <Time happening={happening} day={day} />
          <What happening={happening} onEvent={onEvent} />
        </li>
      ))}
    </ol>
  );
}

function Time({
  happening: { from, to, time, timeTo },
  day,
}: {
  happening: Happening;
  day?: IsoDate | undefined;
}) {
  const words = useMessages(calendarMessages);
  const locale = useLocale();
  if (day === undefined) {
    return (
      <time dateTime={from} className="u:text-sm u:text-muted">
        {dayText(from, locale)}
      </time>
    );
  }
  const isOneDay = from === to;
  const text = isOneDay && time !== undefined ? (timeTo ? `${time}–${timeTo}` : time) : words.allDay;
  return <span className="u:text-sm u:tabular-nums u:text-muted">{text}</span>;
}

const TINT: Record<Happening['tone'], string> = {
  warning: 'u:text-warning-text',
  info: 'u:text-info-text',
  plum: 'u:text-plum-text',
  success: 'u:text-success-text',
  error: 'u:text-error-text',
  outline: 'u:text-muted',
  over: 'u:text-muted',
  cancelled: 'u:text-muted',
};

function What({ happening, onEvent }: { happening: Happening; onEvent: AgendaProps['onEvent'] }) {
  const words = useMessages(calendarMessages);
  const locale = useLocale();
  const { icon, tone, href, event, from, to, timeTo } = happening;
  const until = from === to ? '' : words.until(`${dayText(to, locale)}${timeTo ? `, ${timeTo}` : ''}`);
  const state = tone === 'cancelled' ? words.cancelled : tone === 'error' ? words.late : '';
  const facts = [state, until].filter(Boolean).join(' · ');

  return (
    <div className="u:flex u:min-w-0 u:gap-2">
      <span className={TINT[tone]}>
        <Icon of={icon} />
      </span>
      <div className="u:min-w-0">
        <p className={`u:font-semibold u:wrap-anywhere ${tone === 'cancelled' ? 'u:line-through' : ''}`}>
          {href !== undefined && (
            <TextLink href={href}>
              <Title happening={happening} />
            </TextLink>
          )}
          {event && (
            <button
              type="button"
              className="u:link-look u:min-h-6 u:text-start"
              onClick={() => onEvent(event.id)}
            >
              <Title happening={happening} />
            </button>
          )}
        </p>
        {facts && <p className="u:text-sm u:text-muted">{facts}</p>}
        <Note happening={happening} />
      </div>
    </div>
  );
}

function Title({ happening: { prefix, title, lang } }: { happening: Happening }) {
  return (
    <>
      {prefix !== undefined && <span>{`${prefix} `}</span>}
      <span lang={lang}>{title}</span>
    </>
  );
}

function Note({ happening: { notePrefix, note, lang } }: { happening: Happening }) {
  if (!note) return null;
  return (
    <p className="u:text-sm u:text-muted u:wrap-anywhere">
      {notePrefix !== undefined && <span>{`${notePrefix} `}</span>}
      <span lang={lang}>{note}</span>
    </p>
  );
}

/** Days of a list, each with its heading. */
export function AgendaOfDays({
  days,
  today,
  happenings,
  onEvent,
  holidays,
}: Omit<AgendaProps, 'day'> & {
  days: readonly IsoDate[];
  today: IsoDate;
  holidays: ReadonlyMap<string, string>;
}) {
  const words = useMessages(calendarMessages);
  const locale = useLocale();

  return (
    <div className="u:grid u:gap-5">
      {days.map((day) => {
        const own = happenings.filter(({ from, to }) => from <= day && day <= to);
        const name = `${weekdayText(day, locale)}, ${dayText(day, locale)}`;
        const holiday = holidays.get(day);
        if (own.length === 0 && holiday === undefined) return null;
        return (
          <section key={day} aria-label={name} className="u:grid u:gap-2">
            <h3 className="u:text-md">{day === today ? words.todayIs(name) : name}</h3>
            {holiday && <p className="u:text-sm u:text-muted">{holiday}</p>}
            {own.length > 0 && (
              <div className="u:overflow-hidden u:rounded-lg u:border u:border-line u:bg-surface">
                <Agenda happenings={own} day={day} onEvent={onEvent} />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}
