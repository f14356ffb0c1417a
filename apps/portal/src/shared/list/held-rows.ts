import type { PageOfIds } from './list-queries';

interface Answered<Page> {
  /** The request. */
  asked: string;
  page: Page;
  /** When it came, in ms. */
  at: number;
}

/** The page that a list shows: its rows may be of an earlier answer. */
export interface HeldPage<Page> extends Answered<Page> {
  /** Not of the cache, shown until the answer comes that takes its place. */
  isSettled: boolean;
}

/**
 * The rows of a list that is read when a new answer has come: the same ones in the same order, each as it is now, and one
 * that has left the list as it was. Where none of them would move, they are those of the answer.
 */
export function heldRows<Row extends { id: number }>(
  shown: readonly Row[],
  next: readonly Row[],
): readonly Row[] {
  if (shown.every(({ id }, at) => next[at]?.id === id)) return next;
  const now = new Map(next.map((row) => [row.id, row]));
  const rows = shown.map((row) => now.get(row.id) ?? row);
  return rows.every((row, at) => row === shown[at]) ? shown : rows;
}

/** What is shown of an answer as long as somebody is at the rows. The answer to another request is shown as it is. */
export function heldPage<Page extends PageOfIds>(
  held: HeldPage<Page> | undefined,
  { isFetching, ...answer }: Answered<Page> & { isFetching: boolean },
): HeldPage<Page> {
  const isHeld = held?.asked === answer.asked && held.isSettled;
  const data = isHeld ? heldRows(held.page.data, answer.page.data) : answer.page.data;
  if (isHeld && data !== answer.page.data) {
    if (data === held.page.data) return held;
    return { ...held, page: { ...answer.page, data, count: held.page.count } };
  }
  const next = { ...answer, isSettled: isHeld || !isFetching };
  return held && isSame(held, next) ? held : next;
}

function isSame<Page>(one: HeldPage<Page>, other: HeldPage<Page>): boolean {
  return (
    one.asked === other.asked &&
    one.page === other.page &&
    one.at === other.at &&
    one.isSettled === other.isSettled
  );
}
