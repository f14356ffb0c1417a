import type { ReactNode } from 'react';
import type { MessageLogLabels } from './message-log.labels';

export interface MessageLogProps {
  /** Names the messages for screen readers: "Wiadomości". */
  label: string;
  /** Ids of the first and the last message that are shown; undefined while there is none. */
  ends: { first: string | number; last: string | number } | undefined;
  /** The reader wrote the last message: it is shown, whatever was read before. */
  isOwnLast: boolean;
  /** Above the messages: how to see earlier ones. */
  before?: ReactNode;
  /** Earlier messages are loaded: they are not announced. @default false */
  isBusy?: boolean;
  /** Called when the end comes into sight (`true`) and when it is left (`false`). */
  onEndInSight?: (inSight: boolean) => void;
  /** The messages, the oldest first. */
  children: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<MessageLogLabels>;
}
