import { dayText, type IsoDate, monthText } from '@urzad/domain';
import { Button, Icon, IconButton, TabLinks, useLocale } from '@urzad/ui';
import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { daysOf, monthOf, moved, type Place, VIEWS } from '../logic/calendar-days';
import { HAPPENING_KINDS, type HappeningKind, KIND_ICONS } from '../logic/happenings';
import { calendarHref } from '../logic/use-calendar-place';
import { calendarMessages } from '../messages/calendar';
import { feedMessages } from '../messages/feed';

/** As its events are tinted. */
const TINT: Record<HappeningKind, string> = {
  term: 'u:text-warning-text',
  meeting: 'u:text-info-text',
  visit: 'u:text-plum-text',
  call: 'u:text-success-text',
  absence: 'u:text-muted',
};

interface CalendarBarProps {
  place: Place;
  today: IsoDate;
  goTo: (to: Place) => void;
  /** Asks for the address for other programs. */
  onSubscribe: () => void;
}

/** Which time, which view and which kinds are shown. */
export function CalendarBar({ place, today, goTo, onSubscribe }: CalendarBarProps) {
  const words = useMessages(calendarMessages);
  const { open: subscribe } = useMessages(feedMessages);
  const locale = useLocale();
  const { view, without } = place;
  const { from, to } = daysOf(place);
  const name =
    view === 'week'
      ? words.week(dayText(from, locale), dayText(to, locale))
      : capital(monthText(place.month, locale));

  return (
    <div className="u:grid u:gap-4">
      <div className="u:flex u:flex-wrap u:items-center u:gap-x-4 u:gap-y-3">
        <h2 className="u:min-w-44 u:text-xl">{name}</h2>
        <div className="u:flex u:items-center u:gap-1">
          <IconButton icon={ChevronLeft} label={words.before[view]} onClick={() => goTo(moved(place, -1))} />
          <Button size="sm" onClick={() => goTo({ ...place, month: monthOf(today), day: today })}>
            {words.today}
          </Button>
          <IconButton icon={ChevronRight} label={words.after[view]} onClick={() => goTo(moved(place, 1))} />
        </div>
        <div className="u:tablet:ms-auto">
          <TabLinks
            look="switch"
            label={words.views}
            links={VIEWS.map((one) => ({
              href: calendarHref({ ...place, view: one }),
              label: words.view[one],
              current: one === view,
            }))}
          />
        </div>
      </div>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-2">
        <fieldset className="u:flex u:flex-wrap u:gap-2">
          <legend className="u:sr-only">{words.kinds}</legend>
          {HAPPENING_KINDS.map((kind) => {
            const isShown = !without.includes(kind);
            return (
              <Button
                key={kind}
                size="sm"
                variant={isShown ? 'secondary' : 'quiet'}
                aria-pressed={isShown}
                onClick={() =>
                  goTo({
                    ...place,
                    without: isShown ? [...without, kind] : without.filter((one) => one !== kind),
                  })
                }
              >
                <span className={TINT[kind]}>
                  <Icon of={KIND_ICONS[kind]} />
                </span>
                <span>{words.kind[kind]}</span>
                <span className={isShown ? '' : 'u:invisible'}>
                  <Icon of={Check} />
                </span>
              </Button>
            );
          })}
        </fieldset>
        <Button size="sm" variant="quiet" onClick={onSubscribe}>
          {subscribe}
        </Button>
      </div>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
