/** @typedef {import('./walk-story.mjs').Walked} Walked */

/**
 * What is wrong with a story in a browser, also beside the one that it is compared with.
 * @param {Walked} found @param {Walked | undefined} expected @returns {string[]}
 */
export function faultsOf(found, expected) {
  const { ended, axe, forward, back, silent, ringless } = found;
  return [
    ...(ended === 'finished' ? [] : [`the story ended ${ended}`]),
    ...axe.map((fault) => `axe: ${fault}`),
    ...difference('Tab', fromTheSameStop(found, expected), expected?.forward ?? forward),
    ...difference('Shift+Tab', back, forward.toReversed()),
    ...silent.map((stop) => `no key presses ${stop}`),
    ...ringless.map((stop) => `no focus is shown at ${stop}`),
  ];
}

/** @param {Walked} found @param {Walked | undefined} expected @returns {string[]} */
function fromTheSameStop({ forward, isRound }, expected) {
  const first = isRound ? forward.indexOf(expected?.forward[0] ?? '') : 0;
  return first > 0 ? [...forward.slice(first), ...forward.slice(0, first)] : forward;
}

/** The first stop at which two ways part. @param {string} key @param {string[]} found @param {string[]} expected @returns {string[]} */
function difference(key, found, expected) {
  const length = Math.max(found.length, expected.length);
  const at = Array.from({ length }, (_, stop) => stop).find((stop) => found[stop] !== expected[stop]);
  if (at === undefined) return [];
  return [`${key} ${at + 1} goes to ${found[at] ?? 'nothing'}, not to ${expected[at] ?? 'nothing'}`];
}
