import { SourceMap } from 'node:module';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledAhead } from './compiled-ahead';

const HINT = '//# allFunctionsCalledOnLoad\n';
const SOURCES: Record<string, string> = {
  'virtual:first.js':
    'globalThis.later = () => import("virtual:later.js");\nglobalThis.large = () => import("virtual:large.js");\nthrow new Error("here");',
  'virtual:later.js': 'globalThis.later = () => "later";',
  'virtual:large.js': `globalThis.large = () => ${JSON.stringify('x'.repeat(200_001))};`,
};

let chunks: Rolldown.OutputChunk[];
let files: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  files = await filesWith({ sourcemap: true });
  chunks = files.filter((file) => file.type === 'chunk');
});

async function filesWith(options: { sourcemap: boolean | 'inline'; banner?: string }) {
  const { sourcemap, banner = '' } = options;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
      },
      compiledAhead(),
    ],
    build: {
      write: false,
      sourcemap,
      rolldownOptions: { input: 'virtual:first.js', output: { banner } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One output was asked for.');
  return result.output;
}

const holding = (word: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(word)));

describe('compiledAhead', () => {
  it.each(['first', 'later'])('says it on the first line of the file that comes %s', (word) => {
    expect(holding(word)?.code.startsWith(HINT)).toBe(true);
  });

  it('leaves out a large file that comes later', () => {
    expect(holding('large')?.code).not.toContain(HINT);
  });

  it.each([{ sourcemap: 'inline' }, { sourcemap: false, banner: '#!/usr/bin/env node' }] as const)(
    'leaves out what needs its first line: %o',
    async (options) => {
      const [first] = await filesWith(options);
      expect(first.code).not.toContain(HINT);
    },
  );

  it('keeps the source map true', () => {
    const code = holding('first')?.code ?? '';
    const map = files.find(({ fileName }) => fileName === holding('first')?.sourcemapFileName);
    const before = code.slice(0, code.lastIndexOf('throw')).split('\n');
    const found = new SourceMap(JSON.parse(map?.type === 'asset' ? String(map.source) : '{}')).findEntry(
      before.length - 1,
      before.at(-1)?.length ?? 0,
    );

    expect(found).toMatchObject({ generatedLine: before.length - 1, originalLine: 2 });
  });
});
