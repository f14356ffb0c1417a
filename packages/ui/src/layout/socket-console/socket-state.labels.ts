import type { LabelSet } from '../../foundations/locale/locale';

export interface SocketStateLabels {
  connected: string;
  disconnected: string;
}

/** How a live connection stands, in the same words wherever it is told. */
export const socketStateLabels = {
  pl: { connected: 'Połączono', disconnected: 'Rozłączono' },
  en: { connected: 'Connected', disconnected: 'Disconnected' },
} as const satisfies LabelSet<SocketStateLabels>;
