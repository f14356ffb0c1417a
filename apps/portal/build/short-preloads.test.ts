import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { shortPreloads } from './short-preloads';

const SOURCES: Record<string, string> = {
  'virtual:first.js': `
    import { first } from 'virtual:with-first.js';
    globalThis.first = first;
    globalThis.screens = [() => import('virtual:a.js'), () => import('virtual:b.js'), () => import('virtual:c.js')];`,
  'virtual:with-first.js': 'export const first = globalThis.anything;',
  'virtual:shared.js': 'export const shared = globalThis.something;',
  'virtual:other.js': 'export const other = globalThis.else;',
  'virtual:a.js': `
    import { first } from 'virtual:with-first.js';
    import { shared } from 'virtual:shared.js';
    import { other } from 'virtual:other.js';
    globalThis.a = [first, shared, other];`,
  'virtual:b.js': `
    import { other } from 'virtual:other.js';
    import { first } from 'virtual:with-first.js';
    import { shared } from 'virtual:shared.js';
    globalThis.b = [other, first, shared];`,
  'virtual:c.js': `
    import { first } from 'virtual:with-first.js';
    globalThis.c = first;`,
};

/** The files that are asked for along with each screen, as the entry lists them. */
async function preloads(): Promise<string[][]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
      },
      shortPreloads(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'virtual:first.js',
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: ['with-first', 'shared', 'other', 'a', 'b', 'c'].map((name) => ({
              name,
              test: (id: string) => id === `virtual:${name}.js`,
              includeDependenciesRecursively: false,
            })),
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput; // of one build, without a watcher
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const code = entry?.type === 'chunk' ? entry.code : '';
  const files = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[];

  return [...code.matchAll(/__vite__mapDeps\((\[[^\]]*\])\)/g)].map(([, list = '[]']) =>
    (JSON.parse(list) as number[]).map((at) => files[at] ?? ''),
  );
}

it('leaves out what the entry has loaded, and names the files of each screen in one order', async () => {
  const [a = [], b = [], ...others] = await preloads();

  const sharedByBoth = ['rolldown-runtime.js', 'shared.js', 'other.js'];
  expect(a.toSorted()).toEqual(['a.js', ...sharedByBoth].toSorted());
  expect(b.filter((file) => file !== 'b.js')).toEqual(a.filter((file) => file !== 'a.js'));
  expect(others.flat()).not.toContain('with-first.js');
});
