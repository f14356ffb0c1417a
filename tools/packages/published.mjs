import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What other offices install, what the others stand on first. */
export const PUBLISHED = ['packages/domain', 'packages/ui'].map((folder) => path.resolve(folder));

/**
 * @typedef {object} Entry
 * @property {string} name as a host imports it, after the name of the package
 * @property {string} source what the workspace imports by that name
 * @property {string} script
 * @property {string} types
 */

/**
 * The entries of a package that are code. Inside the workspace `exports` of its manifest lead to the sources; pnpm puts
 * those of `publishConfig` in their place as it packs.
 * @param {string} folder @returns {Entry[]}
 */
export function entriesOf(folder) {
  const { exports, publishConfig } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

  return Object.entries(publishConfig.exports).flatMap(([name, built]) =>
    typeof built === 'string'
      ? []
      : [{ name: path.join(name), source: exports[name], script: built.default, types: built.types }],
  );
}

/** Where a package is packed to. The lockfiles of `fixtures` name these files. @param {string} folder */
export function tarballOf(folder) {
  return path.resolve('fixtures/packed', `urzad-${path.basename(folder)}.tgz`);
}
