import {
  addDays,
  addMonths,
  getIsoDate,
  type IsoDate,
  type IsoMonth,
  isIsoDate,
  isIsoMonth,
  weekdayOf,
} from '@urzad/domain';
import type { Days } from '../api';
import { HAPPENING_KINDS, type HappeningKind } from './happenings';

export const VIEWS = ['month', 'week', 'list'] as const;
export type View = (typeof VIEWS)[number];

/** What of the calendar is shown. */
export interface Place {
  view: View;
  month: IsoMonth;
  /** The chosen day: in the month one of its days, and the one whose week is shown. */
  day: IsoDate;
  /** Kinds that are not shown. */
  without: readonly HappeningKind[];
}

/** The place that an address names; what it does not name is today. */
export function placeIn(params: URLSearchParams, today: IsoDate): Place {
  const [asked, month] = [params.get('day') ?? '', params.get('month') ?? ''];
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'month';
  const day = isIsoDate(asked) ? asked : undefined;
  const named = (params.get('without') ?? '').split(',');
  const without = HAPPENING_KINDS.filter((kind) => named.includes(kind));
  if (isIsoMonth(month)) return { view, month, day: day ?? dayOfMonth(month, today), without };
  const shown = day ?? today;
  return { view, month: monthOf(shown), day: shown, without };
}

/** The event that an address opens over the calendar. */
export function eventIn(params: URLSearchParams): number | undefined {
  const id = params.get('event') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}

/** The address of a place; the month view is the one without a name, and kinds that are shown are not named. */
export function queryOf({ view, month, day, without }: Place): string {
  const hidden = without.length > 0 && { without: without.join(',') };
  return new URLSearchParams({ ...(view !== 'month' && { view }), month, day, ...hidden }).toString();
}

/** The days that are asked of the server: of a month whole weeks, as the calendar draws them. */
export function daysOf({ view, month, day }: Pick<Place, 'view' | 'month' | 'day'>): Days {
  if (view === 'week') return weekOfDay(day);
  const first = getIsoDate(`${month}-01`);
  const last = addDays(addMonths(first, 1), -1);
  if (view === 'list') return { from: first, to: last };
  return { from: weekOfDay(first).from, to: weekOfDay(last).to };
}

/** The place one month, or in the week view one week, before or after. */
export function moved(place: Place, by: -1 | 1): Place {
  const { view, month, day } = place;
  const to = view === 'week' ? addDays(day, by * 7) : addMonths(getIsoDate(`${month}-01`), by);
  return { ...place, month: monthOf(to), day: to };
}

export function monthOf(day: IsoDate): IsoMonth {
  return day.slice(0, 7);
}

function weekOfDay(day: IsoDate): Days {
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

/** Today in its own month, in others the first day. */
function dayOfMonth(month: IsoMonth, today: IsoDate): IsoDate {
  return monthOf(today) === month ? today : getIsoDate(`${month}-01`);
}
