import { dayText, type IsoDate, weekdayText } from '@urzad/domain';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { Block, NothingHere, Rows } from '#shared/screen/block';
import type { Happening } from '../logic/happenings';
import { calendarMessages } from '../messages/calendar';
import { Agenda } from './agenda';

/** The next terms that are shown. */
const NEXT_SHOWN = 5;

interface BesideMonthProps {
  happenings: readonly Happening[];
  day: IsoDate;
  today: IsoDate;
  /** The name of the public holiday that the day is. */
  holiday: string | undefined;
  onEvent: (id: number) => void;
}

/** The chosen day of a month, and what comes next. */
export function BesideMonth({ happenings, day, today, holiday, onEvent }: BesideMonthProps) {
  const words = useMessages(calendarMessages);
  const locale = useLocale();
  const ofDay = happenings.filter(({ from, to }) => from <= day && day <= to);
  const next = happenings
    .filter(({ kind, from }) => (kind === 'term' || kind === 'visit') && from > today)
    .slice(0, NEXT_SHOWN);
  const name = `${weekdayText(day, locale)}, ${dayText(day, locale)}`;

  return (
    <div className="u:grid u:content-start u:gap-5">
      <Block title={day === today ? words.todayIs(name) : name}>
        {holiday && <p className="u:text-sm u:text-muted">{holiday}</p>}
        {ofDay.length === 0 ? (
          <NothingHere>{words.nothing}</NothingHere>
        ) : (
          <Rows>
            <Agenda happenings={ofDay} day={day} onEvent={onEvent} />
          </Rows>
        )}
      </Block>
      <Block title={words.next}>
        {next.length === 0 ? (
          <NothingHere>{words.nothingNext}</NothingHere>
        ) : (
          <Rows>
            <Agenda happenings={next} onEvent={onEvent} />
          </Rows>
        )}
      </Block>
    </div>
  );
}
