import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import postcss, { type Node, type Root, type Rule } from 'postcss';
import { beforeAll, expect, test } from 'vitest';
import { compileStyles } from '../../packages/ui/build/compile-styles.mjs';
import { sheetsOf } from '../../packages/ui/build/sheets.mjs';

/** At the beginning of the attribute, after a space, a tabulator and a new line. */
const OF_OURS = ['[class*=" u:"]', '[class*=\\9 u\\:]', '[class*=\\a u\\:]', '[class^=u\\:]'];

let sheets: ReturnType<typeof sheetsOf>;
let layered: Root;
let unlayered: Root;

beforeAll(async () => {
  sheets = sheetsOf((await compileStyles()).css);
  layered = postcss.parse(sheets.layered);
  unlayered = postcss.parse(sheets.unlayered);
});

/** In kB: the figures of 24 November and a tenth. */
test.each([
  ['layered', 28.9],
  ['unlayered', 30.2],
] as const)('the %s sheet weighs at most %d kB after gzip', (sheet, most) => {
  expect(gzipSync(sheets[sheet]).length / 1000).toBeLessThanOrEqual(most);
});

test('every rule stands in a layer, and their order comes first', () => {
  const [first, ...others] = layered.nodes;
  expect(String(first)).toBe('@layer urzad.theme,urzad.reset,urzad.base,urzad.utilities,urzad.components');
  const kinds = others.map((node) => (node.type === 'atrule' ? `@${node.name}` : node.type));
  expect([...new Set(kinds)].sort()).toEqual(['@font-face', '@layer', '@property']);
});

test('no rule reaches an element of the host', () => {
  const theme = rulesOf(layered).filter((rule) => layerOf(rule) === 'urzad.theme');
  const others = rulesOf(layered).filter((rule) => layerOf(rule) !== 'urzad.theme');

  // Tokens stand on the root, or where looks are set; a host reads none of them.
  const declared = theme.flatMap((rule) =>
    rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : [])),
  );
  expect(declared.filter((name) => !name.startsWith('--'))).toEqual([]);
  // What the page has anew for a measuring canvas of PDF.js.
  const ofOthers = ['.hiddenCanvasElement'];
  expect(others.length).toBeGreaterThan(800);
  expect(
    others.flatMap(({ selectors }) => selectors).filter((one) => !isOurs(one) && !ofOthers.includes(one)),
  ).toEqual([]);
});

test('a class of ours is known by its beginning, after whatever stands between classes', () => {
  const found = [layered, unlayered].flatMap((sheet) =>
    rulesOf(sheet).flatMap(({ selector }) => selector.match(/\[class[^\]]*\]/g) ?? []),
  );

  // Of a host, `menu:open` holds `u:` too.
  expect([...new Set(found)].sort()).toEqual(OF_OURS);
});

test('a page that is ours as a whole takes nothing back, which would be two thirds of its styles', () => {
  const takingBack = rulesOf(layered).filter(({ nodes }) =>
    nodes.some((node) => node.type === 'decl' && node.prop === 'all'),
  );
  const selectors = takingBack.flatMap((rule) => rule.selectors);

  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((one) => !one.includes(':not(.u\\:page.u\\:plain *)'))).toEqual([]);
});

test('no size hangs on the text size that the host gives its root', () => {
  const sizes: string[] = [];
  layered.walkDecls(({ prop, value, parent }) => {
    if (/\drem\b/.test(value)) sizes.push(`${parent && 'selector' in parent ? parent.selector : ''} ${prop}`);
  });

  layered.walkAtRules('container', ({ params }) => {
    if (/\drem\b/.test(params)) sizes.push(`@container ${params}`);
  });

  expect(sizes.filter((one) => !one.startsWith('.u\\:page'))).toEqual([]);
});

test('no size that a script sets hangs on it either', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories)\.|\/testing\//.test(file),
  );
  const sizes = sources.filter((file) => /[\d}]rem\b/.test(readFileSync(file, 'utf8')));

  expect(sources.length).toBeGreaterThan(500);
  expect(sizes).toEqual([]);
});

test('the unlayered sheet has the declarations of the layered one, in the same order', () => {
  const said = (sheet: Root) => rulesOf(sheet).map(({ nodes }) => nodes.map(String));

  expect(said(unlayered).length).toBeGreaterThan(800);
  expect(said(unlayered)).toEqual(said(layered));
  expect(unlayered.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer')).toEqual([]);
});

test('in the unlayered sheet each selector outranks those of weaker layers by an id', () => {
  const plain = rulesOf(layered);
  const ranks = rulesOf(unlayered).flatMap((rule, at) =>
    rule.selectors.map((selector, place) => ({
      layer: layerOf(plain[at]),
      rank: idsIn(selector) - idsIn(plain[at]?.selectors[place] ?? ''),
    })),
  );
  const of = (name: string) => new Set(ranks.filter(({ layer }) => layer === name).map(({ rank }) => rank));

  expect(of('urzad.theme')).toEqual(new Set([0]));
  expect(of('urzad.reset')).toEqual(new Set([1]));
  expect(of('urzad.base')).toEqual(new Set([2]));
  expect(of('urzad.utilities')).toEqual(new Set([3]));
  expect(of('urzad.components')).toEqual(new Set([4]));
});

/** Names that ProseMirror, PDF.js, Lucide, the carousel of pictures and the crop of avatars give to what they draw. */
const FOREIGN_CLASS =
  /^(lucide-.*|ProseMirror.*|selectedCell|markedContent|hiddenCanvasElement|yarl__(container|carousel|slide)|ReactCrop__.*|ord-[nesw]{1,2})$/;
const FOREIGN_PROPERTY =
  /^--(scale-round-[xy]|min-font-size|min-font-size-inv|text-scale-factor|font-height|scale-x|rotate)$/;

test('every class, property and animation has the prefix of the library', () => {
  const classes = rulesOf(layered).flatMap(({ selector }) => namesIn(selector, /\.(-?[a-z_][\w-]*)/gi));
  const properties: string[] = [];
  layered.walkDecls(/^--/, ({ prop }) => void properties.push(prop));
  const animations: string[] = [];
  layered.walkAtRules('keyframes', ({ params }) => void animations.push(params));

  expect(classes.filter((name) => name === 'u').length).toBeGreaterThan(500);
  expect([...new Set(classes)].filter((name) => name !== 'u' && !FOREIGN_CLASS.test(name))).toEqual([]);
  expect(properties.length).toBeGreaterThan(100);
  const ours = /^--(urzad|u|lightningcss)-/;
  expect([...new Set(properties)].filter((name) => !ours.test(name) && !FOREIGN_PROPERTY.test(name))).toEqual(
    [],
  );
  const registered: string[] = [];
  layered.walkAtRules('property', ({ params }) => void registered.push(params));
  // A page has one registration of a name, and Tailwind 3 means others by `--tw-`.
  expect(registered.length).toBeGreaterThan(20);
  expect(registered.filter((name) => !name.startsWith('--urzad-'))).toEqual([]);
  expect(animations.length).toBeGreaterThan(10);
  expect(animations.filter((name) => !/^(urzad|u)-/.test(name))).toEqual([]);
});

/** But the steps of animations. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (!isKeyframes(rule.parent)) rules.push(rule);
  });
  return rules;
}

/** A class of ours, or an attribute selector for such classes. */
function isOurs(selector: string): boolean {
  return selector.includes('.u\\:') || OF_OURS.some((one) => selector.includes(one));
}

function layerOf(rule: Rule | undefined): string {
  let node: Node | undefined = rule;
  while (node && !(node.type === 'atrule' && 'name' in node && node.name === 'layer')) node = node.parent;
  return node && 'params' in node ? String(node.params) : '';
}

function idsIn(selector: string): number {
  return selector.match(/:not\(#_\)/g)?.length ?? 0;
}

function isKeyframes(node: Node | undefined): boolean {
  return node?.type === 'atrule' && 'name' in node && node.name === 'keyframes';
}

function namesIn(selector: string, pattern: RegExp): string[] {
  return [...selector.replace(/"[^"]*"/g, '').matchAll(pattern)].map(([, name]) => name ?? '');
}
