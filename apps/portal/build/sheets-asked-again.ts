import type { Plugin } from 'vite';

/** The script of Vite that loads the sheets of a later script. */
const PRELOAD = '\0vite/preload-helper.js';

/** Forgets the failure of a sheet, and takes its element from the page. One without the other asks for nothing. */
const FORGOTTEN = 'delete seen[href]';
const REMOVED = 'link.remove()';

/**
 * Has a later script come with its style sheet or not at all. Vite (8.3) asks for a sheet once: where that failed, the next attempt
 * brings the script without it. Warns where this version of Vite has nothing to change.
 */
export function sheetsAskedAgain(): Plugin {
  return {
    name: 'sheets-asked-again',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      if (id !== PRELOAD) return null;

      const asking = code
        .replace(/(\(err\) => \{\s*)seen\[href\] = void 0;/, `$1${FORGOTTEN};`)
        .replace(/(e\.type === "error"\)) rej\(/, `$1 ${REMOVED}, rej(`);
      if (!asking.includes(FORGOTTEN) || !asking.includes(REMOVED))
        this.warn('This version of Vite does not ask again for a sheet that did not come.');
      return { code: asking, map: null };
    },
  };
}
