import { Check, type LucideIcon, MessageSquarePlus, MessageSquareWarning } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FieldCounter } from '../../forms/field-counter/field-counter';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { idsOf, type ReviewItem, type Verdict, verdictOf } from './review-items';
import type { ReviewListLabels } from './review-list.labels';

interface ReviewRowProps {
  item: ReviewItem;
  words: ReviewListLabels;
  remarkMaxLength: number | undefined;
  onVerdictChange: ((ids: readonly string[], verdict: Verdict | undefined) => void) | undefined;
  /** Splits the row into its answers. */
  onTakeApart: () => void;
  onRemarkChange: ((id: string, remark: string) => void) | undefined;
}

export function ReviewRow({ item, words, remarkMaxLength, ...events }: ReviewRowProps) {
  const { onVerdictChange, onRemarkChange, onTakeApart } = events;
  const verdict = verdictOf(item);
  const remarked = verdict === 'remark';
  const [justOpened, setJustOpened] = useState(false);

  function choose(chosen: Verdict) {
    // A remark is about one answer, so the row is split.
    if (chosen === 'remark' && item.parts) return onTakeApart();
    setJustOpened(chosen === 'remark');
    onVerdictChange?.(idsOf(item), verdict === chosen ? undefined : chosen);
  }

  return (
    <li
      data-review-row={item.id}
      data-state={verdict ?? 'open'}
      className={cn(
        'u:grid u:gap-2 u:border-t u:border-s-3 u:border-t-line-subtle u:py-1.5 u:ps-3 u:pe-1.5 u:focus-within:bg-surface-hover',
        remarked ? 'u:border-s-warning-border u:bg-warning-surface' : 'u:border-s-transparent',
      )}
    >
      <div className="u:flex u:items-center u:gap-3">
        <div className="u:min-w-0 u:flex-1">
          <p className="u:text-xs u:text-muted">{item.label}</p>
          <div className="u:text-sm u:leading-snug u:wrap-anywhere">
            {item.previous && (
              <span className="u:part">
                <del className="u:text-muted">{item.previous}</del> →{' '}
              </span>
            )}
            <span className="u:contents">{item.value}</span>
          </div>
          <Answered item={item} words={words} />
        </div>
        {onVerdictChange && (
          <div className="u:flex u:gap-1">
            <VerdictButton kind="agree" label={words.agree} of={item} onChoose={choose} />
            <VerdictButton
              kind="remark"
              label={item.parts ? words.takeApart : words.remark}
              of={item}
              onChoose={choose}
            />
          </div>
        )}
      </div>
      {remarked && (
        <Remark
          item={item}
          words={words}
          maxLength={remarkMaxLength}
          focused={justOpened}
          onChange={onVerdictChange && onRemarkChange}
        />
      )}
    </li>
  );
}

/** The earlier remark and its explanation, by which the answer is checked. */
function Answered({ item: { asked, explanation }, words }: Pick<ReviewRowProps, 'item' | 'words'>) {
  return [
    [words.asked, asked],
    [words.explanation, explanation],
  ].map(
    ([term, text]) =>
      text && (
        <p key={term} className="u:mt-1 u:text-sm u:leading-snug u:whitespace-pre-line u:wrap-anywhere">
          <span className="u:text-muted">{term}</span> {text}
        </p>
      ),
  );
}

const VERDICTS = {
  agree: {
    icon: Check,
    key: 'T',
    on: 'u:border-success-border u:bg-success-surface-strong u:text-success-text',
  },
  remark: {
    icon: MessageSquarePlus,
    key: 'U',
    on: 'u:border-warning-border u:bg-warning-surface-strong u:text-warning-text',
  },
} satisfies Record<string, { icon: LucideIcon; key: string; on: string }>;

interface VerdictButtonProps {
  kind: Verdict;
  label: string;
  of: ReviewItem;
  onChoose: (verdict: Verdict) => void;
}

function VerdictButton({ kind, label, of, onChoose }: VerdictButtonProps) {
  const { icon, key, on } = VERDICTS[kind];
  const pressed = verdictOf(of) === kind;

  return (
    <button
      type="button"
      data-verdict={kind}
      aria-pressed={of.parts && kind === 'remark' ? undefined : pressed}
      aria-keyshortcuts={key}
      aria-label={`${label}: ${of.label}`}
      title={`${label} (${key})`}
      className={cn(
        'u:grid u:size-9.5 u:pointer-coarse:size-11 u:flex-none u:place-items-center u:rounded-md u:border-control u:forced-colors:aria-pressed:outline-2',
        pressed ? on : 'u:border-line-strong u:bg-surface u:text-muted u:hover:text-ink',
      )}
      onClick={() => onChoose(kind)}
    >
      <Icon of={icon} />
    </button>
  );
}

interface RemarkProps {
  item: ReviewItem;
  words: ReviewListLabels;
  maxLength: number | undefined;
  /** The person has just opened the remark, so its field takes the focus. */
  focused: boolean;
  onChange: ((id: string, remark: string) => void) | undefined;
}

function Remark({ item, words, maxLength, focused, onChange }: RemarkProps) {
  const fieldId = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  if (!onChange) {
    return (
      <p className="u:text-sm u:text-warning-text">
        <Icon of={MessageSquareWarning} /> <span className="u:part">{item.remark}</span>
      </p>
    );
  }
  return (
    <div className="u:part">
      <label htmlFor={fieldId} className="u:text-sm u:font-medium u:text-warning-text">
        {words.remarkField}
        <span className="u:sr-only">{` (${item.label})`}</span>
      </label>
      <textarea
        id={fieldId}
        ref={(field) => {
          box.current = field;
          if (focused && !item.remark) field?.focus();
        }}
        rows={2}
        // The remark is saved while it is typed, so a longer one cannot be refused later.
        maxLength={maxLength}
        aria-describedby={maxLength === undefined ? undefined : `${fieldId}-count`}
        value={item.remark ?? ''}
        className="u:mt-1 u:block u:w-full u:rounded-md u:border-control u:border-line-strong u:bg-field u:px-3 u:py-2 u:text-sm"
        onChange={(event) => onChange(item.id, event.target.value)}
      />
      {maxLength !== undefined && (
        <p id={`${fieldId}-count`} className="u:mt-1 u:text-sm u:text-muted u:empty:hidden">
          <FieldCounter control={box} max={maxLength} late />
        </p>
      )}
    </div>
  );
}
