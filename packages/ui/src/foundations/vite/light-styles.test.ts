import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown, type UserConfig } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lightStyles } from './light-styles';
import type { SheetRules } from './sheet-parts';

const WHOLE = '.whole{color:red}';

const ruleOf = (name: string, says: string) => ({
  within: [],
  selectors: { [`.${name.replace(':', '\\:')}`]: [name] },
  says,
  isImportant: false,
});

const RULES: SheetRules = {
  layers: ['urzad.theme', 'urzad.base', 'urzad.utilities'],
  fonts: '@font-face{font-family:Ours;src:url(data:,)}',
  tokens: [{ within: [], selectors: ':root', says: { '--urzad-size': '1px', '--urzad-late': '2px' } }],
  shared: '@layer urzad.base{body{width:var(--urzad-size)}}',
  named: {},
  rules: {
    'urzad.utilities': [
      ruleOf('u:page', 'margin:0'),
      ruleOf('u:first', 'margin:1px'),
      ruleOf('u:later', 'margin:2px'),
    ],
  },
};

const SHEET = `import '@urzad/ui/styles.css';`;
const show = (classes: string) => `document.body.className = ${JSON.stringify(classes)};`;

let folder: string;
let warnings: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'light-styles-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  warnings = [];
});

interface Project {
  files?: Record<string, string>;
  rules?: SheetRules;
  input?: string[];
  options?: UserConfig['build'];
  legacy?: boolean;
  tokens?: string[];
  /** What another version of Vite has as its script that loads sheets. */
  preload?: (code: string) => string;
}

/** Builds a page of a host, by default one whose script has a class, as has its page, and a later script with another one. */
async function built(project: Project = {}): Promise<Files> {
  const { files = {}, rules = RULES, input = ['index.html'], options, legacy, tokens, preload } = project;
  const written = {
    'index.html': '<body><p class="u:page"><script type="module" src="./main.js"></script>',
    'main.js': `${SHEET}${show('u:first')}globalThis.later = () => import('./later.js');`,
    'later.js': show('u:first u:later'),
    'styles.css': WHOLE,
    'styles.rules.json': JSON.stringify(rules),
    ...files,
  };
  for (const [name, text] of Object.entries(written)) await writeFile(path.join(folder, name), text);
  const { output } = (await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [
      {
        name: legacy ? 'vite:legacy-env' : 'package',
        resolveId: (id) => (id === '@urzad/ui/styles.css' ? path.join(folder, 'styles.css') : undefined),
      },
      {
        name: 'another-version',
        enforce: 'pre',
        transform: (code, id) => (id.includes('preload-helper') ? preload?.(code) : undefined),
      },
      lightStyles(tokens && { tokens }),
    ],
    build: {
      write: false,
      ...options,
      rolldownOptions: {
        input: input.map((name) => path.join(folder, name)),
        onLog: (level, { message }) => void (level === 'warn' && warnings.push(message)),
      },
    },
  })) as Rolldown.RolldownOutput; // of one build, without a watcher
  return new Files(output);
}

class Files {
  private readonly all: Rolldown.RolldownOutput['output'];

  constructor(all: Rolldown.RolldownOutput['output']) {
    this.all = all;
  }

  /** By the beginning of its name and what that ends with. */
  text(start: string, end: string): string {
    const file = this.find(start, end);
    return file?.type === 'chunk' ? file.code : String(file?.source ?? '');
  }

  name(start: string, end: string): string | undefined {
    return this.find(start, end)?.fileName;
  }

  /** The sheets that a page or a script names. */
  sheetsIn(start: string, end: string): string[] {
    return [...new Set(this.text(start, end).match(/\w+-[\w-]+\.css/g))].map((name) =>
      name.replace(/-.*/, ''),
    );
  }

  /** Of all sheets. */
  css(): string[] {
    return this.all.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    );
  }

  private find(start: string, end: string) {
    return this.all.find(
      ({ fileName }) => path.basename(fileName).startsWith(start) && fileName.endsWith(end),
    );
  }
}

describe('lightStyles', () => {
  it('has the page load the rules of classes that it and its script name, after what every page needs', async () => {
    const files = await built();

    expect(files.sheetsIn('index', '.html')).toEqual(['index', 'first']);
    expect(files.text('index', '.css')).toMatch(
      /^@layer urzad\.theme,urzad\.base,urzad\.utilities;@font-face/,
    );
    expect(files.text('first', '.css')).toContain(RULES.shared);
    expect(files.text('first', '.css')).toContain(
      '@layer urzad.utilities.first{.u\\:page{margin:0}.u\\:first{margin:1px}}',
    );
    expect(files.css().join('')).not.toContain('.whole');
  });

  it('has the first script load all rules before a later one with another class', async () => {
    const files = await built();

    expect(files.sheetsIn('index', '.js')).toEqual(['later']);
    expect(files.text('later', '.css')).toContain('@layer urzad.utilities{.u\\:page{margin:0}');
  });

  it('has Vite ask again for a sheet that did not come', async () => {
    const files = await built();
    const helper = files.text('index', '.js') + files.text('preload', '.js');

    expect(warnings).toEqual([]);
    expect(helper).toMatch(/delete \w+\[\w+\]/);
    expect(helper).toMatch(/"error"|`error`/);
    expect(helper).toMatch(/\w\.remove\(\)/);
  });

  it.each([
    ['seen[href] = void 0', 'seen[href] = undefined'],
    ['e.type === "error"', 'e.type == "error"'],
  ])('says so where Vite would ask only once, without `%s`', async (known, other) => {
    await built({ preload: (code) => code.replaceAll(known, other) });

    expect(warnings).toEqual([expect.stringContaining('does not ask again for a sheet')]);
  });

  it('has a later script without another class load nothing', async () => {
    const files = await built({ files: { 'later.js': show('u:first u:page') } });

    expect(files.sheetsIn('index', '.js')).toEqual([]);
    expect(files.name('later', '.css')).toBeUndefined();
  });

  it('finds a class in what a later script loads with it, behind the end of a line', async () => {
    const part = show('u:page\nu:later');
    const files = await built({
      input: ['index.html', 'part.js'],
      files: { 'later.js': `export * from './part.js';`, 'part.js': `export const part = () => {${part}};` },
    });

    // An entry of its own is a first script too.
    expect(files.text('first', '.css')).toContain('u\\:later');
    expect((await built({ files: { 'later.js': part } })).sheetsIn('index', '.js')).toEqual(['later']);
  });

  const LATE = ':root{--urzad-late:2px}';

  it('leaves for the later rules the tokens of which nothing speaks that comes at once', async () => {
    const files = await built();

    expect(files.text('first', '.css')).toContain('@layer urzad.theme{:root{--urzad-size:1px}}');
    expect(files.text('later', '.css')).toContain(`@layer urzad.theme{${LATE}}`);
  });

  it.each<[string, Project]>([
    ['a first script', { files: { 'main.js': `${SHEET}document.body.style.width = 'var(--urzad-late)';` } }],
    [
      'a page',
      {
        files: {
          'index.html': '<p style="width:var(--urzad-late)"><script type="module" src="./main.js"></script>',
        },
      },
    ],
    [
      'a sheet of the host',
      { files: { 'main.js': `${SHEET}import './own.css';`, 'own.css': 'p{width:var(--urzad-late)}' } },
    ],
    [
      'a sheet that another one imports',
      {
        files: {
          'main.js': `${SHEET}import './own.css';`,
          'own.css': '@import "./part.css";',
          'part.css': 'p{width:var(--urzad-late)}',
        },
      },
    ],
    ['the host', { tokens: ['--urzad-la-', '--urzad-late'] }],
  ])('has a token at once of which %s speaks', async (_, project) => {
    const files = await built(project);

    expect(files.text('first', '.css')).toContain('--urzad-late:2px');
  });

  it('has a later script that speaks of another token load the later rules', async () => {
    const files = await built({ files: { 'later.js': `document.body.style.width = 'var(--urzad-late)';` } });

    expect(files.sheetsIn('index', '.js')).toEqual(['later']);
    expect(files.text('later', '.css')).toContain(LATE);
  });

  it('counts every page', async () => {
    const files = await built({
      input: ['index.html', 'other.html'],
      files: { 'other.html': '<body class=u:later><script type="module" src="./main.js"></script>' },
    });

    expect(files.text('first', '.css')).toContain('u\\:later');
  });

  it('gives all rules to a later script that brings the sheet', async () => {
    const files = await built({
      files: {
        'main.js': `${show('u:first')}globalThis.later = () => import('./later.js');`,
        'later.js': `${SHEET}${show('u:later')}`,
      },
    });

    expect(files.sheetsIn('index', '.html')).toEqual([]);
    expect(files.sheetsIn('index', '.js')).toEqual(['later', 'styles']);
    expect(files.text('styles', '.css')).toContain(
      '@layer urzad.utilities{.u\\:page{margin:0}.u\\:first{margin:1px}.u\\:later{margin:2px}}',
    );
    expect(files.text('styles', '.css')).toContain('--urzad-size:1px;--urzad-late:2px');
  });

  it('gives a script another name when a sheet that it names is another one', async () => {
    const before = await built();
    const after = await built({
      rules: {
        ...RULES,
        rules: { 'urzad.utilities': [ruleOf('u:first', 'margin:1px'), ruleOf('u:later', 'margin:3px')] },
      },
    });

    for (const script of ['index', 'later'])
      expect(after.name(script, '.js')).not.toBe(before.name(script, '.js'));
  });

  it.each<[string, Project]>([
    ['one sheet for all scripts', { options: { cssCodeSplit: false } }],
    ['scripts for browsers without modules', { legacy: true }],
  ])('keeps the whole sheet where a build has %s', async (_, project) => {
    const files = await built(project);

    expect(files.css()).toEqual([expect.stringContaining('.whole')]);
  });

  it('says that it has nothing to do when no script imports the sheet', async () => {
    await built({ files: { 'main.js': show('u:first') } });

    expect(warnings).toEqual([expect.stringContaining('No script imports @urzad/ui/styles.css')]);
  });
});
