import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildStyles } from '../../packages/ui/build/build-styles.mjs';

const SHEET = '@urzad/ui/styles.css';
const SOURCES = path.resolve(import.meta.dirname, '../../packages/ui/src');
const NO_SHEET = '\0no-sheet';

/**
 * A plugin by which a page has the styles of the published package: one sheet, and modules that import none.
 * @param {string} folder where the sheet is written, with its fonts @returns {Promise<import('vite').Plugin>}
 */
export async function publishedStyles(folder) {
  for (const { name, content } of await buildStyles()) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return {
    name: 'published-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === SHEET) return path.join(folder, 'styles.css');
      return source.endsWith('.css') && importer?.startsWith(SOURCES)
        ? { id: NO_SHEET, moduleSideEffects: false }
        : undefined;
    },
    load: (id) => (id === NO_SHEET ? '' : undefined),
  };
}
