import { lazyPart } from '../../foundations/lazy-part/part';

/** The calendar of days, for whichever field opens it first. */
export const dayCalendar = lazyPart(() => import('./day-calendar'));
