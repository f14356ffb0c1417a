import { expect, it } from 'vitest';
import { isInternal } from './entry-link';

it.each([
  ['/', true],
  ['/cofundingregistrations?tab=all', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://bip.example', false],
  ['mailto:granty@urzad.example.com', false],
  ['#main', false],
  ['', false],
])('%j is internal: %s', (href, expected) => {
  expect(isInternal(href)).toBe(expected);
});
