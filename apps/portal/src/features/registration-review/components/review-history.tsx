import type { Registration } from '@urzad/contract';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { reviewMessages } from '../messages/review';

/** The reached statuses of the application. */
export function ReviewHistory({ history }: Pick<Registration, 'history'>) {
  const words = useMessages(reviewMessages);
  if (history.length === 0) return null;

  return (
    <section>
      <h2 className="u:pt-6 u:pb-3 u:text-lg">{words.history}</h2>
      <StatusTimeline history={history} statuses={REGISTRATION_STATUSES} icons={REGISTRATION_STATUS_ICONS} />
    </section>
  );
}
