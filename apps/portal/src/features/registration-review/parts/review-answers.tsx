import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { type ReviewItem, ReviewList, useLocale } from '@urzad/ui';
import { useSession } from '../../../shared/session/session-store';
import { reviewGroups } from '../review-groups';
import { type Mark, type Marks, REMARK_MAX } from '../review-marks';

export interface ReviewAnswersProps {
  registration: Registration;
  today: IsoDate;
  marks: Marks;
  /** Left out where one may only look. */
  onMark?: (field: string, verdict: Mark['state'] | undefined) => void;
  onWrite?: (field: string, text: string) => void;
}

/** What was answered, part by part, each answer with its verdict. */
export function ReviewAnswers({ registration, today, marks, onMark, onWrite }: ReviewAnswersProps) {
  const locale = useLocale();
  const seesSensitive = useSession(({ hasEvery }) => hasEvery('person_sensitive_show'));

  return reviewGroups(registration, { locale, today, seesSensitive }).map(({ id, title, rows }) => (
    <ReviewList
      key={id}
      title={title}
      remarkMaxLength={REMARK_MAX}
      items={rows.map(({ path, label, text, previous }) => ({
        id: path,
        label,
        value: text,
        ...(previous !== undefined && { previous }),
        ...verdictOf(marks[path]),
      }))}
      {...(onMark && { onVerdictChange: (field, verdict) => onMark(field, MARK_OF[verdict ?? 'none']) })}
      {...(onWrite && { onRemarkChange: onWrite })}
    />
  ));
}

const MARK_OF = { agree: 'ok', remark: 'remark', none: undefined } as const;

function verdictOf(mark: Mark | undefined): Pick<ReviewItem, 'verdict' | 'remark'> {
  if (!mark) return {};
  return mark.state === 'ok' ? { verdict: 'agree' } : { verdict: 'remark', remark: mark.text };
}
