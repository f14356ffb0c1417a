import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { drawnIcons } from '@urzad/ui/vite-icons';
import { build } from 'vite';

/** What a browser loads of a script, code and styles: at once, and with everything that comes later. */
/** With the scripts alone that come at once, and the addresses of their modules. */
/** @typedef {{ first: string, whole: string, scripts: string, exports: string[], modules: string[] }} Loaded */

/** Beside the pages, so that what an entry imports is found as from them. */
const ROOT = path.join(import.meta.dirname, '../pages');
const PREFIX = path.join(ROOT, 'entry-of-bench-');

/**
 * Builds a script with the product's own bundler.
 * @param {string} source @param {string[]} [external] modules that are left out @param {import('vite').Plugin[]} [plugins] before ours
 * @returns {Promise<Loaded>}
 */
export async function bundle(source, external, plugins) {
  const [loaded] = await bundles([source], external, plugins);
  if (!loaded) throw new Error('The bundle has no entry.');
  return loaded;
}

/**
 * Builds scripts in one go. What several of them use is cut out and counts for each, with a little glue.
 * @param {string[]} sources @param {string[]} [external] modules that are left out @param {import('vite').Plugin[]} [plugins] before ours
 * @returns {Promise<Loaded[]>}
 */
export async function bundles(sources, external = [], plugins = []) {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [...plugins, tailwindcss(), withoutVaulStyle(), drawnIcons(), entriesOf(sources)],
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((_, at) => [String(at), `${PREFIX}${at}.js`])),
        external,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = output.filter((file) => file.type === 'chunk');

  return sources.map((_, at) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === `${PREFIX}${at}.js`);
    if (!entry) throw new Error(`Entry ${at} is not in the bundle.`);

    const loaded = (/** @type {boolean} */ later) => {
      const reached = reachedFrom(entry, chunks, later);
      const styles = new Set(reached.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      const css = output.flatMap((file) =>
        file.type === 'asset' && styles.has(file.fileName) ? [String(file.source)] : [],
      );
      return [...reached.map((chunk) => chunk.code), ...css].join('\n');
    };
    const atOnce = reachedFrom(entry, chunks, false);
    return {
      first: loaded(false),
      whole: loaded(true),
      scripts: atOnce.map((chunk) => chunk.code).join('\n'),
      exports: entry.exports,
      modules: atOnce.flatMap((chunk) => chunk.moduleIds),
    };
  });
}

/** @param {string} text @returns {number} kB of 1,000 bytes */
export function brotli(text) {
  return brotliCompressSync(text).length / 1000;
}

/** @param {string[]} sources @returns {import('vite').Plugin} */
function entriesOf(sources) {
  return {
    name: 'entries-of-bench',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? sources[Number.parseInt(id.slice(PREFIX.length), 10)] : undefined),
  };
}

/**
 * @template {{ fileName: string, imports: string[], dynamicImports: string[] }} Chunk
 * @param {Chunk} entry @param {Chunk[]} chunks @param {boolean} later @returns {Chunk[]}
 */
function reachedFrom(entry, chunks, later) {
  const reached = new Set([entry]);
  for (const { imports, dynamicImports } of reached) {
    for (const name of later ? [...imports, ...dynamicImports] : imports) {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (chunk) reached.add(chunk);
    }
  }
  return [...reached];
}
