import tailwindcss from '@tailwindcss/vite';
import { withoutVaulStyle } from '@urzad/ui/vite';
import { lightFonts } from '@urzad/ui/vite-fonts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { noCircles } from './build/no-circles';

/** In development the API runs beside Vite; in production the server serves both from one port. */
const api = 'http://127.0.0.1:3000';

/**
 * Small modules of nearly every screen are in one chunk: thirty files of half a kilobyte compress worse and import
 * each other by long names, which cost the home page 5 kB. Those that the home page does not need are in a second
 * one.
 */
const SHARED_WITH_HOME = [
  /packages\/ui\/src\/[a-z]+\/(blocks\/(?!empty-blocks)|card|check-list|class-names|folder-card|hooks\/(?!use-(current-in-sight|scroll-room))|icon|link|locale|progress-bar|slot)\b/,
  /packages\/ui\/src\/[a-z]+\/(skeleton|toast-log\/toast-log-title|status-badge\/status-badge)\b/,
  /packages\/(domain|grants)\/src\/[a-z-]+\/(call-status|call-time|date-text|iso-date|money|plural|time-left)\./,
  /portal\/src\/shared\/(business-|cofunding-calls\/(calls\.|public-calls|use-current-call)|screen\/use-screen|session\/(me|session-store|wanted-path)|tokens\/(session-end|storage|stored-session)|http\/api-failure|new-id|system\/office-lines)/,
  /node_modules\/(clsx|lucide-react\/dist\/esm\/(?!icons\/(?!(send|arrow-right)\.)))/,
];
const SHARED = [/packages\/ui\/src\/[a-z]+\/status-badge\//, /portal\/src\/shared\/status\//];
/** Icons of more than one screen, none of which the home page has. They import nothing else, so they cause no circle. */
const ICONS = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left|bookmark|check|chevron-\w+|download|plus|rotate-cw)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(circle-(alert|question-mark)|ellipsis-vertical|lock-keyhole|search)\./,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(calendar-x|circle-exclamation-point|info|message-square-.*|signature|trash|triangle-.*|zoom-.*)\./,
];
/** Sign-in, sign-out and tokens: a signed-in person needs all of it. */
const SESSION = [
  /portal\/src\/shared\/(session\/sign-(in|out)|tokens\/(session-record|fresh-token)|http\/send|api\/client)\./,
];
/** The query cache: four files that are loaded together. */
const QUERIES = [
  /node_modules\/@tanstack\/(query-core|react-query)\//,
  /portal\/src\/shared\/server-state\/notifications-key/,
];
/** Small modules that screens of registrations share. */
const REGISTRATIONS = [
  /portal\/src\/shared\/(registrations\/|http\/(download|found-of)|screen\/loaded|failures\/load-failure|queue\/queue-key)/,
  /portal\/src\/shared\/cofunding-calls\/calls-query/,
  /packages\/grants\/src\/registrations\/registration-(deadlines|number)\./,
  /packages\/domain\/src\/(words\/counted-things|dates\/age-text)\./,
];
/** The modules of every form, the sign-in included: twenty files of half a kilobyte took a slow phone 150 ms. */
const FORMS = [
  /packages\/ui\/src\/[a-z]+\/(alert|checkbox|field-counter|mail-field|page-heading|text-field)\//,
  /packages\/ui\/src\/[a-z]+\/field\/(?!group-frame|radio-props|typed-field|use-(hidden-value|form-reset|list-value))/,
  /packages\/ui\/src\/[a-z]+\/form\/(?!form\.tsx|form-(panel|summary)|field-labels|use-form-(answers|list))/,
  /packages\/ui\/src\/[a-z]+\/(password-field\/(?!password-repeat)|yes-no\/yes-no\.labels)/,
  /packages\/(domain|grants)\/src\/[a-z-]+\/(account-rules|field-errors|email|hidden-marks|nip|password)\./,
  /packages\/contract\/src\/(errors|lenient)\./,
  /portal\/src\/shared\/(failures\/(failure-text|messages|way-on)|form\/(request-form|form-failure))/,
  /portal\/src\/features\/account\/(messages\/sign-in|logic\/rules|components\/(account-(mail-field|page)|help-line))/,
  /node_modules\/(react-hook-form\/|lucide-react\/dist\/esm\/icons\/(circle-dashed|eye|eye-off)\.)/,
];
/** The modules of longer forms. */
const LONG_FORMS = [
  /packages\/ui\/src\/[a-z]+\/field\/(group-frame|radio-props|typed-field|use-(hidden-value|form-reset|list-value))/,
  /packages\/ui\/src\/[a-z]+\/(error-summary|form|typed-field)\//,
];

const isOneOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id));

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [react(), lightFonts(), tailwindcss(), withoutVaulStyle(), lightRouter(), noCircles()],
  server: { proxy: { '/api': api, '/outbox': api } },
  build: {
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        ...shortNames(),
        codeSplitting: {
          groups: [
            { name: 'parts', test: isOneOf(SHARED_WITH_HOME), minShareCount: 2 },
            { name: 'icons', test: isOneOf(ICONS), minShareCount: 2, includeDependenciesRecursively: false },
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
 * content of the others; only the entry has a name.
 */
function shortNames() {
  return {
    entryFileNames: 'assets/[name]-[hash:7].js',
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: 'assets/[name]-[hash:7][extname]',
  };
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
