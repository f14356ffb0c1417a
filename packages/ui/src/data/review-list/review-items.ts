import type { ReactNode } from 'react';

export type Verdict = 'agree' | 'remark';

/** One answer to be reviewed. */
export interface ReviewItem {
  /** Unique in the list; for `onVerdictChange` and `onRemarkChange`. */
  id: string;
  /** The question. */
  label: string;
  /** The answer. */
  value: ReactNode;
  /** The answer before the correction. */
  previous?: ReactNode;
  /** The remark of the office on this answer before the correction. */
  asked?: string | undefined;
  /** The applicant's explanation. */
  explanation?: string | undefined;
  /** Agreed or remarked on; without one it is not reviewed yet. */
  verdict?: Verdict | undefined;
  /** The remark that the applicant will read. */
  remark?: string | undefined;
  /** Answers in one row: agreed together, remarked on one by one. Their verdicts are those of the row. */
  parts?: readonly ReviewItem[];
}

/** Answers as rows: those of a group are one row, until it is split or one of them has a remark. */
export function rowsOf(items: readonly ReviewItem[], apart: readonly string[]): ReviewItem[] {
  return items.flatMap((item) => {
    const isApart = apart.includes(item.id) || item.parts?.some(({ verdict }) => verdict === 'remark');
    return item.parts && isApart ? item.parts : [item];
  });
}

/** The verdict of a row; of several answers the common one. */
export function verdictOf({ parts, verdict }: ReviewItem): Verdict | undefined {
  if (!parts) return verdict;
  return parts.every((part) => part.verdict === 'agree') ? 'agree' : undefined;
}

/** The ids that a verdict on a row is for. */
export function idsOf({ id, parts }: ReviewItem): string[] {
  return parts ? parts.map((part) => part.id) : [id];
}
