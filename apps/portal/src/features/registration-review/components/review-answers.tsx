import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { REASON_MAX } from '@urzad/grants';
import { type ReviewItem, ReviewList } from '@urzad/ui';
import type { GroupedRow } from '../logic/grouped-rows';
import type { Mark, Marks } from '../logic/review-marks';
import { useReviewGroups } from '../logic/use-review-groups';

export interface ReviewAnswersProps {
  registration: Registration;
  today: IsoDate;
  marks: Marks;
  /** Absent where the viewer may only read. */
  onMark?: (fields: readonly string[], verdict: Mark['state'] | undefined) => void;
  onWrite?: (field: string, text: string) => void;
}

/** The answers, part by part, each with its verdict. */
export function ReviewAnswers({ registration, today, marks, onMark, onWrite }: ReviewAnswersProps) {
  return useReviewGroups(registration, today).map(({ id, title, rows }) => (
    <ReviewList
      key={id}
      title={title}
      remarkMaxLength={REASON_MAX}
      items={rows.map((row) => itemOf(row, marks))}
      {...(onMark && { onVerdictChange: (fields, verdict) => onMark(fields, MARK_OF[verdict ?? 'none']) })}
      {...(onWrite && { onRemarkChange: onWrite })}
    />
  ));
}

function itemOf(
  { path, label, text, previous, asked, explanation, parts }: GroupedRow,
  marks: Marks,
): ReviewItem {
  return {
    id: path,
    label,
    value: text,
    ...(previous !== undefined && { previous }),
    asked,
    explanation,
    ...(parts ? { parts: parts.map((part) => itemOf(part, marks)) } : verdictOf(marks[path])),
  };
}

const MARK_OF = { agree: 'ok', remark: 'remark', none: undefined } as const;

function verdictOf(mark: Mark | undefined): Pick<ReviewItem, 'verdict' | 'remark'> {
  if (!mark) return {};
  return mark.state === 'ok' ? { verdict: 'agree' } : { verdict: 'remark', remark: mark.text };
}
