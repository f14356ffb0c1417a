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

/** What only the built icons import. @param {string} folder of the package @returns {string[]} */
export function drawings(folder) {
  return [path.join(folder, DRAWN)].filter((file) => existsSync(file));
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
/** An import of single icons. */
const OF_ICONS = /^import \{([^}]*)\} from "lucide-react";$/gm;
const DRAWN = 'src/foundations/icon/drawn.tsx';

/**
 * Leaves what `SERVER_WIDGETS` need without a mark and marks modules of the client with `'use client'` where one without
 * a mark or a host imports them: behind a mark all is of the client, and a bundler warns of each. What is not marked
 * imports a module that has a twin by `imports` of the package, which leads server components to the twin. Icons are
 * drawn by our own module in both worlds: those of lucide-react are for the client, and heavier.
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
      const drawing = withDrawnIcons(code, fileName, icons);
      const isOfClient = (/** @type {string} */ file) =>
        !ofServer.has(file) && (chunks[file]?.imports ?? []).some((id) => OF_THE_CLIENT.test(id));
      if (isOfClient(fileName)) {
        const isImportedWithout = Object.entries(chunks).some(
          ([file, one]) => [...one.imports, ...one.dynamicImports].includes(fileName) && !isOfClient(file),
        );
        return isImportedWithout || entries.has(fileName) ? `'use client';\n${drawing}` : drawing;
      }

      const twinned = imports.filter((one) => twinOf(one, chunks));
      return twinned.reduce((text, one) => ledToTwin(text, fileName, one), drawing);
    },
    async generateBundle() {
      for (const icon of icons)
        this.emitFile({ type: 'asset', fileName: fileOf(icon), source: await drawn(icon, folder) });
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

/** As a module writes the address of another one. @param {string} importer @param {string} imported */
function written(importer, imported) {
  const relative = path.posix.relative(path.posix.dirname(importer), imported);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** @param {string} code @param {string} importer @param {string} imported */
function ledToTwin(code, importer, imported) {
  return code.replace(
    `from "${written(importer, imported)}"`,
    `from "#client-or-server/${imported.replace(/\.js$/, '')}"`,
  );
}

/**
 * Imports each icon from a file of its own, so that the bundler of a host puts it beside what shows it. Who needs the whole
 * set has it from its package.
 * @param {string} code @param {string} importer @param {Set<string>} icons in which the names are noted
 */
function withDrawnIcons(code, importer, icons) {
  return code.replace(OF_ICONS, (_, list) =>
    String(list)
      .split(',')
      .map((name) => {
        const icon = name.trim().replace(/ as .*$/, '');
        icons.add(icon);
        return `import { ${name.trim()} } from "${written(importer, fileOf(icon))}";`;
      })
      .join('\n'),
  );
}

/** `chevron-right` of `ChevronRight`, `trash-2` of `Trash2`. @param {string} icon name of a component of lucide-react */
function wordsOf(icon) {
  return icon.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

/** @param {string} icon */
function fileOf(icon) {
  return `vendor/icons/${wordsOf(icon)}.js`;
}

/** A module of this icon, for both worlds. @param {string} icon @param {string} folder of the package */
async function drawn(icon, folder) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const { default: modules } = await import(pathToFileURL(resolve('lucide-react/dynamicIconImports')).href);
  const { __iconData: data } = await modules[wordsOf(icon)]();
  // `drawn` gives the parts one by one, which need no keys.
  const withoutKeys = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    name === 'key' ? undefined : value;

  return [
    '// An icon of lucide-react (ISC).',
    "import { drawn } from '../../foundations/icon/drawn.js';",
    `export const ${icon} = /* @__PURE__ */ drawn(${JSON.stringify(data, withoutKeys)});`,
    '',
  ].join('\n');
}
