import type { IsoDate } from '@urzad/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths';
import { eventIn, type Place, placeIn, queryOf } from './calendar-days';

export function calendarHref(place: Place): string {
  return `${paths.calendar}?${queryOf(place)}`;
}

/** The address of an event: in its month, which is found once the event is known. */
export function eventHref(id: number | string, place?: Place): string {
  return `${paths.calendar}?${place ? `${queryOf(place)}&` : ''}event=${id}`;
}

/** What the address shows of the calendar, and functions that go elsewhere in it and open an event over it. */
export function useCalendarPlace(today: IsoDate) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => placeIn(params, today), [params, today]);
  const goTo = (to: Place) => void navigate(calendarHref(to), { replace: true });
  const open = (id: number) => void navigate(eventHref(id, place), { replace: true });

  return { place, goTo, open, close: () => goTo(place), opened: eventIn(params) };
}
