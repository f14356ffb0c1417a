import postcss from 'postcss';
import { atRule, orderOf } from './sheets.mjs';

/** @typedef {import('postcss').ChildNode} Node */
/** @typedef {import('./ranks.mjs').Piece} Piece */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A layer with a sub-layer for each rank. It names all up to the last one that it uses: of two files that name them, one
 * names the first of the other's.
 * @param {string} layer @param {Piece[]} pieces
 */
export function rankedLayer(layer, pieces) {
  if (pieces.length === 0) return atRule('layer', layer, []);

  const ranks = [...new Set(pieces.map(({ rank }) => rank))].sort((a, b) => a - b);
  const names = Array.from({ length: (ranks.at(-1) ?? 0) + 1 }, (_, rank) => nameOf(rank));
  const blocks = ranks.map((rank) =>
    atRule('layer', nameOf(rank), rulesOf(pieces.filter((one) => one.rank === rank))),
  );
  return atRule('layer', layer, [orderOf(names), ...blocks]);
}

/** a … z, aa, ab … @param {number} rank */
function nameOf(rank) {
  const first = Math.floor(rank / LETTERS.length) - 1;

  return `${LETTERS[first] ?? ''}${LETTERS[rank % LETTERS.length]}`;
}

/** Pieces of one rank set nothing in common, so that those under the same conditions can stand together. @param {Piece[]} pieces */
function rulesOf(pieces) {
  const groups = Map.groupBy(pieces, ({ conditions }) => JSON.stringify(conditions));

  return [...groups.values()].flatMap((group) => within(group[0]?.conditions ?? [], plainRules(group)));
}

/** @param {import('./ranks.mjs').Condition[]} conditions @param {Node[]} nodes @returns {Node[]} */
function within(conditions, nodes) {
  return conditions.reduceRight((inner, { name, params }) => [atRule(name, params, inner)], nodes);
}

/** Selectors that were in one rule are in one again. @param {Piece[]} pieces @returns {Node[]} */
function plainRules(pieces) {
  const groups = Map.groupBy(pieces, ({ declarations }) => declarations[0]);

  return [...groups.values()].map((group) =>
    postcss.rule({
      selectors: group.map(({ selector }) => selector),
      nodes: (group[0]?.declarations ?? []).map((one) => one.clone()),
      raws: { between: '', semicolon: false },
    }),
  );
}
