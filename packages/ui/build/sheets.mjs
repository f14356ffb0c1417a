import { readFileSync } from 'node:fs';
import postcss from 'postcss';

/** From the weakest to the strongest. */
const LAYERS = layersOf(
  readFileSync(new URL('../src/foundations/styles/layers.css', import.meta.url), 'utf8'),
);

/** Each layer of the unlayered sheet outranks the one before it, whatever its selectors are, by one id that no page has. */
const NO_ID = ':not(#_)';

/** What Tailwind calls the layer of the first values of its own properties, for browsers without `@property`. */
const FIRST_VALUES = 'properties';

/** Every element of ours. */
const OURS = ':where([class^=u\\:],[class*=" u:"],[class*=\\a u\\:],[class*=\\9 u\\:])';

/** @typedef {import('postcss').ChildNode} Node */
/** @typedef {{ free: Node[], layers: Map<string, Node[]> }} Parts free: fonts and registered properties, in no layer */

/**
 * The sheet that hosts import, and the one for hosts whose own rules stand in no layer: those would win over every layer.
 * @param {string} css a compiled sheet @returns {{ layered: string, unlayered: string }}
 */
export function sheetsOf(css) {
  return { layered: layered(partsOf(css)), unlayered: unlayered(partsOf(css)) };
}

/** @param {Parts} parts */
function layered({ free, layers }) {
  const blocks = LAYERS.map((name) => atRule('layer', name, layers.get(name) ?? []));

  return textOf([orderOf(LAYERS), ...free, ...blocks]);
}

/**
 * The rules of the weakest layer set custom properties of the root only; a brand of the host's must be able to
 * set them too, so they keep their selectors.
 * @param {Parts} parts
 */
function unlayered({ free, layers }) {
  const rules = LAYERS.flatMap((name, rank) => {
    const nodes = layers.get(name) ?? [];
    for (const node of nodes) outrank(node, NO_ID.repeat(rank));
    return nodes;
  });
  return textOf([...free, ...rules]);
}

/**
 * Tailwind registers its properties, `@property --tw-…`, each with the syntax of its version. A page has one registration
 * of a name: ours would break the gradients of a host with Tailwind 3.
 * @param {string} css
 */
function withOwnNames(css) {
  return css.replaceAll('--tw-', '--urzad-tw-');
}

/** @param {string} css @returns {Parts} */
function partsOf(css) {
  /** @type {Parts} */
  const parts = { free: [], layers: new Map(LAYERS.map((name) => [name, []])) };
  for (const node of postcss.parse(withOwnNames(css)).nodes) {
    if (node.type === 'comment') continue;
    if (node.type !== 'atrule') throw new Error(`A rule in no layer: ${node}`);
    if (node.name === 'font-face' || node.name === 'property') parts.free.push(node);
    else if (node.name === 'layer') addLayer(parts, node);
    else throw new Error(`A rule in no layer: @${node.name} ${node.params}`);
  }
  return parts;
}

/** @param {Parts} parts @param {import('postcss').AtRule} layer */
function addLayer({ layers }, { params, nodes }) {
  if (!nodes) return;
  if (params === FIRST_VALUES) for (const node of nodes) onlyOurs(node);

  const into = layers.get(params === FIRST_VALUES ? (LAYERS[0] ?? '') : params);
  if (!into) throw new Error(`A layer that layers.css does not name: ${params}`);
  into.push(...nodes);
}

/** Tailwind gives its properties to every element of the page. @param {Node} node */
function onlyOurs(node) {
  for (const rule of rulesIn(node))
    rule.selectors = rule.selectors.map((one) => `${OURS}${one === '*' ? '' : one}`);
}

/** @param {Node} node @param {string} by */
function outrank(node, by) {
  for (const rule of rulesIn(node)) {
    // The type, if there is one, stands first in a compound selector.
    rule.selectors = rule.selectors.map((one) => one.replace(/^(\*|[a-z][\w-]*)?/i, `$1${by}`));
  }
}

/** Style rules at any depth but the steps of `@keyframes`. @param {Node} node @returns {import('postcss').Rule[]} */
function rulesIn(node) {
  if (node.type === 'rule') return [node];
  if (node.type !== 'atrule' || node.name === 'keyframes') return [];

  return (node.nodes ?? []).flatMap(rulesIn);
}

/** @param {string[]} names of layers, from the weakest to the strongest */
function orderOf(names) {
  return postcss.atRule({ name: 'layer', params: names.join(',') });
}

/** @param {string} name @param {string} params @param {Node[]} nodes */
function atRule(name, params, nodes) {
  return postcss.atRule({ name, params, nodes, raws: { afterName: ' ', between: '' } });
}

/** @param {Node[]} nodes */
function textOf(nodes) {
  return `${postcss.root({ nodes, raws: { semicolon: true } })}\n`;
}

/** @param {string} css @returns {string[]} */
function layersOf(css) {
  return /@layer ([^;]+);/.exec(css)?.[1]?.split(/,\s*/) ?? [];
}
