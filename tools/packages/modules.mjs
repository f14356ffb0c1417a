import path from 'node:path';
import { adapted } from '@urzad/ui/vite';
import { build } from 'vite';
import { entriesOf } from './published.mjs';

/** Becomes a part of our package, as no host could adapt a copy of its own to a strict policy. */
const VAUL = 'vaul';

/** A module that renders or holds state: where there are server components it belongs to the client. */
const RENDERS = /^react(-dom)?(\/|$)/;

/**
 * Compiles what the entries of a package reach, one file for each module, so that the bundler of a host keeps only what
 * it uses. Modules import no style sheets: no server could load them.
 * @param {string} folder
 */
export async function buildModules(folder) {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [adaptedVaul, clientDirectives],
    ssr: { noExternal: [VAUL] },
    build: {
      // The build for servers leaves style sheets out, and addresses beside a module (`new URL`) to the host's bundler.
      ssr: true,
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: entriesOf(folder).map(({ source }) => path.join(folder, source)),
        external: (id) => isPackage(id) && id !== VAUL,
        preserveEntrySignatures: 'strict',
        // Would write where this machine keeps its packages.
        experimental: { attachDebugInfo: 'none' },
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          // npm packs no folder that is called node_modules.
          entryFileNames: ({ name }) => (name.includes('node_modules') ? 'vendor/vaul.js' : '[name].js'),
        },
      },
    },
  });
}

/** @param {string} id as it is written or found */
const isPackage = (id) => !id.startsWith('.') && !id.startsWith('\0') && !path.isAbsolute(id);

/** @type {import('vite').Plugin} */
const adaptedVaul = {
  name: 'adapted-vaul',
  transform: {
    filter: { id: /[\\/]vaul[\\/]dist[\\/]index\.m?js$/ },
    // The bundler drops its directive with a warning; `clientDirectives` writes one.
    handler: (code) => ({ code: adapted(code).replace(/^'use client';/, ''), map: null }),
  },
};

/** @type {import('vite').Plugin} */
const clientDirectives = {
  name: 'client-directives',
  renderChunk: (code, { imports }) =>
    imports.some((id) => RENDERS.test(id)) ? `'use client';\n${code}` : null,
};
