import type { LabelSet } from '../../foundations/locale/locale';

export interface ConversationLabels {
  /** Names the conversation for screen readers. */
  title: string;
  /** In place of the name of the author, above their own letters. */
  you: string;
  /** Beside the author of a note. */
  note: string;
}

export const conversationLabels = {
  widget: 'Conversation',
  pl: { title: 'Rozmowa', you: 'Ty', note: 'notatka, widzi tylko urząd' },
  en: { title: 'Conversation', you: 'You', note: 'note, seen by the office only' },
} as const satisfies LabelSet<ConversationLabels>;
