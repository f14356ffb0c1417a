import type { Registration } from '@urzad/contract';
import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { Card, Timeline, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { REGISTRATION_STATUS_ICONS } from '#shared/status/registration-status-icons';
import { signingMessages } from '../../messages/signing';

/** Statuses as they were reached, the newest last. */
export function History({ history }: Pick<Registration, 'history'>) {
  const { detail: words } = useMessages(signingMessages);
  const locale = useLocale();

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.history}</h2>
      <Timeline
        items={history.map(({ status, date }, at) => {
          const moment = new Date(date);
          return {
            id: date,
            icon: REGISTRATION_STATUS_ICONS[status],
            title: REGISTRATION_STATUSES.table[status][locale],
            text: `${longDateText(warsawDate(moment), locale)}, ${timeText(moment)}`,
            state: at === history.length - 1 ? 'now' : 'done',
          };
        })}
      />
    </Card>
  );
}
