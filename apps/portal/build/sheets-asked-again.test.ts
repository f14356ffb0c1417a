import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { sheetsAskedAgain } from './sheets-asked-again';

const SOURCES: Record<string, string> = {
  'virtual:first.js': 'globalThis.later = () => import("virtual:later.js");',
  'virtual:later.js': 'import "virtual:later.css"; globalThis.later = "later";',
  'virtual:later.css': '.later{color:red}',
};

/** Builds a script whose later part has a sheet. @param preload what another version of Vite has as its script that loads sheets */
async function built(preload?: (code: string) => string) {
  const warnings: string[] = [];
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
        transform: (code, id) => (id.includes('preload-helper') ? preload?.(code) : undefined),
      },
      sheetsAskedAgain(),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:first.js',
        onLog: (level, { message }) => void (level === 'warn' && warnings.push(message)),
      },
    },
  })) as Rolldown.RolldownOutput; // of one build, without a watcher
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  return { code, warnings };
}

it('has Vite ask again for a sheet that did not come', async () => {
  const { code, warnings } = await built();

  expect(warnings).toEqual([]);
  expect(code).toMatch(/delete \w+\[\w+\]/);
  expect(code).toMatch(/"error"|`error`/);
  expect(code).toMatch(/\w\.remove\(\)/);
});

it.each([
  ['seen[href] = void 0', 'seen[href] = undefined'],
  ['e.type === "error"', 'e.type == "error"'],
])('says so where Vite would ask only once, without `%s`', async (known, other) => {
  const { warnings } = await built((code) => code.replaceAll(known, other));

  expect(warnings).toEqual([expect.stringContaining('does not ask again for a sheet')]);
});
