import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entriesOf } from './published.mjs';

/**
 * Widgets that server components render without a byte of script. Language and day are their props there (decision 0064).
 * The README of the library has the same list.
 */
export const SERVER_WIDGETS = [
  'Alert',
  'AmountTiles',
  'ArchScene',
  'Band',
  'Breadcrumbs',
  'Card',
  'CheckList',
  'Container',
  'Counter',
  'DateText',
  'DateTile',
  'DescriptionList',
  'EmptyBlocks',
  'EmptyState',
  'EuFundingStrip',
  'FieldGroup',
  'FolderCard',
  'Footer',
  'FooterLink',
  'FormLayout',
  'Hero',
  'HomeScene',
  'HowItWorks',
  'Icon',
  'IconLink',
  'Link',
  'Logo',
  'LogoMark',
  'NumberedSection',
  'PageHeading',
  'PercentText',
  'PriceText',
  'ProgressBar',
  'Skeleton',
  'Spinner',
  'StatusBadge',
  'Stepper',
  'StorageGauge',
  'SummaryList',
  'Table',
  'TaskList',
  'TextLink',
  'Timeline',
  'TopBar',
];

const EXPORTS = /export \{([^}]+)\} from '(\.[^']+)'/g;

/** The built modules of `SERVER_WIDGETS`, as the entries name them. @param {string} folder of the package */
export function serverModules(folder) {
  return entriesOf(folder).flatMap(({ source }) =>
    [...readFileSync(path.join(folder, source), 'utf8').matchAll(EXPORTS)]
      .filter(([, names = '']) => names.split(',').some((name) => SERVER_WIDGETS.includes(name.trim())))
      .map(([, , module = '']) => path.posix.join(path.posix.dirname(source), `${module}.js`))
      .map((file) => path.posix.relative('src', file)),
  );
}

/**
 * The sources for server components only, and those in whose place they stand there: `locale.server.ts` and `locale.ts`.
 * @param {string} folder of the package
 */
export function twins(folder) {
  const servers = globSync('src/**/*.server.{ts,tsx}', { cwd: folder });
  return [...servers, ...servers.map((file) => file.replace('.server', ''))]
    .map((file) => path.join(folder, file))
    .filter((file) => existsSync(file));
}

/** A module that renders or holds state belongs to the client where there are server components. */
const OF_THE_CLIENT = /^(react|react-dom|zustand)(\/|$)/;
const OF_THE_SERVER = /\.server\.js$/;
const ICONS = 'lucide-react';

/**
 * Leaves what `SERVER_WIDGETS` need without a mark and marks modules of the client with `'use client'` where one without
 * a mark or a host imports them: behind a mark all is of the client, and a bundler warns of each. What is not marked
 * imports a module that has a twin by `imports` of the package, which leads server components to the twin; icons too, as
 * those of lucide-react are for the client.
 * @param {string} folder of the package @returns {import('vite').Plugin}
 */
export function serverComponents(folder) {
  const widgets = serverModules(folder);
  const entries = new Set(entriesOf(folder).map(({ script }) => path.posix.relative('dist', script)));
  /** @type {Set<string>} */
  const icons = new Set();

  return {
    name: 'server-components',
    renderChunk(code, { fileName, imports }, _options, { chunks }) {
      const ofServer = reached(widgets, chunks);
      const isOfClient = (/** @type {string} */ file) =>
        !ofServer.has(file) && (chunks[file]?.imports ?? []).some((id) => OF_THE_CLIENT.test(id));
      if (isOfClient(fileName)) {
        const isImportedWithout = Object.entries(chunks).some(
          ([file, one]) => [...one.imports, ...one.dynamicImports].includes(fileName) && !isOfClient(file),
        );
        return isImportedWithout || entries.has(fileName) ? `'use client';\n${code}` : null;
      }

      const twinned = imports.filter((one) => twinOf(one, chunks));
      const led = twinned.reduce((text, one) => ledToTwin(text, fileName, one), code);
      if (!ofServer.has(fileName) || !imports.includes(ICONS)) return led;
      for (const name of namesOf(ICONS, led)) icons.add(name);
      return led.replace(`from "${ICONS}"`, 'from "#client-or-server/icons"');
    },
    async generateBundle() {
      if (icons.size === 0) return;
      this.emitFile({
        type: 'asset',
        fileName: 'vendor/icons.js',
        source: await drawn([...icons].sort(), folder),
      });
    },
  };
}

/** @typedef {Record<string, { imports: string[], dynamicImports: string[] }>} Chunks by file */

/** What server components load of these files, and the twins. @param {string[]} files @param {Chunks} chunks */
function reached(files, chunks) {
  const ofServers = Object.keys(chunks).filter((file) => OF_THE_SERVER.test(file));
  /** @param {string} file */
  const isOfBoth = (file) => chunks[file] !== undefined && !twinOf(file, chunks);
  const found = new Set([...ofServers, ...files.filter(isOfBoth)]);
  for (const file of found) for (const one of chunks[file]?.imports ?? []) if (isOfBoth(one)) found.add(one);
  return found;
}

/** @param {string} file @param {Chunks} chunks */
function twinOf(file, chunks) {
  const twin = file.replace(/\.js$/, '.server.js');
  return chunks[twin] ? twin : undefined;
}

/** @param {string} code @param {string} importer @param {string} imported */
function ledToTwin(code, importer, imported) {
  const relative = path.posix.relative(path.posix.dirname(importer), imported);
  const written = relative.startsWith('.') ? relative : `./${relative}`;
  return code.replace(`from "${written}"`, `from "#client-or-server/${imported.replace(/\.js$/, '')}"`);
}

/** What a module imports from a package. @param {string} from @param {string} code */
function namesOf(from, code) {
  const [, names = ''] = new RegExp(`import \\{([^}]*)\\} from "${from}"`).exec(code) ?? [];
  return names.split(',').map((name) => name.trim().replace(/ as .*$/, ''));
}

/**
 * A module of these icons, as server components draw them.
 * @param {string[]} icons names of components of lucide-react @param {string} folder of the package
 */
async function drawn(icons, folder) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const { default: modules } = await import(pathToFileURL(resolve('lucide-react/dynamicIconImports')).href);
  const lines = icons.map(async (icon) => {
    const file = icon.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
    const { __iconData: data } = await modules[file]();
    return `export const ${icon} = drawn(${JSON.stringify(data)});`;
  });

  return [
    '// The icons of lucide-react (ISC), for server components.',
    "import { drawn } from '../foundations/icon/drawn.server.js';",
    ...(await Promise.all(lines)),
    '',
  ].join('\n');
}
