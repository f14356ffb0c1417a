import { selectorSpecificity } from '@csstools/selector-specificity';
import selectors from 'postcss-selector-parser';

/** @typedef {import('postcss').Declaration} Declaration */
/** @typedef {{ name: string, params: string }} Condition */

/**
 * One selector of a rule with the conditions around it.
 * @typedef {object} Piece
 * @property {Condition[]} conditions from the outermost
 * @property {string} selector
 * @property {Declaration[]} declarations either all important or none
 * @property {Set<string>} classes of ours, without which the selector selects nothing
 * @property {number} rank
 */

/**
 * The rules of a layer as pieces with ranks. A piece that may set the same property as another and has to win over it, by
 * specificity or by order, has the higher rank: of pieces that stand in sub-layers by rank those win that won without.
 * @param {import('postcss').ChildNode[]} nodes @returns {Piece[]} in the order of the sheet
 */
export function piecesOf(nodes) {
  const pieces = nodes.flatMap((node) => piecesIn(node, []));
  const rising = pieces
    .map((piece, order) => ({ piece, order, weight: weightOf(piece.selector) }))
    .sort((a, b) => a.weight - b.weight || a.order - b.order)
    .map(({ piece }) => piece);
  giveRanks(rising.filter((piece) => !isImportant(piece)));
  // Among important declarations the earlier layer wins.
  giveRanks(rising.filter(isImportant).reverse());

  return pieces;
}

/** @param {Piece[]} pieces the weakest first */
function giveRanks(pieces) {
  /** @type {Map<string, number>} */
  const last = new Map();
  for (const piece of pieces) {
    const groups = new Set(piece.declarations.flatMap(({ prop }) => groupsOf(prop)));
    piece.rank = 1 + Math.max(...[...groups].map((group) => last.get(group) ?? -1));
    for (const group of groups) last.set(group, piece.rank);
  }
}

/** @param {Piece} piece */
function isImportant({ declarations }) {
  return declarations.some(({ important }) => important);
}

/** @param {import('postcss').ChildNode} node @param {Condition[]} conditions @returns {Piece[]} */
function piecesIn(node, conditions) {
  if (node.type === 'rule') return node.selectors.flatMap((one) => piecesOfSelector(node, one, conditions));
  if (node.type !== 'atrule' || node.name === 'keyframes') return [];

  const inner = [...conditions, { name: node.name, params: node.params }];
  return (node.nodes ?? []).flatMap((child) => piecesIn(child, inner));
}

/** @param {import('postcss').Rule} rule @param {string} selector @param {Condition[]} conditions @returns {Piece[]} */
function piecesOfSelector(rule, selector, conditions) {
  const declarations = rule.nodes.map((node) => {
    if (node.type !== 'decl' || node.prop === 'all') throw new Error(`Not a plain declaration: ${node}`);
    return node;
  });
  const classes = classesIn(selector);

  return [declarations.filter((one) => !one.important), declarations.filter((one) => one.important)]
    .filter((some) => some.length > 0)
    .map((some) => ({ conditions, selector, declarations: some, classes, rank: 0 }));
}

/** @param {string} selector one without a comma on its top level */
function weightOf(selector) {
  const { a, b, c } = selectorSpecificity(parsed(selector));

  return a * 1_000_000 + b * 1000 + c;
}

/**
 * Every class of ours without which a selector selects nothing.
 * @param {string} selector one without a comma on its top level
 */
export function classesNeeded(selector) {
  /** @type {Set<string>} */
  const found = new Set();
  parsed(selector).walkClasses((node) => void (isNeeded(node) && found.add(node.value)));

  return [...found].filter(isOurs);
}

/**
 * The classes of the element itself. Where it has none, those around it: what is inside may be another widget's, whose
 * sheet has to know it wherever it stands.
 * @param {string} selector
 */
function classesIn(selector) {
  const compound = parsed(selector);
  const { nodes } = compound;
  const begin = nodes.findLastIndex((node) => node.type === 'combinator') + 1;
  const own = nodes.slice(begin).flatMap((node) => (node.type === 'class' ? [node.value] : []));

  return new Set(own.some(isOurs) ? own.filter(isOurs) : classesNeeded(selector));
}

/** @param {string} name of a class */
function isOurs(name) {
  return name.startsWith('u:');
}

/** One of several in `:is` or one in `:not` is no condition. @param {import('postcss-selector-parser').Node} node */
function isNeeded(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'pseudo' && (at.value === ':not' || at.nodes.length > 1)) return false;
  return true;
}

/** @param {string} selector */
function parsed(selector) {
  const [only] = selectors().astSync(selector).nodes;
  if (!only) throw new Error(`No selector: ${selector}`);
  return only;
}

/** Shorthands that have another first word than what they set. @type {[RegExp, string][]} */
const SAME = [
  [/^(top|right|bottom|left)$/, 'inset-$1'],
  [/^(min-|max-)?inline-size$/, '$1width'],
  [/^(min-|max-)?block-size$/, '$1height'],
  [/^(row|column)-gap$/, 'gap'],
  [/^grid-((row|column)-)?gap$/, 'gap'],
  [/^line-height$/, 'font'],
  [/^white-space/, 'text'],
  [/^word-wrap$/, 'overflow'],
  [/^(align|justify)-/, 'place-'],
  [/^columns$/, 'column'],
];

/**
 * Properties that one declaration may set have a group in common. Too large a group costs a rank, too small a one
 * would be a fault.
 * @param {string} property
 */
function groupsOf(property) {
  if (property.startsWith('--')) return [property];

  const plain = property.replace(/^-(webkit|moz|ms)-/, '');
  const name = SAME.reduce((said, [pattern, other]) => said.replace(pattern, other), plain);
  if (/^(m(in|ax)-)?(width|height)$/.test(name)) return [name];
  if (/^place-(items|content|self)$/.test(name)) return [name];
  if (/^(padding|margin|inset)/.test(name)) return axesOf(name);
  if (/^border/.test(name)) return partsOfBorder(name);
  return [name.split('-')[0] ?? name];
}

/** @param {string} name */
function axesOf(name) {
  const [first] = name.split('-');
  if (/inline|left|right/.test(name)) return [`${first}-inline`];
  if (/block|top|bottom/.test(name)) return [`${first}-block`];
  return [`${first}-inline`, `${first}-block`];
}

/** @param {string} name */
function partsOfBorder(name) {
  const part = /(radius|collapse|spacing|color|style|width)$/.exec(name)?.[0];

  return part ? [`border-${part}`] : ['border-color', 'border-style', 'border-width', 'border-image'];
}
