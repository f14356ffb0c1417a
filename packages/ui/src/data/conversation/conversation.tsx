import { useId } from 'react';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { type ConversationLabels, conversationLabels } from './conversation.labels';
import type { ConversationItem } from './conversation-item';
import { Letter } from './letter';
import { useArrivedLetter } from './use-arrived-letter';

export interface ConversationProps {
  /** Letters and events, the oldest first. */
  items: readonly ConversationItem[];
  /** A letter that arrives is announced; not inside of a `MessageLog`, which does it itself. @default true */
  announces?: boolean;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ConversationLabels>;
}

/**
 * Letters between two sides, and what happened between them. Each letter has a heading, for screen readers, and a letter
 * of somebody else that arrives while the conversation is shown is announced.
 */
export function Conversation({ items, announces = true, labels }: ConversationProps) {
  const words = useLabels<ConversationLabels>(conversationLabels, labels);
  const titleId = useId();
  const arrived = useArrivedLetter(items);

  return (
    <section aria-labelledby={titleId} className="u:part">
      <h2 id={titleId} className="u:sr-only">
        {words.title}
      </h2>
      <ol className="u:grid u:gap-5">
        {items.map((item) => (
          <li key={`${item.kind}-${item.id}`} className="u:min-w-0">
            {item.kind === 'letter' ? (
              <Letter letter={item} words={words} />
            ) : (
              <p className="u:flex u:justify-center u:gap-2.5 u:text-sm u:text-muted">
                <Icon of={item.icon} className="u:mt-0.5" />
                <span className="u:min-w-0 u:wrap-anywhere">{item.children}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {announces && (
        <div role="status" className="u:sr-only">
          {/* A second letter of one author is a new element: a text that did not change is not announced. */}
          {arrived && (
            <span className="u:part" key={arrived.id}>
              {words.arrived(arrived.author)}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
