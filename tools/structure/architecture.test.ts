import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SIMULATED_PRESSES } from '../library/simulated-presses';
import { ASSEMBLED_STORIES, WIDGET_STORIES } from '../library/story-files';
import { entriesOf } from '../packages/published.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Files of a folder, as paths from the root, without built and generated ones. */
function filesBelow(folder: string, ending: RegExp): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(^|\/)(node_modules|dist|migrations|__screenshots__)\//.test(file))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => ending.test(file) && statSync(path.join(root, file)).isFile());
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function foldersOf(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Lines of code that match, except those with `architecture:` and a reason in the line above. */
function linesWith(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) => {
    const lines = read(file).split('\n');
    return lines.flatMap((line, at) => {
      const isComment = /^\s*(\/\/|\*|\/\*)/.test(line);
      const isExcused = /architecture: \S+/.test(lines[at - 1] ?? '');
      return !isComment && !isExcused && pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [];
    });
  });
}

const isTest = (file: string) => /\.(test|stories|spec)\.tsx?$|\/testing\//.test(file);
const sources = [
  ...filesBelow('packages', /\.tsx?$/),
  ...filesBelow('apps/portal/src', /\.tsx?$/),
  ...filesBelow('apps/server/src', /\.ts$/),
].filter((file) => !isTest(file));

describe('widgets', () => {
  // Folders that the public API does not name have parts of widgets; the stories of their owners show them.
  const widgetFolders = foldersOf('packages/ui/src').flatMap((room) =>
    foldersOf(`packages/ui/src/${room}`).map((name) => `${room}/${name}`),
  );
  const entries = entriesOf('packages/ui').map(({ source }) => source);
  const exported = entries.map((source) => read(`packages/ui/${source}`)).join('\n');
  const published = widgetFolders.filter(
    (folder) =>
      entries.some((source) => source.startsWith(`./src/${folder}/`)) ||
      new RegExp(`^(export \\{|\\} from).*'\\.{1,2}/${folder}/`, 'm').test(exported),
  );
  const withWidget = published.filter((folder) =>
    filesBelow(`packages/ui/src/${folder}`, /\.tsx$/).some(
      (file) => !isTest(file) && /^export function [A-Z]/m.test(read(file)),
    ),
  );

  it.each(withWidget)('%s has stories', (folder) => {
    // Context providers render nothing, so they need no stories.
    const isProvider = filesBelow(`packages/ui/src/${folder}`, /\.tsx$/).every((file) =>
      /Provider\b/.test(read(file)),
    );
    expect(isProvider || filesBelow(`packages/ui/src/${folder}`, /\.stories\.tsx$/).length > 0).toBe(true);
  });

  // Foundations tell of tokens, and these show many widgets at once; each of those has notes of its own.
  const ofManyWidgets = /\/foundations\/tokens\/|\/form\/overview\.stories|\/overlay\/layer-walk\.stories/;
  const stories = WIDGET_STORIES;
  const allStories = [...stories, ...ASSEMBLED_STORIES];

  // Widgets that other rooms are made of lie below them all; a reader looks for them by what they are.
  const shownElsewhere: Readonly<Record<string, string>> = {
    'foundations/avatar': 'Data',
    'foundations/counter': 'Data',
    'foundations/lazy-part': 'Feedback',
    'foundations/spinner': 'Feedback',
    'foundations/status-badge': 'Data',
  };

  it('lie in the room by whose name the titles of their stories begin', () => {
    const elsewhere = stories.filter((file) => {
      const [, folder = '', room = ''] = /^packages\/ui\/src\/((\w+)\/[^/]+)\//.exec(file) ?? [];
      const category = shownElsewhere[folder] ?? room.charAt(0).toUpperCase() + room.slice(1);
      return !read(file).includes(`title: '${category}/`);
    });
    expect(elsewhere).toEqual([]);
  });

  it('say in their stories which keys, roles and words they have', () => {
    const silent = stories.filter(
      (file) => !ofManyWidgets.test(file) && !/\bsatisfies AccessibilityNotes\b/.test(read(file)),
    );
    expect(silent).toEqual([]);
  });

  it('press and type in their stories by the hand, but for a list that gets shorter', () => {
    const press = /\buserEvent\.(?:click|dblClick|type|tab|keyboard|hover|unhover)\(/;
    expect(allStories.filter((file) => press.test(read(file))).toSorted()).toEqual(SIMULATED_PRESSES);
  });

  it('prove each state by what its play expects, or by a picture', () => {
    const silent = allStories.flatMap((file) => {
      const [meta = '', ...states] = read(file).split(/^export const (?=\w+: Story = \{)/m);
      if (/^ {2}play\b/m.test(meta)) return [];
      // What is made of another story plays as that one does.
      return states
        .map((state) => /^.*\};$|^[\s\S]*?^\};$/m.exec(state)?.[0] ?? state)
        .filter((state) => !/\bplay\b|'picture|\.\.\.[A-Z]|\.\.\.\w+\(/.test(state))
        .map((state) => `${file}: ${/^\w+/.exec(state)?.[0]}`);
    });
    expect(silent).toEqual([]);
  });

  it('prove their states through the accessibility tree, not by attributes', () => {
    // States that no query and no matcher of the testing library knows.
    const beyondQueries = 'disabled|readonly|sort|rowcount|rowindex|colcount|colindex';
    const attribute = new RegExp(
      `(?:toHave|get|has)Attribute\\(\\s*['"](?:role['"]|aria-(?!(?:${beyondQueries})['"]))`,
    );
    // No matcher knows the names of many elements in their order, so those may be read.
    const property = new RegExp(`\\.aria(?!(?:label|${beyondQueries})\\b)[a-z]\\w*\\b(?!\\s*=[^=])`, 'i');
    const found = allStories.flatMap((file) =>
      [attribute, property].flatMap((pattern) => {
        const [words] = pattern.exec(read(file)) ?? [];
        return words ? [`${file}: ${words}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('are public where patterns, screens and examples assemble them', () => {
    const assembled = filesBelow('.storybook', /\.tsx$/).filter((file) =>
      /^\.storybook\/(?:guidance|patterns|screens|testing)\//.test(file),
    );
    expect(assembled.length).toBeGreaterThan(10);
    expect(linesWith(assembled, /from '[^']*packages\/(?!ui\/src\/internal\/testing\/)/)).toEqual([]);
    // Classes of the library are no part of its interface.
    expect(linesWith(assembled, /\bu:/)).toEqual([]);
  });

  it('load code that comes later by lazyPart, as a failure of lazy takes the page along', () => {
    const widgets = sources.filter((file) => file.startsWith('packages/ui/src/'));
    expect(linesWith(widgets, /\blazy\(|\bReact\.lazy\b/)).toEqual([]);
  });

  it('know no address, no storage and no server', () => {
    // The decoders of PDF.js lie in the package itself, at addresses that the bundler of a host makes.
    const ofThePackage = 'packages/ui/src/files/pdf-view/decoder-files.ts';
    const widgets = filesBelow('packages/ui/src', /\.tsx?$/).filter(
      (file) => !isTest(file) && file !== ofThePackage,
    );
    expect(linesWith(widgets, /\b(fetch\(|XMLHttpRequest|localStorage|sessionStorage|indexedDB)\b/)).toEqual(
      [],
    );
  });
});

describe('features of the portal', () => {
  const FEATURES = 'apps/portal/src/features';
  const features = foldersOf(FEATURES);

  it.each(features)(
    '%s has screens, components, logic, api, menu, messages and routes, and nothing else',
    (name) => {
      const known = /^(?:screens|components|logic|messages|api\.ts|menu\.ts|messages\.ts|routes\.tsx)$/;
      const entries = readdirSync(path.join(root, FEATURES, name));
      expect(entries.filter((entry) => !known.test(entry))).toEqual([]);
      // Several sets of words are a folder, one is a file.
      expect(entries.filter((entry) => /^messages/.test(entry)).length).toBeLessThan(2);
    },
  );

  it('draw in screens and components only', () => {
    const files = filesBelow(FEATURES, /\.tsx?$/).filter((file) => !isTest(file));
    const draws = (file: string) => /\/(?:screens|components)\/|\/routes\.tsx$/.test(file);
    expect(files.filter((file) => draws(file) !== file.endsWith('.tsx'))).toEqual([]);
  });
});

describe('resources of the server', () => {
  /** Other resources make and read their rows: endpoints of their own come with their screens. */
  const withoutRoutes = ['care-providers', 'cofunding-employers'];
  const resources = foldersOf('apps/server/src/resources').filter((name) => !withoutRoutes.includes(name));

  it.each(resources)('%s has tests of its routes and a place in the map of the API', (name) => {
    const files = readdirSync(path.join(root, 'apps/server/src/resources', name), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files.some((file) => /routes?(\.both)?\.test\.ts$/.test(file))).toBe(true);
    expect(read('apps/server/src/resources/index.ts')).toContain(`./${name}/`);
  });
});

describe('one place for each outside thing', () => {
  it('requests are sent by the HTTP client and the sending of uploads only', () => {
    const files = sources.filter(
      (file) => file.startsWith('apps/portal') && !/\/shared\/(http\/|uploads\/sending\.)/.test(file),
    );
    expect(linesWith(files, /\bfetch\(|new XMLHttpRequest/)).toEqual([]);
  });

  it('localStorage stands in session/ only', () => {
    const files = sources.filter(
      (file) => file.startsWith('apps/portal') && !file.includes('/shared/session/'),
    );
    expect(linesWith(files, /\b(localStorage|sessionStorage)\b/)).toEqual([]);
  });

  it('process.env stands in config.ts only', () => {
    const files = sources.filter((file) => !file.endsWith('apps/server/src/config.ts'));
    expect(linesWith(files, /\bprocess\.env\b/)).toEqual([]);
  });

  it('the clock is read at the edge only', () => {
    const files = sources.filter((file) =>
      /^(packages\/domain|packages\/grants|packages\/contract|apps\/server\/src\/resources)\//.test(file),
    );
    expect(linesWith(files, /\bDate\.now\(\)|\bnew Date\(\)/)).toEqual([]);
  });

  // The first formatter takes a slow phone 30 ms and more; at the top of a module each page with it pays.
  it('a formatter of Intl is made at its first use, not while a module loads', () => {
    const files = sources.filter((file) => !file.startsWith('apps/server/'));
    expect(linesWith(files, /^(export )?const \w+ = new Intl\./)).toEqual([]);
  });
});

describe('words', () => {
  it('paths come from paths.ts, not from literals', () => {
    const screens = sources.filter((file) => file.startsWith('apps/portal/src') && file.endsWith('.tsx'));
    expect(linesWith(screens, /\b(to|href)="\//)).toEqual([]);
  });

  it('Polish stands in labels and messages, not in screens and widgets', () => {
    const screens = sources.filter((file) => file.endsWith('.tsx'));
    expect(linesWith(screens, /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/)).toEqual([]);
  });

  it('no file names a host of a package registry', () => {
    const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
    const files = tracked
      .filter((file) => /\.(json|ya?ml|mjs|tsx?|md|html)$/.test(file) && existsSync(path.join(root, file)))
      .filter((file) => file !== 'tools/structure/architecture.test.ts');
    expect(files.length).toBeGreaterThan(0);
    expect(linesWith(files, /registry\.(npmjs|yarnpkg)|npmmirror|jsr\.io|deb\.debian\.org/)).toEqual([]);
  });
});

describe('tests', () => {
  it('that mock a module load it anew, and leave none of it to the next file', () => {
    const mocking = ['packages', 'apps', 'tools']
      .flatMap((folder) => filesBelow(folder, /\.test\.tsx?$/))
      .filter((file) => /^vi\.mock\(/m.test(read(file)));
    const forgetful = mocking.filter((file) =>
      ['vi.hoisted(() => vi.resetModules());', 'afterAll(() => vi.resetModules());'].some(
        (line) => !read(file).includes(line),
      ),
    );
    expect(mocking).not.toEqual([]);
    expect(forgetful).toEqual([]);
  });
});

describe('shape of files', () => {
  it('a name stands once in a package, but for those that every resource and every feature has', () => {
    const everywhere =
      /\/(?:messages\/.*|(?:api|columns|emails|index|menu|messages|policy|presenter|public|repository|routes|step|table)\.tsx?)$/;
    const named = Object.groupBy(
      sources.filter((file) => !everywhere.test(file)),
      (file) => `${file.split('/', 2).join('/')}: ${path.basename(file)}`,
    );
    expect(Object.values(named).filter((files = []) => files.length > 1)).toEqual([]);
  });

  it('no file exports everything of another', () => {
    expect(linesWith(sources, /^export \* /)).toEqual([]);
  });

  it('only widgets and the package itself have an index', () => {
    const barrels = sources.filter((file) => /^apps\/.*\/index\.tsx?$/.test(file));
    expect(barrels.filter((file) => file !== 'apps/server/src/resources/index.ts')).toEqual([]);
  });

  it('a file over 300 lines says on its first line why', () => {
    const stories = [...WIDGET_STORIES, ...ASSEMBLED_STORIES];
    const long = [...sources, ...stories].filter(
      (file) => read(file).split('\n').length > 300 && !/^(\/\/|\/\*)/.test(read(file)),
    );
    expect(long).toEqual([]);
  });

  it('no colour is written outside the tokens', () => {
    const widgets = sources.filter((file) => file.endsWith('.tsx'));
    expect(linesWith(widgets, /#[0-9a-fA-F]{6}\b|\boklch\(|\brgba?\(/)).toEqual([]);
  });
});
