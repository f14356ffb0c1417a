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
  /** Most signs of a remark. */
  remarkMaxLength?: number;
  labels?: Partial<ReviewListLabels>;
}

/**
 * Answers of one part of an application, each to be agreed with or remarked on. T and U do it for the row that has
 * the focus, J and K move between rows, in a `ReviewLayout` also into the next list; the keys are heard only inside the list, and never while one is writing.
 */
export function ReviewList({ title, items, remarkMaxLength, labels, ...events }: ReviewListProps) {
  const words = useLabels<ReviewListLabels>(reviewListLabels, labels);
  const { onVerdictChange, onRemarkChange } = events;
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
            remarkMaxLength={remarkMaxLength}
          />
        ))}
      </ul>
    </section>
  );
}

/** Presses the button that the key stands for, so that a key and a click can never differ. */
function followKeys(event: KeyboardEvent<HTMLUListElement>) {
  const command = event.target instanceof HTMLTextAreaElement ? undefined : reviewCommand(event);
  const row = event.target instanceof Element ? event.target.closest('li[data-review-row]') : null;
  if (!command || !row) return;

  event.preventDefault();
  if (command === 'agree' || command === 'remark') {
    row.querySelector<HTMLButtonElement>(`button[data-verdict="${command}"]`)?.click();
    return;
  }
  const rows = rowsBeside(row);
  rows[rows.indexOf(row) + (command === 'next' ? 1 : -1)]?.querySelector('button')?.focus();
}

/** In a review the lists of all parts are one way down; a list that stands alone has only its own rows. */
function rowsBeside(row: Element): Element[] {
  const scope = row.closest('[data-review-lists]') ?? row.parentElement;
  return scope ? [...scope.querySelectorAll('li[data-review-row]')] : [row];
}
