import { expect, it } from 'vitest';
import { newsOf } from './list-news';

it.each([
  ['nothing new', [3, 2, 1], [3, 2, 1], { arrived: 0, older: 0 }],
  ['one that arrived', [3, 2, 1], [4, 3, 2, 1], { arrived: 1, older: 0 }],
  ['the next page', [9, 8], [9, 8, 7, 6, 5], { arrived: 0, older: 3 }],
  ['both at once', [9, 8], [10, 9, 8, 7], { arrived: 1, older: 1 }],
  ['one that was deleted', [3, 2, 1], [3, 1], { arrived: 0, older: 0 }],
  ['the first ever', [], [1], { arrived: 1, older: 0 }],
  ['another list', [3, 2], [9, 8], { arrived: 0, older: 0 }],
])('sees %s', (_what, before, now, news) => {
  expect(newsOf(before, now)).toEqual(news);
});
