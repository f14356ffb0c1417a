import { describe, expect, it } from 'vitest';
import { beginningOf, type SheetRules, sheetParts, wholeSheet } from './sheet-parts';

const rule = (selectors: Record<string, string[]>, says: string, within: string[] = []) => ({
  within,
  selectors,
  says,
  isImportant: says.includes('!important'),
});

const SHEET: SheetRules = {
  layers: ['base', 'low', 'high'],
  fonts: '@font-face{src:url(./a.woff2)}',
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
    high: [rule({ '.u\\:b': ['u:b'] }, 'animation:grow 1s'), rule({ '[data-open]': [] }, 'opacity:1')],
  },
};

const ORDER = '@layer base,low,high;';

describe('sheetParts', () => {
  const { first, later, missing } = sheetParts(SHEET, (name) => name === 'u:a');

  it('says first what every page and the named classes need, what needs none, and what is important, in layers below', () => {
    expect(first).toBe(
      `${ORDER}${SHEET.shared}@keyframes turn{}@property --size{}@layer low.first{.u\\:a{width:var(--size)}@media print{.u\\:a:hover{color:blue}.u\\:a:focus{color:navy}}.u\\:b{color:red!important}}@layer high.first{[data-open]{opacity:1}}`,
    );
  });

  it('says later every rule in its layer, but nothing that is important or has been said once for all', () => {
    expect(later).toBe(
      `${ORDER}@keyframes grow{}@layer low{.u\\:a,.u\\:b{width:var(--size)}.u\\:a .u\\:b{color:red}@media print{.u\\:a:hover{color:blue}.u\\:a:focus{color:navy}}}@layer high{.u\\:b{animation:grow 1s}[data-open]{opacity:1}}`,
    );
  });

  it('tells which classes need the later part', () => {
    expect([...missing]).toEqual(['u:b']);
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
