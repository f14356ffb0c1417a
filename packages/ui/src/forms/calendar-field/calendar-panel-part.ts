import { lazyPart } from '../../foundations/lazy-part/part';

/** What a calendar hangs on. A press that comes before it opens the calendar as it comes. */
export const calendarPanel = lazyPart(() => import('./calendar-panel'));
