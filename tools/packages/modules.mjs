import path from 'node:path';
import { adapted } from '@urzad/ui/vite';
import { build } from 'vite';
import { entriesOf, PDFJS } from './published.mjs';
import { drawings, serverComponents, twins } from './server-components.mjs';

/** Becomes a part of our package, as no host could adapt a copy of its own to a strict policy. */
const VAUL = 'vaul';

/**
 * Compiles what the entries of a package reach, one file for each module, so that the bundler of a host keeps only what
 * it uses. Modules import no style sheets: no server could load them.
 * @param {string} folder @param {string} [outDir] in the folder
 */
export async function buildModules(folder, outDir = 'dist') {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [adaptedVaul, pdfjsBeside, serverComponents(folder)],
    ssr: { noExternal: [VAUL] },
    build: {
      // The build for servers leaves style sheets out, and addresses beside a module (`new URL`) to the host's bundler.
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: [
          ...entriesOf(folder).map(({ source }) => path.join(folder, source)),
          ...twins(folder),
          ...drawings(folder),
        ],
        external: (id) => isPackage(id) && id !== VAUL,
        preserveEntrySignatures: 'strict',
        // Would write where this machine keeps its packages.
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          entryFileNames: fileOf,
        },
      },
    },
  });
}

/** @param {string} id as it is written or found */
const isPackage = (id) => !id.startsWith('.') && !id.startsWith('\0') && !path.isAbsolute(id);

/** @param {{ name: string, facadeModuleId?: string | null }} module */
function fileOf({ name, facadeModuleId }) {
  // npm packs no folder that is called node_modules.
  if (name.includes('node_modules')) return 'vendor/vaul.js';
  // Left out at the end, but until then it would have the name of the widget beside it.
  return facadeModuleId?.endsWith('.css') ? '[name].css.js' : '[name].js';
}

/** @type {import('vite').Plugin} */
const adaptedVaul = {
  name: 'adapted-vaul',
  transform: {
    filter: { id: /[\\/]vaul[\\/]dist[\\/]index\.m?js$/ },
    // The bundler drops its directive with a warning; `serverComponents` writes one.
    handler: (code) => ({ code: adapted(code).replace(/^'use client';/, ''), map: null }),
  },
};

/**
 * The address of a file of another package, beside `import.meta.url`, is found by few bundlers; of a file beside the
 * module, by nearly all.
 * @type {import('vite').Plugin}
 */
const pdfjsBeside = {
  name: 'pdfjs-beside',
  renderChunk(code, { name }) {
    if (name !== PDFJS.loader) return null;

    return PDFJS.files.reduce((done, { asked, built }) => {
      const changed = done.replace(`"${asked}"`, `"./${built}"`);
      if (changed === done) throw new Error(`${name} does not ask for ${asked}.`);
      return changed;
    }, code);
  },
};
