import { cva } from 'class-variance-authority';
import { CheckCheck, Lock } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../foundations/avatar/avatar';
import { Icon } from '../../foundations/icon/icon';
import type { ConversationLabels } from './conversation.labels';
import type { ConversationLetter } from './conversation-item';

interface LetterProps {
  letter: ConversationLetter;
  words: ConversationLabels;
}

const box = cva(
  'u:grid u:min-w-0 u:max-w-narrow u:gap-2 u:rounded-lg u:rounded-ss-xs u:px-3.5 u:py-3 u:tablet:px-4.5',
  {
    variants: {
      tone: {
        own: 'u:border u:border-accent-line u:bg-accent-subtle',
        other: 'u:border u:border-line u:bg-surface',
        note: 'u:border-control u:border-dashed u:border-warning-border u:bg-warning-surface',
      },
    },
  },
);

export function Letter({ letter, words }: LetterProps) {
  const { author, unit, isOwn, tone, date, children, files, actions, seen } = letter;
  const id = useId();

  return (
    <article aria-labelledby={`${id}who ${id}date`} data-tone={tone} className="u:flex u:gap-3">
      <Avatar name={author} size="sm" />
      <div className="u:min-w-0 u:flex-1">
        {/* From a tablet up the date keeps its place, however much stands beside the author. */}
        <header className="u:mb-1.5 u:flex u:min-h-8.5 u:flex-wrap u:items-center u:gap-x-2.5 u:text-sm u:text-muted u:tablet:flex-nowrap u:tablet:items-baseline">
          <div className="u:contents u:tablet:flex u:tablet:min-h-8.5 u:tablet:min-w-0 u:tablet:flex-1 u:tablet:flex-wrap u:tablet:content-center u:tablet:items-center u:tablet:gap-x-2.5">
            <h3 id={`${id}who`} className="u:text-md u:font-semibold u:text-ink u:wrap-anywhere">
              <span className="u:part">{isOwn ? words.you : author}</span>
              {tone === 'note' && <span className="u:sr-only">{` (${words.note})`}</span>}
            </h3>
            {unit && <span className="u:min-w-0 u:wrap-anywhere">{unit}</span>}
            {tone === 'note' && (
              <span aria-hidden="true" className="u:inline-flex u:items-center u:gap-1.5">
                <Icon of={Lock} />
                <span className="u:part">{words.note}</span>
              </span>
            )}
          </div>
          <span id={`${id}date`} className="u:flex-none u:tabular-nums">
            {date}
          </span>
        </header>
        <div className={box({ tone })}>
          {children}
          {files}
          {actions}
          {seen && (
            <p className="u:flex u:items-center u:gap-1.5 u:text-xs u:text-success-text">
              <Icon of={CheckCheck} />
              <span className="u:part">{seen}</span>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
