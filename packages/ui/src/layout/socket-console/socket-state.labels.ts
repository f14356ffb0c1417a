import type { LabelSet } from '../../foundations/locale/locale';

export interface SocketStateLabels {
  connected: string;
  disconnected: string;
}

/** The state of the socket, in the same words everywhere. */
export const socketStateLabels = {
  pl: { connected: 'Połączono', disconnected: 'Rozłączono' },
  en: { connected: 'Connected', disconnected: 'Disconnected' },
} as const satisfies LabelSet<SocketStateLabels>;
