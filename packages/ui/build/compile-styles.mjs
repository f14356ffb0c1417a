import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const ENTRY = path.join(SRC, 'styles-of-the-package.js');

/** Style sheets of single widgets, which their modules import. */
const WIDGET_SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('foundations/'))
  .sort();

/**
 * Every style of the library as the bundler of the portal makes it: one sheet, and the fonts that it names.
 * @param {import('vite').PluginOption[]} [plugins] before Tailwind
 * @returns {Promise<{ css: string, fonts: { name: string, bytes: Uint8Array }[] }>}
 */
export async function compileStyles(plugins = []) {
  const sheets = ['foundations/styles/index.css', ...WIDGET_SHEETS];
  const source = sheets.map((sheet) => `import './${sheet}';`).join('\n');
  const result = await build({
    configFile: false,
    root: SRC,
    base: './',
    logLevel: 'error',
    plugins: [...plugins, tailwindcss(), entryOf(source)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { input: ENTRY, output: { assetFileNames: '[name][extname]' } },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const assets = output.filter((file) => file.type === 'asset');
  const sheet = assets.find(({ fileName }) => fileName.endsWith('.css'));
  if (!sheet) throw new Error('The build has no style sheet.');

  const fonts = assets.filter(({ fileName }) => /\.woff2?$/.test(fileName));
  return {
    css: String(sheet.source),
    fonts: fonts.map(({ fileName, source: bytes }) => ({ name: fileName, bytes: Buffer.from(bytes) })),
  };
}

/** @param {string} source @returns {import('vite').Plugin} */
function entryOf(source) {
  return {
    name: 'entry-of-styles',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
}
