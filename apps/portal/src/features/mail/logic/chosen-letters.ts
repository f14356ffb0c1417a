import type { MailLetterRow } from '@urzad/contract';

/** What is done with several letters at once. */
export type ChosenAct = 'read' | 'unread' | 'trash' | 'restore';

/** Letters that somebody chose on one page of a folder. */
export interface Choice {
  /** The address of that page; of another one nothing is chosen. */
  page: string;
  /** Ids of letters. */
  ids: ReadonlySet<number>;
}

type Row = Pick<MailLetterRow, 'id_letter' | 'folder' | 'is_read'>;

/** The chosen ones of the letters that a page has now: nobody acts upon what they do not see any more. */
export function chosenOf<Found extends Row>(
  rows: readonly Found[],
  { page, ids }: Choice,
  now: string,
): Found[] {
  return page === now ? rows.filter(({ id_letter }) => ids.has(id_letter)) : [];
}

/** What may be done with letters of one folder; only those of the inbox are read or unread. */
export function actsOf(chosen: readonly Row[]): ChosenAct[] {
  const [first] = chosen;
  if (!first) return [];
  if (first.folder === 'trash') return ['restore'];
  const marks = (['read', 'unread'] as const).filter(
    (mark) =>
      first.folder === 'inbox' && chosen.some(({ is_read }) => (is_read === 'yes') !== (mark === 'read')),
  );
  return [...marks, 'trash'];
}

/** The page to be shown after letters left it: the one before, when it was the last and is empty now. */
export function pageAfter({
  page,
  pageSize,
  total,
  left,
}: {
  page: number;
  pageSize: number;
  /** Letters of the folder, before. */
  total: number;
  /** How many of them left it. */
  left: number;
}): number {
  return Math.min(page, Math.max(1, Math.ceil((total - left) / pageSize)));
}
