import { longDateText, timeText, warsawDate } from '@urzad/domain';
import type { Statuses } from '@urzad/grants';
import { Timeline, useLocale } from '@urzad/ui';
import { useStatuses } from '../libraries/use-words';
import type { StatusIcons } from './object-status-badge';

/** A reached status, or with a `title` something else that happened while the object had it. */
export interface Reached<Status extends string> {
  status: Status;
  date: string;
  title?: string;
}

export interface StatusTimelineProps<Status extends string> {
  /** The newest last. */
  history: readonly Reached<Status>[];
  statuses: Statuses<Status>;
  icons: StatusIcons<Status>;
}

/** The statuses of an object as they were reached. */
export function StatusTimeline<Status extends string>({
  history,
  statuses,
  icons,
}: StatusTimelineProps<Status>) {
  const locale = useLocale();
  const { table } = useStatuses(statuses);

  return (
    <Timeline
      items={history.map(({ status, date, title }, at) => {
        const moment = new Date(date);
        return {
          id: `${date} ${status}`,
          icon: icons[status],
          title: title ?? table[status][locale],
          text: `${longDateText(warsawDate(moment), locale)}, ${timeText(moment)}`,
          state: at === history.length - 1 ? 'now' : 'done',
        };
      })}
    />
  );
}
