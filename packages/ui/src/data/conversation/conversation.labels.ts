import type { LabelSet } from '../../foundations/locale/locale';

export interface ConversationLabels {
  /** Names the conversation for screen readers. */
  title: string;
  /** In place of the name of the author, above their own letters. */
  you: string;
  /** Beside the author of a note. */
  note: string;
  /** Announced to screen readers when a letter arrives while the conversation is shown. */
  arrived: (author: string) => string;
}

export const conversationLabels = {
  widget: 'Conversation',
  pl: {
    title: 'Rozmowa',
    you: 'Ty',
    note: 'notatka, widzi tylko urząd',
    arrived: (author) => `Nowa wiadomość: ${author}`,
  },
  en: {
    title: 'Conversation',
    you: 'You',
    note: 'note, seen by the office only',
    arrived: (author) => `New message: ${author}`,
  },
} as const satisfies LabelSet<ConversationLabels>;
