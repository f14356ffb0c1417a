import { CheckCheck, MessageSquareWarning } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { idsOf, type ReviewItem, rowsOf, type Verdict, verdictOf } from './review-items';
import { reviewCommand } from './review-keys';
import { type ReviewListLabels, reviewListLabels } from './review-list.labels';
import { ReviewRow } from './review-row';

export interface ReviewListProps {
  /** The part of the form: "Wnioskodawca". */
  title: string;
  /** The answers in the order of the form, with their verdicts. */
  items: readonly ReviewItem[];
  /** Several ids for a row of several answers or for the whole part. Absent where the review is read-only. */
  onVerdictChange?: (ids: readonly string[], verdict: Verdict | undefined) => void;
  /** Called with the whole text at each change of a remark. */
  onRemarkChange?: (id: string, remark: string) => void;
  /** The largest length of a remark. */
  remarkMaxLength?: number;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ReviewListLabels>;
}

/**
 * The answers of one part of an application, each to be agreed or remarked on, with a button that agrees the rest. T
 * and U do it for the focused row, T then moves to the next one, J and K move between rows, in a `ReviewLayout` also
 * into the next list; the keys work only inside the list, and never in a text field.
 */
export function ReviewList({ title, items, remarkMaxLength, labels, ...events }: ReviewListProps) {
  const words = useLabels<ReviewListLabels>(reviewListLabels, labels);
  const { onVerdictChange, onRemarkChange } = events;
  const [apart, setApart] = useState<readonly string[]>([]);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  /** A verdict is being given by a key. */
  const byKey = useRef(false);
  const rows = rowsOf(items, apart);
  const checked = rows.filter((row) => verdictOf(row)).length;

  // The row of the pressed button was split: the first of its answers takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one is taken apart.
  useEffect(() => {
    const [first] = items.find(({ id }) => id === apart.at(-1))?.parts ?? [];
    const row = [...(list.current?.children ?? [])].find(
      (one) => one.getAttribute('data-review-row') === first?.id,
    );
    // By the key its remark is open already.
    (row?.querySelector('textarea') ?? row?.querySelector('button'))?.focus();
  }, [apart]);

  function follow(event: KeyboardEvent<HTMLUListElement>) {
    byKey.current = true;
    followKeys(event);
    byKey.current = false;
  }

  /** The key that asks for a remark opens one on the first answer; a click leaves the choice. */
  function takeApart({ id, parts }: ReviewItem) {
    setApart((ids) => [...ids, id]);
    const [first] = parts ?? [];
    if (byKey.current && first) onVerdictChange?.([first.id], 'remark');
  }

  return (
    <section className="u:part" aria-labelledby={titleId}>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:pt-4 u:pb-1.5">
        <h2 id={titleId} className="u:flex-1 u:text-lg">
          {title}
        </h2>
        <span className="u:figures u:text-sm u:text-muted">{words.checked(checked, rows.length)}</span>
        {onVerdictChange && (
          <AgreeAll
            words={words}
            title={title}
            items={items}
            isWhole={checked === rows.length}
            onVerdictChange={onVerdictChange}
          />
        )}
      </div>
      {/* The keys repeat the buttons inside; the list itself is not a control. */}
      <ul
        className="u:part"
        ref={list}
        aria-labelledby={titleId}
        onKeyDown={onVerdictChange ? follow : undefined}
      >
        {rows.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            words={words}
            onVerdictChange={onVerdictChange}
            onRemarkChange={onRemarkChange}
            onTakeApart={() => takeApart(item)}
            remarkMaxLength={remarkMaxLength}
          />
        ))}
      </ul>
    </section>
  );
}

interface AgreeAllProps extends Required<Pick<ReviewListProps, 'title' | 'items' | 'onVerdictChange'>> {
  words: ReviewListLabels;
  /** Every row has a verdict. */
  isWhole: boolean;
}

/** Rows with a verdict keep it. The button is not removed when all have one, so that it keeps the focus. */
function AgreeAll({ words, title, items, isWhole, onVerdictChange }: AgreeAllProps) {
  const answers = items.flatMap((item) => item.parts ?? [item]);
  const open = answers.filter(({ verdict }) => !verdict);
  const hasRemark = answers.some(({ verdict }) => verdict === 'remark');
  const isRemarked = isWhole && hasRemark;
  const ofOpen = hasRemark ? words.agreeRest : words.agreeAll;
  const label = isRemarked ? words.checkedAll : ofOpen;

  return (
    <button
      type="button"
      aria-disabled={isWhole}
      aria-label={`${label}: ${title}`}
      className={cn(
        'u:inline-flex u:min-h-compact u:items-center u:gap-1.5 u:rounded-md u:border-control u:px-2.5 u:text-sm u:font-medium',
        !isWhole && 'u:border-line-strong u:bg-surface u:hover:bg-surface-hover',
        isWhole && 'u:border-transparent',
        isWhole && (isRemarked ? 'u:text-warning-text' : 'u:text-success-text'),
      )}
      onClick={() => open.length > 0 && onVerdictChange(open.flatMap(idsOf), 'agree')}
    >
      <Icon of={isRemarked ? MessageSquareWarning : CheckCheck} /> <span className="u:part">{label}</span>
    </button>
  );
}

/** Presses the button of the key, so that a key and a click do the same. */
function followKeys(event: KeyboardEvent<HTMLUListElement>) {
  const target = event.target instanceof Element ? event.target : null;
  const command = target?.closest('input, textarea, select') ? undefined : reviewCommand(event);
  const row = target?.closest('li[data-review-row]');
  if (!command || !row) return;

  event.preventDefault();
  const rows = rowsBeside(row);
  const goTo = (by: 1 | -1) => rows[rows.indexOf(row) + by]?.querySelector('button')?.focus();
  if (command === 'next') return goTo(1);
  if (command === 'previous') return goTo(-1);

  const button = row.querySelector<HTMLButtonElement>(`button[data-verdict="${command}"]`);
  const isAgreeing = command === 'agree' && button?.getAttribute('aria-pressed') !== 'true';
  button?.click();
  if (isAgreeing) goTo(1);
}

/** In a review the lists of all parts are one sequence of rows; a list alone has only its own. */
function rowsBeside(row: Element): Element[] {
  const scope = row.closest('[data-review-lists]') ?? row.parentElement;
  return scope ? [...scope.querySelectorAll('li[data-review-row]')] : [row];
}
