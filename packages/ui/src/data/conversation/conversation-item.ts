import type { ReactNode } from 'react';
import type { SvgIcon } from '../../foundations/icon/icon';

/** A letter of a `Conversation`. */
export interface ConversationLetter {
  /** What tells it from an event. */
  kind: 'letter';
  /** Unique in the conversation. */
  id: string | number;
  /** The full name of the author, from which the avatar follows. */
  author: string;
  /** Beside the author: the department, or one's own name under „Ty”. */
  unit?: ReactNode;
  /** The reader wrote it: „Ty” stands in place of the name. */
  isOwn: boolean;
  /** `own`: of the reader's side; `other`: of the other side; `note`: hidden from the other side. */
  tone: 'own' | 'other' | 'note';
  /** When it was sent: a `time`. */
  date: ReactNode;
  /** The paragraphs; of plain text a `LetterText`. */
  children: ReactNode;
  /** Under the text: the attached files. */
  files?: ReactNode;
  /** Under the text: what may be done with it. */
  actions?: ReactNode;
  /** Under the text: when the other side read it. "Przeczytane 8 lutego, 17:44" */
  seen?: ReactNode;
}

/** Something that happened between two letters of a `Conversation`. */
export interface ConversationEvent {
  /** What tells it from a letter. */
  kind: 'event';
  /** Unique in the conversation. */
  id: string | number;
  /** What kind of event it is. */
  icon: SvgIcon;
  /** One sentence. */
  children: ReactNode;
}

/** One entry of a `Conversation`. */
export type ConversationItem = ConversationLetter | ConversationEvent;
