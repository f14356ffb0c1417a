import type { ReviewMark } from '@urzad/contract';

/** The verdict on a field during the review: a remark may still have no text. */
export type Mark = { state: 'ok' } | { state: 'remark'; text: string };

/** Marks by the paths of their fields. */
export type Marks = Readonly<Record<string, Mark>>;

export function marksOf(review: readonly ReviewMark[]): Marks {
  return Object.fromEntries(
    review.map(({ field, state, text = '' }): [string, Mark] => [
      field,
      state === 'ok' ? { state } : { state, text },
    ]),
  );
}

/** The marks that can be saved: a remark without a text cannot. */
export function keptMarks(marks: Marks): ReviewMark[] {
  return Object.entries(marks).flatMap(([field, mark]): ReviewMark[] => {
    if (mark.state === 'ok') return [{ field, state: 'ok' }];
    const text = mark.text.trim();
    return text ? [{ field, state: 'remark', text }] : [];
  });
}

/** The marks with another verdict on one field; without a verdict its mark is removed. */
export function withVerdict(marks: Marks, field: string, verdict: Mark['state'] | undefined): Marks {
  const { [field]: _, ...others } = marks;
  if (!verdict) return others;

  return { ...others, [field]: verdict === 'ok' ? { state: 'ok' } : { state: 'remark', text: '' } };
}

export interface Progress {
  /** Rows with a verdict, out of `all`. */
  checked: number;
  all: number;
  /** Remarks with a text, ready to be sent. */
  remarks: number;
  /** Remarks without a text. */
  wordless: number;
}

/** `rows`: the fields that each of them stands for. */
export function progressOf(rows: readonly (readonly string[])[], marks: Marks): Progress {
  const remarks = keptMarks(marks).filter(({ state }) => state === 'remark').length;
  const opened = Object.values(marks).filter(({ state }) => state === 'remark').length;

  return {
    checked: rows.filter((fields) => fields.every((field) => marks[field])).length,
    all: rows.length,
    remarks,
    wordless: opened - remarks,
  };
}

/** Fields on which two versions of the marks differ. */
export function differingFields(mine: Marks, theirs: Marks): string[] {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];

  return fields.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]));
}
