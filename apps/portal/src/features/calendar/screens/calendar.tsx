import { useQuery } from '@tanstack/react-query';
import { addDays, daysBetween, type IsoDate } from '@urzad/domain';
import { Button, EmptyState, PageHeading } from '@urzad/ui';
import { EventCalendar } from '@urzad/ui/event-calendar';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useScreen } from '#shared/screen/use-screen';
import { useSession } from '#shared/session/session-store';
import { useBusinessToday } from '#shared/system/use-office';
import { eventQuery } from '../api';
import { AgendaOfDays } from '../components/agenda';
import { BesideMonth } from '../components/beside-month';
import { CalendarBar } from '../components/calendar-bar';
import { EventForm } from '../components/event-form';
import { OpenedEvent } from '../components/opened-event';
import { SubscribeDialog } from '../components/subscribe-dialog';
import { daysOf, eventIn, monthOf, type Place } from '../logic/calendar-days';
import type { Happening } from '../logic/happenings';
import { eventHref, useCalendarPlace } from '../logic/use-calendar-place';
import { useHappenings } from '../logic/use-happenings';
import { calendarMessages } from '../messages/calendar';

/** The calendar of the office (Spec §2); the address of an event leads to it in its month. */
export function Calendar() {
  const { id } = useParams();
  return id === undefined ? <OpenCalendar /> : <Navigate to={eventHref(id)} replace />;
}

function OpenCalendar() {
  const words = useMessages(calendarMessages);
  const heading = useScreen(words.title);
  const mayEdit = useSession(({ may }) => may('calendar_edit'));
  const today = useBusinessToday();
  const [isAdding, setAdding] = useState(false);

  return (
    <>
      <PageHeading
        ref={heading}
        title={words.title}
        actions={
          mayEdit && (
            <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
      />
      {today && <Shown today={today} isAdding={isAdding} onAdded={() => setAdding(false)} />}
    </>
  );
}

interface ShownProps {
  today: IsoDate;
  isAdding: boolean;
  onAdded: () => void;
}

function Shown({ today, isAdding, onAdded }: ShownProps) {
  const words = useMessages(calendarMessages);
  const firstDay = useDayOfEvent();
  const { place, goTo, open, close, opened } = useCalendarPlace(firstDay ?? today);
  const [isSubscribing, setSubscribing] = useState(false);
  const { data, error, retry, more, isLoadingMore } = useHappenings(daysOf(place), today);
  const happenings = useMemo(
    () => data?.happenings.filter(({ kind }) => !place.without.includes(kind)) ?? [],
    [data, place],
  );

  return (
    <div className="u:mt-4 u:grid u:gap-5">
      <CalendarBar {...{ place, today, goTo }} onSubscribe={() => setSubscribing(true)} />
      <Loaded data={data} error={error} onRetry={retry} loading={words.loading}>
        {({ holidays }) => <View {...{ place, today, goTo, happenings, holidays }} onEvent={open} />}
      </Loaded>
      {more && (
        <div>
          <Button loading={isLoadingMore} onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
      {isSubscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
      {isAdding && <EventForm day={place.day} onClose={onAdded} />}
      {opened !== undefined && <OpenedEvent key={opened} id={opened} onClose={close} />}
    </div>
  );
}

/** The first day of the event that the address opens without saying where. */
function useDayOfEvent(): IsoDate | undefined {
  const [params] = useSearchParams();
  const id = eventIn(params);
  const isAsked = id !== undefined && !params.has('month') && !params.has('day');
  return useQuery({ ...eventQuery(id ?? 0), enabled: isAsked }).data?.day_from;
}

interface ViewProps {
  place: Place;
  today: IsoDate;
  goTo: (to: Place) => void;
  happenings: readonly Happening[];
  holidays: ReadonlyMap<string, string>;
  onEvent: (id: number) => void;
}

function View({ place, today, goTo, happenings, holidays, onEvent }: ViewProps) {
  const words = useMessages(calendarMessages);
  const navigate = useNavigate();
  const { view, month, day } = place;

  /** By mouse: an event opens here, anything else where it is. */
  function open(id: string) {
    const { event, href } = happenings.find((one) => one.id === id) ?? {};
    if (event) onEvent(event.id);
    else if (href !== undefined) void navigate(href);
  }

  if (view === 'month') {
    return (
      <div className="u:@container">
        <div className="u:grid u:gap-5 u:@min-[1100px]:grid-cols-form">
          <EventCalendar
            {...{ month, day, today, holidays }}
            items={happenings}
            onMonth={(to) => goTo({ ...place, month: to, day: dayIn(to, today) })}
            onDay={(to) => goTo({ ...place, month: monthOf(to), day: to })}
            onItem={open}
          />
          <BesideMonth {...{ happenings, day, today, onEvent }} holiday={holidays.get(day)} />
        </div>
      </div>
    );
  }
  const { from, to } = daysOf(place);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  return happenings.length === 0 ? (
    <EmptyState title={words.nothingHere}>{words.nothingHint}</EmptyState>
  ) : (
    <AgendaOfDays {...{ days, today, happenings, holidays, onEvent }} />
  );
}

/** The day that a month begins with: today in its own. */
function dayIn(month: string, today: IsoDate): IsoDate {
  return monthOf(today) === month ? today : (`${month}-01` as IsoDate);
}
