import { type KeyboardEvent, useId } from 'react';
import { useLabels } from '../locale/locale';
import { reviewCommand } from './review-keys';
import { type ReviewListLabels, reviewListLabels } from './review-list.labels';
import { type ReviewItem, ReviewRow } from './review-row';

export interface ReviewListProps {
  /** The part of the form: "Wnioskodawca". */
  title: string;
  items: readonly ReviewItem[];
  /** Left out where one may only look. */
  onVerdictChange?: (id: string, verdict: ReviewItem['verdict']) => void;
  onRemarkChange?: (id: string, remark: string) => void;
  labels?: Partial<ReviewListLabels>;
}

/**
 * Answers of one part of an application, each to be agreed with or remarked on. T and U do it for the row that has
 * the focus, J and K move between rows; the keys are heard only inside the list, and never while one is writing.
 */
export function ReviewList({ title, items, onVerdictChange, onRemarkChange, labels }: ReviewListProps) {
  const words = useLabels<ReviewListLabels>(reviewListLabels, labels);
  const titleId = useId();
  const checked = items.filter((item) => item.verdict).length;

  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-baseline justify-between pt-4 pb-1.5">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <span className="figures text-sm text-muted">{words.checked(checked, items.length)}</span>
      </div>
      {/* The keys repeat what the buttons inside do; the list itself is not a control. */}
      <ul aria-labelledby={titleId} onKeyDown={onVerdictChange ? followKeys : undefined}>
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            words={words}
            onVerdictChange={onVerdictChange}
            onRemarkChange={onRemarkChange}
          />
        ))}
      </ul>
    </section>
  );
}

/** Presses the button that the key stands for, so that a key and a click can never differ. */
function followKeys(event: KeyboardEvent<HTMLUListElement>) {
  const command = event.target instanceof HTMLTextAreaElement ? undefined : reviewCommand(event);
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (!command || !row) return;

  event.preventDefault();
  if (command === 'agree' || command === 'remark') {
    row.querySelector<HTMLButtonElement>(`button[data-verdict="${command}"]`)?.click();
    return;
  }
  const other = command === 'next' ? row.nextElementSibling : row.previousElementSibling;
  other?.querySelector('button')?.focus();
}
