import { expect, it } from 'vitest';
import { likeText, patternOf } from './text-match';

it.each([
  ['winsk', '%winsk%'],
  ['wi', 'wi%'],
  ['a_b', 'a\\_b%'],
  ['50%', '50\\%%'],
])('looks for %s by %s', (text, pattern) => {
  expect(patternOf(text)).toBe(pattern);
});

it('escapes what has a meaning in a pattern', () => {
  expect(likeText('a\\b%c_')).toBe('a\\\\b\\%c\\_');
});
