import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { lightFonts } from '@urzad/ui/vite-fonts';
import { drawnIcons } from '@urzad/ui/vite-icons';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import {
  FORMS,
  ICONS,
  LEAVES,
  LISTS,
  LONG_FORMS,
  MORE_ICONS,
  OBJECTS,
  QUERIES,
  RARE_ICONS,
  REGISTRATIONS,
  SESSION,
  SHARED,
  SHARED_WITH_HOME,
} from './build/chunk-patterns';
import { compiledAhead } from './build/compiled-ahead';
import { noCircles } from './build/no-circles';
import { sheetsAskedAgain } from './build/sheets-asked-again';
import { shortPreloads } from './build/short-preloads';

/** In development the API runs beside Vite; in production the server serves both from one port. */
const api = 'http://127.0.0.1:3000';

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    lightFonts(),
    tailwindcss(),
    withoutVaulStyle(),
    drawnIcons(),
    lightRouter(),
    noCircles(),
    compiledAhead(),
    sheetsAskedAgain(),
    shortPreloads(),
  ],
  server: { proxy: { '/api': api, '/outbox': api } },
  build: {
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        ...shortNames(),
        codeSplitting: {
          groups: [
            { name: 'parts', test: isOneOf(SHARED_WITH_HOME), minShareCount: 2 },
            { name: 'icons', test: isOneOf(ICONS), minShareCount: 2, includeDependenciesRecursively: false },
            {
              name: 'more-icons',
              test: isOneOf(MORE_ICONS),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'rare-icons',
              test: isOneOf(RARE_ICONS),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'leaves',
              test: isOneOf(LEAVES),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'more-parts', test: isOneOf(SHARED), minShareCount: 2 },
            {
              name: 'session',
              test: isOneOf(SESSION),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'queries',
              test: isOneOf(QUERIES),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'registrations',
              test: isOneOf(REGISTRATIONS),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'objects',
              test: isOneOf(OBJECTS),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'lists', test: isOneOf(LISTS), minShareCount: 2, includeDependenciesRecursively: false },
            { name: 'forms', test: isOneOf(FORMS), minShareCount: 2, includeDependenciesRecursively: false },
            {
              name: 'long-forms',
              test: isOneOf(LONG_FORMS),
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});

/**
 * The entry names all other chunks, and hashes do not compress: one character less saves 0.2 kB. Source maps show the
 * content of the others; only the entry and its style sheet have a name.
 */
function shortNames() {
  return {
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: ({ names }: { names: readonly string[] }) =>
      isLaterSheet(names) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
  };
}

/** The style sheet of a chunk, which the entry names beside it. */
function isLaterSheet(names: readonly string[]): boolean {
  return names.some((name) => name.endsWith('.css') && name !== 'index.css');
}

/**
 * The router's package names its development build for everybody, with all its warnings; and the names that it gives to
 * components, and classes of React, keep what nobody uses from being left out. It was 13.8 kB, now it is 11.4 kB.
 */
function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router') return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });

      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
