import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../actions/button/button';
import { useLabels } from '../../foundations/locale/locale';
import { type MessageLogLabels, messageLogLabels } from './message-log.labels';
import type { MessageLogProps } from './message-log-props';
import { useArrivedMessages } from './use-arrived-messages';
import { useKeptPlace } from './use-kept-place';

export type { LoggedMessage, MessageLogProps } from './message-log-props';

/**
 * A box of messages that grows at its end. What is read keeps its place: earlier messages come above it, and of new ones a
 * button tells while the end is not in sight. Screen readers hear messages that arrive, and nothing else that changes.
 */
export function MessageLog({
  label,
  messages,
  isOwnLast,
  before,
  onEndInSight,
  children,
  labels,
}: MessageLogProps) {
  const words = useLabels<MessageLogLabels>(messageLogLabels, labels);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id];
  const { hasFresh, goToEnd } = useKeptPlace({
    ...{ box, content, messages: list },
    ...{ first, last, isOwnLast, onEndInSight },
  });
  const arrived = useArrivedMessages(messages);

  return (
    <div className="u:relative">
      <div
        ref={box}
        role="log"
        // What changes in messages that are shown already is not said; those that arrive are, below.
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="u:relative u:h-[70svh] u:min-h-96 u:overflow-y-auto u:rounded-lg u:border u:border-line u:bg-surface-sunken u:p-4"
      >
        <div ref={content} className="u:grid u:gap-5">
          {before}
          <div ref={list} className="u:min-w-0">
            {children}
          </div>
        </div>
      </div>
      <div aria-live="polite" aria-relevant="additions" className="u:sr-only">
        {arrived.map(({ id, said }) => (
          <p key={id} className="u:part">
            {said}
          </p>
        ))}
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
