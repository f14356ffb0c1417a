import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { type MessageLogLabels, messageLogLabels } from './message-log.labels';
import { useKeptPlace } from './use-kept-place';

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

/**
 * A box of messages that grows at its end. What is read keeps its place: earlier messages come above it, and of new ones a
 * button tells while the end is not in sight. Screen readers hear new messages when they are silent (`log`).
 */
export function MessageLog({
  label,
  ends,
  isOwnLast,
  before,
  isBusy = false,
  onEndInSight,
  children,
  labels,
}: MessageLogProps) {
  const words = useLabels<MessageLogLabels>(messageLogLabels, labels);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { hasFresh, goToEnd } = useKeptPlace({ box, content, ends, isOwnLast, onEndInSight });

  return (
    <div className="u:relative">
      <div
        ref={box}
        role="log"
        aria-label={label}
        aria-busy={isBusy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="u:relative u:max-h-180 u:min-h-96 u:overflow-y-auto u:rounded-lg u:border u:border-line u:bg-surface-sunken u:p-4"
      >
        <div ref={content} className="u:grid u:gap-5">
          {before}
          {children}
        </div>
      </div>
      {hasFresh && (
        <div className="u:absolute u:inset-x-0 u:bottom-4 u:flex u:justify-center">
          <Button variant="primary" size="sm" icon={ArrowDown} onClick={goToEnd}>
            {words.fresh}
          </Button>
        </div>
      )}
    </div>
  );
}
