import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import postcss, { type AtRule, type Root } from 'postcss';
import { beforeAll, expect, test } from 'vitest';
import { brotli, bundle } from '../bench/kit/bundle.mjs';
import { buildStyles } from '../packages/ui/build/build-styles.mjs';
import { piecesOf } from '../packages/ui/build/ranks.mjs';
import {
  beginningOf,
  type SheetRules,
  sheetParts,
  wholeSheet,
} from '../packages/ui/src/foundations/vite/sheet-parts';
import { namesOf, tokensIn } from '../packages/ui/src/foundations/vite/sheet-tokens';

/** The files of the published package, by name. */
let shipped: Map<string, string>;
/** The sheets of single widgets, by widget. */
let sheets: Map<string, string>;
let whole: Root;
let rules: SheetRules;

beforeAll(async () => {
  const files = await buildStyles();
  shipped = new Map(files.map(({ name, content }) => [name, String(content)]));
  sheets = new Map(
    [...shipped].flatMap(([name, content]) => {
      const [, widget] = /^styles\/(.+)\.css$/.exec(name) ?? [];
      return widget ? [[widget, content]] : [];
    }),
  );
  rules = JSON.parse(textOf('styles.rules.json'));
  whole = postcss.parse(textOf('styles.css'));
}, 60_000);

/** In kB after gzip, and after brotli where that is measured too: their figures of 24 November and a tenth. */
test.each([
  ['styles/base.css', 11.8, 8.4],
  ['styles/button.css', 2, 1.6],
  ['styles.css', 28.9, 22.2],
  ['styles.unlayered.css', 30.2, 22.8],
])('%s weighs at most %d kB after gzip and %d after brotli', (file, most, mostOfBrotli) => {
  expect(gzip(textOf(file))).toBeLessThanOrEqual(most);
  expect(brotli(textOf(file))).toBeLessThanOrEqual(mostOfBrotli);
});

test('the README says what they weigh', () => {
  const readme = readFileSync('packages/ui/README.md', 'utf8');
  const [, base, all, button] =
    /base\.css` once \(([\d.]+) kB after gzip,\s+where `styles\.css` has ([\d.]+)\)[^(]*button\.css` \(([\d.]+)\)/.exec(
      readme,
    ) ?? [];
  const [, ofBrotli] = /rules of all widgets, ([\d.]+) kB after brotli/.exec(readme) ?? [];

  // A figure may be a little old.
  expect(Math.abs(Number(base) - gzip(textOf('styles/base.css')))).toBeLessThan(0.2);
  expect(Math.abs(Number(all) - gzip(textOf('styles.css')))).toBeLessThan(0.2);
  expect(Math.abs(Number(button) - gzip(textOf('styles/button.css')))).toBeLessThan(0.2);
  expect(Math.abs(Number(ofBrotli) - brotli(textOf('styles.css')))).toBeLessThan(0.2);
});

test('files name the layers in one order, each as many as it uses', () => {
  const orders = ['urzad.utilities', 'urzad.components'].map((layer) =>
    [...sheets.values()].flatMap((sheet) => subLayersIn(sheet, layer)),
  );

  for (const order of orders) {
    const longest = order.toSorted((a, b) => b.length - a.length)[0] ?? [];
    expect(order.length).toBeGreaterThan(50);
    expect(new Set(longest).size).toBe(longest.length);
    expect(order.filter((names) => names.some((name, at) => name !== longest[at]))).toEqual([]);
  }
  const first = [...sheets.values()].map((sheet) => sheet.slice(0, sheet.indexOf(';') + 1));
  expect([...new Set(first)]).toEqual([String(whole.first).concat(';')]);
});

test('every rule of the whole sheet that a widget can use is in the file of one', () => {
  const inFiles = new Set([...sheets.values()].flatMap((sheet) => selectorsIn(postcss.parse(sheet))));
  const ofStories = selectorsIn(whole).filter((one) => !inFiles.has(one));

  // The examples of stories have classes of their own.
  expect(inFiles.size).toBeGreaterThan(700);
  expect(ofStories.length).toBeLessThan(60);
  expect(ofStories.filter((one) => !/^\.u\\:[\w\\.:[\]=-]+$/.test(one))).toEqual([]);
});

test('every rule of the whole sheet can be chosen, once', () => {
  const chosen = selectorsIn(postcss.parse(wholeSheet(rules)));

  expect(chosen.length).toBeGreaterThan(1000);
  expect(chosen.toSorted()).toEqual(selectorsIn(whole).toSorted());
});

test('a screen of 24 fields needs at most 9.5 kB of styles at once, and at most 17 kB of rules later', async () => {
  const screen = path.resolve('bench/pages/screen-ui.tsx');
  const { scripts } = await bundle(`import ${JSON.stringify(screen)};`);
  const { first, later } = sheetParts(rules, {
    isNamed: (name) => scripts.includes(name),
    tokens: new Set(tokensIn(scripts)),
  });

  expect(brotli(beginningOf(rules)) + brotli(first)).toBeLessThanOrEqual(9.5);
  expect(brotli(later)).toBeLessThanOrEqual(17);
}, 60_000);

test('a token is in one part of the sheet for all looks, and in the first when a rule there reads it', () => {
  const isNamed = (name: string) => name.includes('bg-') || name.includes('shadow-');
  const { first, later, missingTokens } = sheetParts(rules, { isNamed, tokens: new Set() });
  const ofFirst = tokensSetIn(postcss.parse(first));
  const ofLater = tokensSetIn(postcss.parse(later));

  expect([...ofFirst, ...ofLater].toSorted()).toEqual(tokensSetIn(whole).toSorted());
  expect(ofFirst.length).toBeGreaterThan(300);
  expect(missingTokens.length).toBeGreaterThan(100);
  const left = new Set(missingTokens);
  expect(ofFirst.filter((said) => left.has(said.replace(/.* /, '')))).toEqual([]);
  expect([...first.matchAll(/var\((--[\w-]+)/g)].filter(([, name = '']) => left.has(name))).toEqual([]);
  expect(namesOf(rules.tokens).length).toBeGreaterThan(300);
});

test.each([
  ['a later rule', '.u\\:a{color:red}.u\\:b{color:blue}', [0, 1]],
  ['a more specific one', '.u\\:a:hover{color:red}.u\\:b{color:blue}', [1, 0]],
  ['a part of a shorthand', '.u\\:a{padding:1px}.u\\:b{padding-left:2px}', [0, 1]],
  ['another name of what a shorthand sets', '.u\\:a{inset:0}.u\\:b{top:1px}', [0, 1]],
  ['one of another kind', '.u\\:a{padding-top:1px}.u\\:b{padding-left:2px}', [0, 0]],
  ['an important one', '.u\\:a{color:red!important}.u\\:b{color:blue!important}', [1, 0]],
  ['one under a condition', '.u\\:a{color:red}@media print{.u\\:b{color:blue}}', [0, 1]],
  ['one that weighs nothing', ':where(.u\\:a){color:red}.u\\:b{color:blue}', [0, 1]],
])('%s has the rank that lets the same one win', (_, css, ranks) => {
  expect(piecesOf(postcss.parse(css).nodes).map(({ rank }) => rank)).toEqual(ranks);
});

function textOf(file: string): string {
  const text = shipped.get(file);
  if (!text) throw new Error(`The package has no ${file}.`);
  return text;
}

/** kB of 1,000 bytes. */
const gzip = (text: string) => gzipSync(text).length / 1000;

/** What a file says of the order inside of a layer. */
function subLayersIn(sheet: string, layer: string): string[][] {
  return postcss
    .parse(sheet)
    .nodes.filter((node): node is AtRule => node.type === 'atrule' && node.params === layer)
    .flatMap((node) =>
      node.first?.type === 'atrule' && !node.first.nodes ? [node.first.params.split(',')] : [],
    );
}

/** Each with the conditions and selectors under which it is set. */
function tokensSetIn(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== rules.layers[0]) return;
    layer.walkDecls(({ prop, parent }) => {
      const around = parent?.parent?.type === 'atrule' && parent.parent !== layer ? parent.parent : undefined;
      const condition = around && 'params' in around ? around.params : '';
      found.push(
        `${condition} ${parent?.type === 'rule' && 'selector' in parent ? parent.selector : ''} ${prop}`,
      );
    });
  });
  return found;
}

/** But the steps of animations. */
function selectorsIn(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkRules(({ selectors, parent }) => {
    if (!(parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'))
      found.push(...selectors);
  });
  return found;
}
