import { describe, expect, it } from 'vitest';
import { beginningOf, type SheetRules, sheetParts, wholeSheet } from './sheet-parts';

const rule = (selectors: Record<string, string[]>, says: string, within: string[] = []) => ({
  within,
  selectors,
  says,
  isImportant: says.includes('!important'),
});

const SHEET: SheetRules = {
  layers: ['tokens', 'base', 'low', 'high'],
  fonts: '@font-face{src:url(./a.woff2)}',
  tokens: [
    { within: [], selectors: ':root', says: { '--read': 'var(--deep)', '--deep': '1px', '--unread': '2px' } },
    { within: ['@media print'], selectors: ':root', says: { '--deep': '3px', '--unread': 'grow 4s' } },
  ],
  shared: '@layer base{html{animation:turn 1s}}',
  named: { turn: '@keyframes turn{}', grow: '@keyframes grow{}', '--size': '@property --size{}' },
  rules: {
    low: [
      rule({ '.u\\:a': ['u:a'], '.u\\:b': ['u:b'] }, 'width:var(--size)'),
      rule({ '.u\\:a .u\\:b': ['u:a', 'u:b'] }, 'color:red'),
      rule({ '.u\\:a:hover': ['u:a'] }, 'color:blue', ['@media print']),
      rule({ '.u\\:a:focus': ['u:a'] }, 'color:navy', ['@media print']),
      rule({ '.u\\:b': ['u:b'] }, 'color:red!important'),
    ],
    high: [
      rule({ '.u\\:b': ['u:b'] }, 'animation:grow 1s'),
      rule({ '[data-open]': [] }, 'opacity:var(--read)'),
    ],
  },
};

const ORDER = '@layer tokens,base,low,high;';

describe('sheetParts', () => {
  const { first, later, missing, missingTokens } = sheetParts(SHEET, {
    isNamed: (name) => name === 'u:a',
    tokens: new Set(),
  });

  it('says first what every page and the named classes need, what needs none, and what is important, in layers below', () => {
    expect(first).toBe(
      `${ORDER}@layer tokens{:root{--read:var(--deep);--deep:1px}@media print{:root{--deep:3px}}}${SHEET.shared}@keyframes turn{}@property --size{}@layer low.first{.u\\:a{width:var(--size)}@media print{.u\\:a:hover{color:blue}.u\\:a:focus{color:navy}}.u\\:b{color:red!important}}@layer high.first{[data-open]{opacity:var(--read)}}`,
    );
  });

  it('says later every rule in its layer, but nothing that is important or has been said once for all', () => {
    expect(later).toBe(
      `${ORDER}@layer tokens{:root{--unread:2px}@media print{:root{--unread:grow 4s}}}@keyframes grow{}@layer low{.u\\:a,.u\\:b{width:var(--size)}.u\\:a .u\\:b{color:red}@media print{.u\\:a:hover{color:blue}.u\\:a:focus{color:navy}}}@layer high{.u\\:b{animation:grow 1s}[data-open]{opacity:var(--read)}}`,
    );
  });

  it('tells which classes and tokens need the later part', () => {
    expect([...missing]).toEqual(['u:b']);
    expect(missingTokens).toEqual(['--unread']);
  });
});

it('wholeSheet says everything once, behind a beginning with the fonts', () => {
  const all = wholeSheet(SHEET);

  expect(beginningOf(SHEET)).toBe(`${ORDER}${SHEET.fonts}`);
  expect(all).toContain(SHEET.shared);
  expect(all).toContain('.u\\:b{color:red!important}');
  expect(all.match(/@keyframes|@property/g)).toHaveLength(3);
  expect(all).not.toContain('.first');
});
