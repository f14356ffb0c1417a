import type { MailState } from '@urzad/contract';
import { StatusBadge } from '@urzad/ui';
import { Clock, MailCheck, MailX, Monitor } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { sentMessages } from '../messages/sent';

const LOOKS = {
  none: { color: 'grey', icon: Monitor },
  queued: { color: 'blue', icon: Clock },
  sent: { color: 'green', icon: MailCheck },
  failed: { color: 'red', icon: MailX },
} as const satisfies Record<MailState | 'none', object>;

interface MailBadgeProps {
  state: MailState | 'none';
}

/** The state of an e-mail. */
export function MailBadge({ state }: MailBadgeProps) {
  const words = useMessages(sentMessages);
  return (
    <StatusBadge {...LOOKS[state]} compact>
      {words.states[state]}
    </StatusBadge>
  );
}
