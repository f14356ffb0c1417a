import type { Registration } from '@urzad/contract';
import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { Timeline, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { REGISTRATION_STATUS_ICONS } from '#shared/status/registration-status-icons';
import { reviewMessages } from '../messages/review';

/** The reached statuses of the application. */
export function CaseHistory({ history }: Pick<Registration, 'history'>) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  if (history.length === 0) return null;

  return (
    <section>
      <h2 className="u:pt-6 u:pb-3 u:text-lg">{words.history}</h2>
      <Timeline
        items={history.map(({ date, status }, at) => ({
          id: `${date} ${status}`,
          icon: REGISTRATION_STATUS_ICONS[status],
          title: REGISTRATION_STATUSES.table[status][locale],
          text: `${longDateText(warsawDate(new Date(date)), locale)}, ${timeText(new Date(date))}`,
          state: at === history.length - 1 ? 'now' : 'done',
        }))}
      />
    </section>
  );
}
