/** The script of Vite that loads the sheets of a later script. */
const PRELOAD = '\0vite/preload-helper.js';

/** Forgets the failure of a sheet, and takes its element from the page. One without the other asks for nothing. */
const FORGOTTEN = 'delete seen[href]';
const REMOVED = 'link.remove()';

/** The part of the bundler that is used. */
type Building = { warn: (message: string) => void };

type Transformed = { code: string; map: null } | null;

/** What Vite and Rolldown take as a plugin. */
interface SheetsAskedAgain {
  /** In messages of Vite. */
  name: string;
  /** In development no sheet comes with a script. */
  apply: 'build';
  /** A server loads no styles. */
  applyToEnvironment: (environment: { config: { consumer: string } }) => boolean;
  /** Has Vite ask again for a sheet that did not come. */
  transform: (this: Building, code: string, id: string) => Transformed;
}

/**
 * A plugin of Vite by which a later script comes with its style sheet or not at all. Vite (8.3) asks for a sheet once: where that
 * failed, the next attempt brings the script without it. `lightStyles` does the same.
 */
export function sheetsAskedAgain(): SheetsAskedAgain {
  return {
    name: 'sheets-asked-again',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform(code, id) {
      return askingAgain(this, code, id);
    },
  };
}

/** The script of Vite that forgets a failure; of any other script nothing. Warns where there is nothing to change. */
export function askingAgain(building: Building, code: string, id: string): Transformed {
  if (id !== PRELOAD) return null;

  const asking = code
    .replace(/(\(err\) => \{\s*)seen\[href\] = void 0;/, `$1${FORGOTTEN};`)
    .replace(/(e\.type === "error"\)) rej\(/, `$1 ${REMOVED}, rej(`);
  if (!asking.includes(FORGOTTEN) || !asking.includes(REMOVED))
    building.warn('This version of Vite does not ask again for a sheet that did not come.');
  return { code: asking, map: null };
}
