import { classesNeeded, piecesOf } from './ranks.mjs';
import { atRule, LAYERS, partsOf } from './sheets.mjs';

/** @typedef {import('postcss').ChildNode} Node */
/** @typedef {import('./ranks.mjs').Piece} Piece */
/** @typedef {import('../src/foundations/vite/sheet-parts').SheetRules} SheetRules */
/** @typedef {import('../src/foundations/vite/sheet-parts').SheetRule} SheetRule */
/** @typedef {import('../src/foundations/vite/sheet-tokens').TokenRule} TokenRule */

/** The layers whose rules a page may load later. */
const CHOSEN = ['urzad.utilities', 'urzad.components'];

/**
 * The sheet so that the build of a host can choose rules from it.
 * @param {string} css a compiled sheet @returns {SheetRules}
 */
export function sheetRulesOf(css) {
  const { free, layers } = partsOf(css);
  const isProperty = (/** @type {Node} */ node) => node.type === 'atrule' && node.name === 'property';
  const fonts = free.filter((node) => !isProperty(node));
  const [tokens = '', ...others] = LAYERS.filter((layer) => !CHOSEN.includes(layer));
  const shared = others.map((layer) => atRule('layer', layer, copiesOf(layers.get(layer) ?? [])));
  const chosen = CHOSEN.map((layer) => /** @type {const} */ ([layer, layers.get(layer) ?? []]));

  return {
    layers: LAYERS,
    fonts: fonts.join(''),
    tokens: (layers.get(tokens) ?? []).flatMap((node) => tokenRulesIn(node, [])),
    shared: shared.join(''),
    named: Object.fromEntries([
      ...free.filter(isProperty).map((node) => [nameOf(node), `${node}`]),
      ...chosen.flatMap(([layer, nodes]) =>
        nodes
          .filter(isAnimation)
          .map((node) => [nameOf(node), `${atRule('layer', layer, copiesOf([node]))}`]),
      ),
    ]),
    rules: Object.fromEntries(chosen.map(([layer, nodes]) => [layer, rulesOf(piecesOf(nodes))])),
  };
}

/** @param {Node} node @param {string[]} within @returns {TokenRule[]} */
function tokenRulesIn(node, within) {
  if (node.type === 'rule')
    return [{ within, selectors: node.selector, says: Object.fromEntries(node.nodes.map(tokenOf)) }];
  if (node.type !== 'atrule') return [];

  const inner = [...within, `@${node.name} ${node.params}`];
  return (node.nodes ?? []).flatMap((child) => tokenRulesIn(child, inner));
}

/** @param {Node} node @returns {[name: string, value: string]} */
function tokenOf(node) {
  if (node.type !== 'decl' || !node.prop.startsWith('--') || node.important)
    throw new Error(`No token: ${node}`);
  return [node.prop, node.value];
}

/** Selectors that were in one rule are in one again. @param {Piece[]} pieces @returns {SheetRule[]} */
function rulesOf(pieces) {
  const groups = Map.groupBy(pieces, ({ declarations }) => declarations[0]);

  return [...groups.values()].map((group) => ruleOf(group));
}

/** @param {Piece[]} group @returns {SheetRule} */
function ruleOf(group) {
  const { conditions = [], declarations = [] } = group[0] ?? {};
  const says = declarations.join(';');
  // A file of a host has no such address, and `revert-layer` would stop at the sub-layer.
  if (/url\((?!["']?data:)|revert-layer/.test(says)) throw new Error(`Cannot be chosen: ${says}`);

  return {
    within: conditions.map(({ name, params }) => `@${name} ${params}`),
    selectors: Object.fromEntries(group.map(({ selector }) => [selector, classesNeeded(selector)])),
    says,
    isImportant: declarations.some(({ important }) => important),
  };
}

/** @param {Node} node */
function isAnimation(node) {
  return node.type === 'atrule' && node.name === 'keyframes';
}

/** @param {Node} node */
function nameOf(node) {
  return node.type === 'atrule' ? node.params : '';
}

/** @param {Node[]} nodes @returns {Node[]} */
function copiesOf(nodes) {
  return nodes.map((node) => node.clone());
}
