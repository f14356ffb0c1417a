import type { ReactNode } from 'react';
import type { MessageLogLabels } from './message-log.labels';

/** A message that the log shows. */
export interface LoggedMessage {
  /** Unique in the log; the same as long as it is shown. */
  id: string | number;
  /** What screen readers hear when it arrives: its author and text. Without it nothing, as of one's own. */
  said?: ReactNode;
}

export interface MessageLogProps {
  /** Names the messages for screen readers: "Wiadomości". */
  label: string;
  /** Those among the children, the oldest first. */
  messages: readonly LoggedMessage[];
  /** The reader wrote the last message: it is shown, whatever was read before. */
  isOwnLast: boolean;
  /** Above the messages: how to see earlier ones. */
  before?: ReactNode;
  /** Called when the end comes into sight (`true`) and when it is left (`false`). */
  onEndInSight?: (inSight: boolean) => void;
  /** The messages, the oldest first, as items of a list: a `Conversation`. */
  children: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<MessageLogLabels>;
}
