import type { IsoDate, IsoMonth } from '@urzad/domain';
import type { SvgIcon } from '../../foundations/icon/icon';
import type { EventCalendarLabels } from './event-calendar.labels';

/** Something that happens on one day or on several. */
export interface CalendarItem {
  /** Of the event, in one calendar. */
  id: string;
  /** "Odprawa". */
  title: string;
  /** Words before the title, in the language of the page: "Absent:" before a name. */
  prefix?: string | undefined;
  /** Language of the title, where it is not that of the page. */
  lang?: string | undefined;
  /** "12:30", before the title; nothing for whole days. */
  time?: string | undefined;
  /** Its first day. */
  from: IsoDate;
  /** Its last day, the first one where there is one. */
  to: IsoDate;
  /** Its kind as a drawing. */
  icon: SvgIcon;
  /** The tint of its kind; `outline` for what only tells, `over` for what has passed, `cancelled` for what will not happen. */
  tone: 'warning' | 'info' | 'plum' | 'success' | 'error' | 'outline' | 'over' | 'cancelled';
}

export interface EventCalendarProps {
  /** The month that is shown: "2027-02". */
  month: IsoMonth;
  /** Called with another month, by Page Up, Page Down, an arrow over the edge or a day of another month. */
  onMonth: (month: IsoMonth) => void;
  /** The chosen day; its items are for the caller to list beside the calendar. */
  day?: IsoDate | undefined;
  /** Called with a day that is pressed. */
  onDay: (day: IsoDate) => void;
  /** Called with an item that is pressed; without it an item chooses its day. By keys one gets to it in the list of the day. */
  onItem?: ((id: string) => void) | undefined;
  /** In the order in which a day shows them; those of several days are drawn above the others. */
  items: readonly CalendarItem[];
  /** Names of public holidays by their day. */
  holidays?: ReadonlyMap<string, string> | undefined;
  /** The office's day, marked. @default that of the `UrzadProvider` */
  today?: IsoDate | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<EventCalendarLabels>;
}
