import { expect, it } from 'vitest';
import { type HeldPage, heldPage, heldRows } from './held-rows';

interface Row {
  id: number;
  status: string;
}

const row = (id: number, status = 'submitted'): Row => ({ id, status });
const SHOWN = [row(1), row(2), row(3)];

it('keeps the rows and their order, each as it is now, and one that has left as it was', () => {
  expect(heldRows(SHOWN, [row(4), row(3, 'scored'), row(1)])).toEqual([row(1), row(2), row(3, 'scored')]);
  // The same array as long as the rows are the same.
  const [first, , third] = SHOWN;
  expect(heldRows(SHOWN, [first, third] as Row[])).toBe(SHOWN);
});

it('is the answer itself where no row would move', () => {
  for (const next of [
    [row(1), row(2, 'scored'), row(3)],
    [row(1), row(2), row(3), row(4)],
  ]) {
    expect(heldRows(SHOWN, next)).toBe(next);
  }
  expect(heldRows([], SHOWN)).toBe(SHOWN);
});

type Page = { data: readonly Row[]; count: number };

const answer = (asked: string, data: Row[], { at = 1, isFetching = false } = {}) => ({
  ...{ asked, at, isFetching },
  page: { data, count: data.length },
});

/** Of two answers, as two renders after each see it. */
function after(...answers: ReturnType<typeof answer>[]): HeldPage<Page> | undefined {
  let held: HeldPage<Page> | undefined;
  for (const one of answers) {
    held = heldPage(held, one);
    expect(heldPage(held, one)).toBe(held);
  }
  return held;
}

it('holds a page with its number of rows, and still knows of when it is', () => {
  const held = after(answer('page 1', SHOWN), answer('page 1', [row(2, 'scored')], { at: 2 }));
  expect(held).toMatchObject({ page: { data: [row(1), row(2, 'scored'), row(3)], count: 3 }, at: 1 });
  expect(after(answer('page 1', SHOWN), answer('page 1', [...SHOWN], { at: 2 }))?.at).toBe(2);
});

it('shows another page at once, and the answer that takes the place of a kept one', () => {
  const next = answer('page 2', [row(2)]);
  expect(after(answer('page 1', SHOWN), next)?.page).toBe(next.page);
  const fresh = answer('page 1', [row(2)], { at: 2 });
  expect(after(answer('page 1', SHOWN, { isFetching: true }), fresh)?.page).toBe(fresh.page);
  // A list that is asked for anew by time is one that is read.
  const asking = answer('page 1', SHOWN, { isFetching: true });
  expect(after(answer('page 1', SHOWN), asking, fresh)?.page.data).toEqual([row(1), row(2), row(3)]);
});
