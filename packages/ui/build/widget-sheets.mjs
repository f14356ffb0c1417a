import { rankedLayer } from './ranked-layer.mjs';
import { piecesOf } from './ranks.mjs';
import { atRule, LAYERS, orderOf, partsOf, textOf } from './sheets.mjs';
import { wordsOfWidgets } from './widget-modules.mjs';

/** @typedef {import('postcss').ChildNode} Node */
/** @typedef {import('./ranks.mjs').Piece} Piece */
/** @typedef {import('./sheets.mjs').Parts & { pieces: Map<string, Piece[]> }} Whole */

/** The sheet that a page with widgets needs once: fonts, tokens, reset, and the classes of its root. */
export const BASE = 'base';

/** The layers where rules of several widgets meet. */
const RANKED = ['urzad.utilities', 'urzad.components'];
const ANIMATIONS = 'urzad.components';

/**
 * A sheet for each widget with the rules whose classes its modules name, and the one that all of them stand on. They can be
 * loaded together in any order: each names the order of the layers first, and a rule stands in the sub-layer of its rank.
 * @param {string} css a compiled sheet @returns {Map<string, string>} by the name of the widget
 */
export function widgetSheetsOf(css) {
  const parts = partsOf(css);
  const pieces = new Map(RANKED.map((layer) => [layer, piecesOf(parts.layers.get(layer) ?? [])]));
  const whole = { ...parts, pieces };
  const sheets = new Map([[BASE, textOf([...baseOf(whole), ...rulesFor(whole, isOfPages)])]]);
  for (const [name, words] of wordsOfWidgets()) {
    const rules = rulesFor(whole, (piece) => isNamedIn(words, piece));
    if (rules.length > 0) sheets.set(name, textOf([orderOf(LAYERS), ...rules]));
  }
  return sheets;
}

/** @param {Whole} whole */
function baseOf({ free, layers }) {
  const shared = LAYERS.filter((layer) => !RANKED.includes(layer));
  const fonts = copiesOf(free).filter((node) => !isCalled(node, 'property'));

  return [
    orderOf(LAYERS),
    ...fonts.map(besideTheFonts),
    ...shared.map((layer) => atRule('layer', layer, copiesOf(layers.get(layer) ?? []))),
  ];
}

/**
 * The rules that are wanted, with the animations and properties of which they speak.
 * @param {Whole} whole @param {(piece: Piece) => boolean} isWanted @returns {Node[]}
 */
function rulesFor({ free, layers, pieces }, isWanted) {
  const rules = [...pieces]
    .map(([layer, some]) => rankedLayer(layer, some.filter(isWanted)))
    .filter(({ nodes }) => nodes?.length);
  const said = rules.join('');
  /** @param {Node[]} nodes @param {string} name */
  const read = (nodes, name) =>
    copiesOf(nodes).filter((node) => isCalled(node, name) && said.includes(node.params));
  const animations = read(layers.get(ANIMATIONS) ?? [], 'keyframes');

  return [
    ...read(free, 'property'),
    ...rules,
    ...(animations.length > 0 ? [atRule('layer', ANIMATIONS, animations)] : []),
  ];
}

/** Rules of the root of a page, and those of no class. @param {Piece} piece */
function isOfPages({ classes }) {
  return [...classes].every((name) => ['u:page', 'u:plain'].includes(name));
}

/** @param {ReadonlySet<string>} words of the modules @param {Piece} piece */
function isNamedIn(words, { classes }) {
  return classes.size > 0 && [...classes].every((name) => words.has(name));
}

/** @param {Node} node @param {string} name @returns {node is import('postcss').AtRule} */
function isCalled(node, name) {
  return node.type === 'atrule' && node.name === name;
}

/** The sheets of widgets stand in a folder of their own. @param {Node} face */
function besideTheFonts(face) {
  if (face.type === 'atrule')
    face.walkDecls('src', (one) => {
      one.value = one.value.replace(/url\((["']?)\.\//g, 'url($1../');
    });
  return face;
}

/** @param {Node[]} nodes @returns {Node[]} */
function copiesOf(nodes) {
  return nodes.map((node) => node.clone());
}
