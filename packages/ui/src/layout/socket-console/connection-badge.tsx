import { Plug, Unplug } from 'lucide-react';
import { StatusBadge } from '../../foundations/status-badge/status-badge';

export interface ConnectionBadgeProps {
  connected: boolean;
  words: { connected: string; disconnected: string };
}

/** The state of the socket: icon, word, tint. */
export function ConnectionBadge({ connected, words }: ConnectionBadgeProps) {
  return (
    <StatusBadge color={connected ? 'green' : 'red'} icon={connected ? Plug : Unplug}>
      {connected ? words.connected : words.disconnected}
    </StatusBadge>
  );
}
