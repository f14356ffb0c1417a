import { lazyPart } from '../../../foundations/lazy-part/part';

/** The calendar of days, loaded by the first field that opens it. */
export const dayCalendar = lazyPart(() => import('./day-calendar'));
