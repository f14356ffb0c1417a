import type { Registration } from '@urzad/contract';
import { REGISTRATION_STATUSES } from '@urzad/grants';
import { Card } from '@urzad/ui';
import { REGISTRATION_STATUS_ICONS } from '#shared/entities/registrations/registration-status-icons';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { signingMessages } from '../../messages/signing';

/** Statuses as they were reached, the newest last. */
export function History({ history }: Pick<Registration, 'history'>) {
  const { detail: words } = useMessages(signingMessages);

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.history}</h2>
      <StatusTimeline history={history} statuses={REGISTRATION_STATUSES} icons={REGISTRATION_STATUS_ICONS} />
    </Card>
  );
}
