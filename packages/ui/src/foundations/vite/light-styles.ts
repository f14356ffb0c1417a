import { beginningOf, classesOf, type SheetRules, sheetParts, wholeSheet } from './sheet-parts';
import { isSpokenOf, tokensIn } from './sheet-tokens';
import { askingAgain } from './sheets-asked-again';

/** By this name scripts import the sheet. The one without layers has no order in which a part of it could come later. */
const SHEET = '@urzad/ui/styles.css';

/** Stands beside the sheet. */
const RULES = 'styles.rules.json';

/** Whatever may be the name of a class of ours in a script. */
const NAMES = /u:[^\s"'`\\{}$]+/g;

/** A name with such a sign is no word of a script. */
const NO_WORD = /[\s"'`\\{}$]/;

/** A sheet of the host. */
const STYLES = /\.(?:css|less|s[ac]ss|styl(?:us)?|pcss|postcss|sss)(?:$|\?)/;

/** What Vite and Rolldown take as a plugin, in words of our own: who installs the package may have no Vite. */
export interface LightStyles {
  /** In messages of Vite. */
  name: string;
  /** A page in development has the whole sheet. */
  apply: 'build';
  /** A server loads no styles. */
  applyToEnvironment: (environment: { config: { consumer: string } }) => boolean;
  /** Learns whether sheets of later scripts come with these. */
  configResolved: (config: BuildConfig) => void;
  /** Learns where the sheet lies, whichever plugin finds it. */
  resolveId: {
    order: 'pre';
    handler: (this: Building, source: string, importer: string | undefined) => Promise<{ id: string } | null>;
  };
  /** Leaves of the sheet its beginning. */
  load: { order: 'pre'; handler: (this: Building, id: string) => Promise<string | null> };
  /** Learns of which tokens the sheets of the host speak, and has Vite ask again for a sheet that did not come. */
  transform: (this: Building, code: string, id: string) => { code: string; map: null } | null;
  /** Says when it has nothing to do. */
  buildEnd: (this: Building) => void;
  /** Forgets the scripts of the last build. */
  renderStart: () => void;
  /** Gives scripts the sheets that they need. Behind Vite, which gives them the rest. */
  renderChunk: {
    order: 'post';
    handler: (
      this: Building,
      code: string,
      chunk: Script,
      options: unknown,
      meta: AllScripts,
    ) => Promise<null>;
  };
}

/** The part of the configuration that is read. */
type BuildConfig = { build: { cssCodeSplit: boolean }; plugins: readonly { name: string }[] };

/** The part of the bundler that is used. */
type Building = {
  resolve: (
    source: string,
    importer: string | undefined,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string } | null>;
  emitFile: (file: { type: 'asset'; name: string; source: string }) => string;
  getFileName: (reference: string) => string;
  fs: { readFile: (file: string, options: { encoding: 'utf8' }) => Promise<string> };
  warn: (message: string) => void;
};

/** The part of a built script that is read. */
type Script = {
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  moduleIds: string[];
  modules: Record<string, { code: string | null }>;
  viteMetadata?: { importedCss: Set<string> };
};

type AllScripts = { chunks: Record<string, Script> };

/** What the plugin cannot know. */
export interface LightStylesOptions {
  /**
   * Tokens of which only a sheet outside of the build speaks, such as one that a page links to, or the beginnings of their names:
   * `['--urzad-plum-9', '--urzad-chart-']`. Without it those come with the later rules. @default none
   */
  tokens?: readonly string[];
}

/** The files of the sheets that scripts need, by the names of the scripts' files. */
type Sheets = ReadonlyMap<string, string>;

/**
 * A plugin of Vite by which a page loads `@urzad/ui/styles.css` in two parts: at once the rules of classes that its first scripts
 * name, with the tokens of which those, its pages and its own sheets speak, and with the first script that comes later and names
 * something else, before it runs, all rules. The same rules win as in the whole sheet. For Vite 8, and pages that scripts draw: one
 * that a server renders has classes of later scripts from the start.
 *
 * A build with one sheet for all scripts (`cssCodeSplit: false`), or for browsers without modules, keeps the whole sheet.
 */
export function lightStyles({ tokens: given = [] }: LightStylesOptions = {}): LightStyles {
  /** By the sheets of the host, of which a build that watches compiles the changed ones alone. */
  const spoken = new Map<string, readonly string[]>();
  let isSplit = true;
  let found: { id: string; rules: Promise<SheetRules> } | undefined;
  let sheets: Promise<Sheets> | undefined;

  return {
    name: 'light-styles',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configResolved({ build, plugins }) {
      isSplit = build.cssCodeSplit && !plugins.some(({ name }) => name.startsWith('vite:legacy'));
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (source !== SHEET || !isSplit) return null;

        const sheet = await this.resolve(source, importer, { skipSelf: true });
        if (sheet) found = { id: sheet.id, rules: rulesBeside(this, sheet.id) };
        return sheet;
      },
    },
    load: {
      order: 'pre',
      handler: async (id) => (id === found?.id ? beginningOf(await found.rules) : null),
    },
    transform(code, id) {
      // Behind Vite, which has compiled it.
      if (STYLES.test(id)) spoken.set(id, tokensIn(code));
      return isSplit ? askingAgain(this, code, id) : null;
    },
    buildEnd() {
      if (isSplit && !found)
        this.warn(`No script imports ${SHEET}, so that there is no sheet to choose from.`);
    },
    renderStart() {
      sheets = undefined;
    },
    renderChunk: {
      order: 'post',
      async handler(_code, chunk, _options, { chunks }) {
        if (!found) return null;

        const tokens = new Set([...given, ...[...spoken.values()].flat()]);
        sheets ??= sheetsOf(this, { ...found, scripts: Object.values(chunks), tokens });
        const sheet = (await sheets).get(chunk.fileName);
        if (sheet) chunk.viteMetadata?.importedCss.add(sheet);
        return null;
      },
    },
  };
}

async function rulesBeside({ fs }: Building, sheet: string): Promise<SheetRules> {
  return JSON.parse(await fs.readFile(sheet.replace(/[^/\\]+$/, RULES), { encoding: 'utf8' }));
}

type Built = {
  id: string;
  rules: Promise<SheetRules>;
  scripts: readonly Script[];
  /** Of which the sheets of the host speak. */
  tokens: ReadonlySet<string>;
};

/** Makes the files of the sheets, each named by its content, so that the names of scripts change with them. */
async function sheetsOf(building: Building, { id, rules, scripts, tokens }: Built): Promise<Sheets> {
  const sheet = await rules;
  const atOnce = reachedAtOnce(scripts);
  const holder = scripts.find(({ moduleIds }) => moduleIds.includes(id));
  if (!holder) return new Map();

  const emit = (name: string, source: string) =>
    building.getFileName(building.emitFile({ type: 'asset', name, source }));
  if (!atOnce.has(holder)) return new Map([[holder.fileName, emit('styles.css', wholeSheet(sheet))]]);

  const pages = await pagesOf(building, scripts);
  const inPages = classesOf(sheet).filter((name) => pages.some((page) => page.includes(name)));
  const named = new Set([...inPages, ...[...atOnce].flatMap(namesIn)]);
  const { first, later, missing, missingTokens } = sheetParts(sheet, {
    isNamed: (name) => named.has(name) || NO_WORD.test(name),
    tokens: new Set([...tokens, ...pages.flatMap(tokensIn), ...[...atOnce].flatMap(tokensOf)]),
  });
  const isNeeded = (script: Script) =>
    namesIn(script).some((name) => missing.has(name)) || speaksOf(script, missingTokens);
  const needing = scripts.filter((script) => !atOnce.has(script) && isNeeded(script));
  const laterFile = needing.length > 0 ? emit('later.css', later) : '';
  return new Map([
    [holder.fileName, emit('first.css', first)],
    ...needing.map(({ fileName }) => [fileName, laterFile] as const),
  ]);
}

/** What pages load before anything is asked for. */
function reachedAtOnce(scripts: readonly Script[]): ReadonlySet<Script> {
  const reached = new Set(scripts.filter(({ isEntry }) => isEntry));
  // What is added on the way is visited too.
  for (const { imports } of reached)
    for (const script of scripts) if (imports.includes(script.fileName)) reached.add(script);
  return reached;
}

/** The text of the pages: elements that stand there may have classes of ours. */
function pagesOf({ fs }: Building, scripts: readonly Script[]): Promise<string[]> {
  const pages = scripts.flatMap(({ facadeModuleId: page }) => (page?.endsWith('.html') ? [page] : []));

  return Promise.all(pages.map((page) => fs.readFile(page, { encoding: 'utf8' })));
}

function namesIn({ modules }: Script): string[] {
  return Object.values(modules).flatMap(({ code }) => code?.match(NAMES) ?? []);
}

function tokensOf({ modules }: Script): string[] {
  return Object.values(modules).flatMap(({ code }) => tokensIn(code ?? ''));
}

function speaksOf(script: Script, tokens: readonly string[]): boolean {
  const spoken = new Set(tokensOf(script));

  return tokens.some((token) => isSpokenOf(token, spoken));
}
