import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildModules } from './modules.mjs';
import { entriesOf } from './published.mjs';
import { SERVER_WIDGETS, serverModules } from './server-components.mjs';

const UI = path.resolve('packages/ui');
const ENTRIES = entriesOf(UI);
/** What server components have of React: the rest, such as state and context, is for the client. */
const OF_SERVERS = Object.keys(
  createRequire(import.meta.url)(path.resolve('node_modules/react/react.react-server.js')),
);
/** Packages that know no React. */
const PURE = /^(@urzad\/domain|class-variance-authority|clsx)$/;
const JSX = /^react\/jsx-(dev-)?runtime$/;
const DAY = '2027-02-10';

let built: string;

beforeAll(async () => {
  // In the package, so that the modules find what it depends on, and `imports` of its manifest.
  built = mkdtempSync(path.join(UI, 'node_modules/server-components-'));
  cpSync(path.join(UI, 'package.json'), path.join(built, 'package.json'));
  await buildModules(UI, path.join(built, 'dist'));
}, 60_000);

afterAll(() => rmSync(built, { recursive: true, force: true }));

it('marks what a host or a module without a mark imports, and nothing behind it', () => {
  const dist = path.join(built, 'dist');
  const files = globSync('**/*.js', { cwd: dist }).map((file) => path.join(dist, file));
  const entries = ENTRIES.map(({ script }) => path.join(built, script));
  const unmarked = files.filter((file) => !isMarked(file));
  const open = new Set([...entries, ...unmarked.flatMap(ownNamedIn)]);

  expect(files.filter(isMarked).length).toBeGreaterThan(100);
  expect(files.filter((file) => isMarked(file) && !open.has(file) && served(file) === file)).toEqual([]);
});

describe('widgets without script', () => {
  it('load nothing that is for the client', () => {
    const loaded = loadedByServers(
      serverModules(UI).map((module) => served(path.join(built, 'dist', module))),
    );

    expect(loaded.size).toBeGreaterThan(SERVER_WIDGETS.length);
    expect([...loaded].flatMap((file) => faultsOf(file))).toEqual([]);
  });

  it.each(['pl', 'en'] as const)('are the same HTML as inside a provider (%s)', async (locale) => {
    const [server, client] = await Promise.all([widgetsOf(['react-server'], locale), widgetsOf([], locale)]);
    const inside = (widget: ReactNode) => createElement(client.UrzadProvider, { locale, today: DAY }, widget);

    expect(Object.keys(server.widgets)).toEqual(SERVER_WIDGETS);
    // Without a script nobody knows the width of the screen: the style sheet chooses of two shapes.
    for (const [name, widget] of Object.entries(server.widgets))
      if (name !== 'Table')
        expect(`${name}: ${renderToStaticMarkup(widget)}`).toBe(
          `${name}: ${renderToStaticMarkup(inside(client.widgets[name]))}`,
        );
  });

  it('a table is there in both shapes, one of which the style sheet shows', async () => {
    const { widgets } = await widgetsOf(['react-server'], 'pl');
    const html = renderToStaticMarkup(widgets.Table);

    expect(html).toMatch(/<div class="u:hidden u:tablet:block">.*<table/);
    expect(html).toMatch(/<div class="u:tablet:hidden">.*<ul aria-label="Nabory"/);
  });

  it('the README lists them', () => {
    const readme = readFileSync(path.join(UI, 'README.md'), 'utf8');
    const [, section = ''] = readme.split('## Server components\n');
    const [, list = ''] = /No script:\n((?:.+\n)+)/.exec(section) ?? [];

    const [ofRoot = [], ofProgramme = []] = list
      .split('from `/programme`')
      .map((part) => [...part.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    const programme = namesFrom(path.join(built, 'dist/entries/programme.js')).map(([name]) => name);

    expect([...ofRoot, ...ofProgramme].sort()).toEqual(SERVER_WIDGETS);
    expect(ofProgramme).toEqual(SERVER_WIDGETS.filter((name) => programme.includes(name)));
  });
});

describe('what server components read and call', () => {
  const lists = ENTRIES.filter(({ source }) => /^\.\/src\/(index|entries\/[a-z-]+)\.ts$/.test(source));
  const marked = () =>
    lists
      .flatMap(({ script }) => namesFrom(path.join(built, script)))
      .flatMap(([name, file]) => (isMarked(file) ? [name] : []));

  it('a constant is a value', () => {
    expect(lists.length).toBeGreaterThan(5);
    expect(marked().filter((name) => /^[A-Z\d_]+$/.test(name))).toEqual([]);
  });

  it('a function can be called, but hooks and those of the browser', () => {
    const functions = marked().filter((name) => /^(?!use[A-Z])[a-z]/.test(name));

    expect(functions.sort()).toEqual(['createSettingsStore', 'followSettings', 'lazyPart']);
  });
});

it('what holds the state of a page is for the client', () => {
  for (const module of ['feedback/toast/toast-queue', 'foundations/lazy-part/part', 'overlays/modal/modal'])
    expect({ module, marked: isMarked(path.join(built, 'dist', `${module}.js`)) }).toEqual({
      module,
      marked: true,
    });
});

interface Widgets {
  widgets: Record<string, ReactNode>;
  UrzadProvider: (props: { locale: 'pl' | 'en'; today: string; children?: ReactNode }) => ReactNode;
}

/** The page of the fixture, with the modules that a bundler chooses by these conditions. */
async function widgetsOf(conditions: string[], locale: 'pl' | 'en'): Promise<Widgets> {
  const outDir = path.join(built, `page-${conditions.join()}-${locale}`);
  await build({
    configFile: false,
    root: built,
    logLevel: 'error',
    resolve: {
      alias: ENTRIES.map(({ name, script }) => ({
        find: new RegExp(`^${path.posix.join('@urzad/ui', name)}$`),
        replacement: path.join(built, script),
      })),
    },
    ssr: { resolve: { conditions: [...conditions, 'module', 'node'] } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page.js' ? `\0${id}` : undefined),
        load: (id) =>
          id === '\0page.js'
            ? `export { UrzadProvider } from '@urzad/ui';
               import { widgetsWithoutScript } from '${path.resolve('fixtures/next/app/without-script/widgets.tsx')}';
               export const widgets = widgetsWithoutScript('${locale}', '${DAY}');`
            : undefined,
      },
    ],
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: { input: 'page.js', output: { entryFileNames: 'page.js' } },
    },
  });
  return import(pathToFileURL(path.join(outDir, 'page.js')).href);
}

/** The modules, and what they import where the condition `react-server` holds. */
function loadedByServers(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const { file: one } of importsOf(file)) if (one) found.add(one);
  return found;
}

/** Why a module cannot be a part of a server component. */
function faultsOf(file: string): string[] {
  const foreign = importsOf(file).flatMap(({ from, names, file: own }) => {
    if (own || PURE.test(from) || JSX.test(from)) return [];
    return from === 'react' ? names.filter((name) => !OF_SERVERS.includes(name)) : [from];
  });
  const handlers = /\bon[A-Z]\w+: /.exec(readFileSync(file, 'utf8')) ?? [];

  return [...(isMarked(file) ? ["'use client'"] : []), ...foreign, ...handlers].map(
    (fault) => `${path.relative(built, file)}: ${fault}`,
  );
}

interface Import {
  from: string;
  names: string[];
  /** Of a module of ours. */
  file?: string;
}

function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier, importClause }) => {
    const { text: from } = moduleSpecifier as ts.StringLiteral;
    const bindings = importClause?.namedBindings;
    const names =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : ['*'];
    const own = fileOf(from, file);
    return { from, names, ...(own && { file: own }) };
  });
}

/** The modules of ours that it names: at once, later by `import()`, or to pass them on. */
function ownNamedIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/\b(?:import\(|from )"(\.[^"]+)"/g);
  return [...found].map(([, from = '']) => path.resolve(path.dirname(file), from));
}

/** The twin of a module, if it has one. */
function served(file: string): string {
  const twin = file.replace(/\.js$/, '.server.js');
  return existsSync(twin) ? twin : file;
}

/** As the manifest says for the condition `react-server`. */
function fileOf(from: string, importer: string): string | undefined {
  if (from.startsWith('.')) return path.resolve(path.dirname(importer), from);
  const [, place] = /^#client-or-server\/(.+)$/.exec(from) ?? [];
  const file = path.join(built, 'dist', `${place}.server.js`);
  return place && existsSync(file) ? file : undefined;
}

/** What an entry exports, and the module from which it does. */
function namesFrom(entry: string): [name: string, file: string][] {
  return importsOf(entry).flatMap(({ names, file }) =>
    names.map((name): [string, string] => [name, file ?? '']).filter(([, one]) => one !== ''),
  );
}

function isMarked(file: string): boolean {
  return /^['"]use client['"];/.test(readFileSync(file, 'utf8'));
}
