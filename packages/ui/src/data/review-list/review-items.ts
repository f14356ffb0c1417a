import type { ReactNode } from 'react';

export type Verdict = 'agree' | 'remark';

export interface ReviewItem {
  id: string;
  label: string;
  value: ReactNode;
  /** What stood here before the applicant corrected it. */
  previous?: ReactNode;
  /** What the office had asked the applicant about this answer before the correction. */
  asked?: string | undefined;
  /** What the applicant said to it. */
  explanation?: string | undefined;
  verdict?: Verdict | undefined;
  /** What the applicant will read. */
  remark?: string | undefined;
  /** Answers that belong together: agreed with at once, remarked on one by one. Their verdicts are those of the row. */
  parts?: readonly ReviewItem[];
}

/** Answers as rows: those that belong together are one, until they are taken apart or one of them has a remark. */
export function rowsOf(items: readonly ReviewItem[], apart: readonly string[]): ReviewItem[] {
  return items.flatMap((item) => {
    const isApart = apart.includes(item.id) || item.parts?.some(({ verdict }) => verdict === 'remark');
    return item.parts && isApart ? item.parts : [item];
  });
}

/** The verdict of a row; of several answers the one that all of them have. */
export function verdictOf({ parts, verdict }: ReviewItem): Verdict | undefined {
  if (!parts) return verdict;
  return parts.every((part) => part.verdict === 'agree') ? 'agree' : undefined;
}

/** What a verdict on a row is about. */
export function idsOf({ id, parts }: ReviewItem): string[] {
  return parts ? parts.map((part) => part.id) : [id];
}
