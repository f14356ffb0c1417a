import { Check, type LucideIcon, MessageSquarePlus, MessageSquareWarning } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../class-names/cn';
import { Icon } from '../icon/icon';
import type { ReviewListLabels } from './review-list.labels';

export interface ReviewItem {
  id: string;
  label: string;
  value: ReactNode;
  /** What stood here before the applicant corrected it. */
  previous?: ReactNode;
  verdict?: 'agree' | 'remark' | undefined;
  /** What the applicant will read. */
  remark?: string | undefined;
}

interface ReviewRowProps {
  item: ReviewItem;
  words: ReviewListLabels;
  remarkMaxLength: number | undefined;
  onVerdictChange: ((id: string, verdict: ReviewItem['verdict']) => void) | undefined;
  onRemarkChange: ((id: string, remark: string) => void) | undefined;
}

export function ReviewRow({ item, words, remarkMaxLength, ...events }: ReviewRowProps) {
  const { onVerdictChange, onRemarkChange } = events;
  const remarked = item.verdict === 'remark';
  const [justOpened, setJustOpened] = useState(false);

  function choose(verdict: 'agree' | 'remark') {
    setJustOpened(verdict === 'remark');
    onVerdictChange?.(item.id, item.verdict === verdict ? undefined : verdict);
  }

  return (
    <li
      data-review-row=""
      data-state={item.verdict ?? 'open'}
      className={cn(
        'grid gap-2 border-t border-s-3 border-t-line-subtle py-1.5 ps-3 focus-within:bg-surface-hover',
        remarked ? 'border-s-warning-border bg-warning-surface pe-1.5' : 'border-s-transparent',
      )}
    >
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">{item.label}</p>
          <div className="text-sm leading-snug wrap-anywhere">
            {item.previous && (
              <>
                <del className="text-muted">{item.previous}</del> →{' '}
              </>
            )}
            {item.value}
          </div>
        </div>
        {onVerdictChange && (
          <div className="flex gap-1">
            <VerdictButton kind="agree" label={words.agree} of={item} onChoose={choose} />
            <VerdictButton kind="remark" label={words.remark} of={item} onChoose={choose} />
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

const VERDICTS = {
  agree: { icon: Check, key: 'T', on: 'border-success-border bg-success-surface-strong text-success-text' },
  remark: {
    icon: MessageSquarePlus,
    key: 'U',
    on: 'border-warning-border bg-warning-surface-strong text-warning-text',
  },
} satisfies Record<string, { icon: LucideIcon; key: string; on: string }>;

interface VerdictButtonProps {
  kind: 'agree' | 'remark';
  label: string;
  of: ReviewItem;
  onChoose: (verdict: 'agree' | 'remark') => void;
}

function VerdictButton({ kind, label, of, onChoose }: VerdictButtonProps) {
  const { icon, key, on } = VERDICTS[kind];
  const pressed = of.verdict === kind;

  return (
    <button
      type="button"
      data-verdict={kind}
      aria-pressed={pressed}
      aria-keyshortcuts={key}
      aria-label={`${label}: ${of.label}`}
      title={`${label} (${key})`}
      className={cn(
        'grid size-9.5 flex-none place-items-center rounded-md border-control forced-colors:aria-pressed:outline-2',
        pressed ? on : 'border-line-strong bg-surface text-muted hover:text-ink',
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
  /** The person has just asked for it, so they may write at once. */
  focused: boolean;
  onChange: ((id: string, remark: string) => void) | undefined;
}

function Remark({ item, words, maxLength, focused, onChange }: RemarkProps) {
  const fieldId = useId();

  if (!onChange) {
    return (
      <p className="text-sm text-warning-text">
        <Icon of={MessageSquareWarning} /> {item.remark}
      </p>
    );
  }
  return (
    <div>
      <label htmlFor={fieldId} className="text-sm font-medium text-warning-text">
        {words.remarkField}
        <span className="sr-only"> ({item.label})</span>
      </label>
      <textarea
        id={fieldId}
        ref={(field) => {
          if (focused && !item.remark) field?.focus();
        }}
        rows={2}
        maxLength={maxLength}
        value={item.remark ?? ''}
        className="mt-1 block w-full rounded-md border-control border-line-strong bg-field px-3 py-2 text-sm"
        onChange={(event) => onChange(item.id, event.target.value)}
      />
    </div>
  );
}
