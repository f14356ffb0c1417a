import type { LabelSet } from '../../foundations/locale/locale';

export interface MessageLogLabels {
  /** On the button that leads to messages that came below what is read. */
  fresh: string;
}

export const messageLogLabels = {
  widget: 'MessageLog',
  pl: { fresh: 'Nowe wiadomości' },
  en: { fresh: 'New messages' },
} as const satisfies LabelSet<MessageLogLabels>;
