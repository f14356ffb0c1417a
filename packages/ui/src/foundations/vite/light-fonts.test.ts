import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightFonts } from './light-fonts';

let folder: string;
let css: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'light-fonts-'));
  await build({
    configFile: false,
    logLevel: 'error',
    cacheDir: path.join(folder, 'cache'),
    plugins: [lightFonts()],
    build: {
      outDir: folder,
      // A minified range has a short form of its own.
      cssMinify: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'testing/fonts.css') },
    },
  });
  const sheet = (await readdir(path.join(folder, 'assets'))).find((name) => name.endsWith('.css'));
  css = await readFile(path.join(folder, 'assets', sheet ?? ''), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

it('gives the usual signs of Polish and English in at most 17 kB', async () => {
  const faces = facesFor('Zażółć gęślą jaźń, ŻÓŁĆ: „tak” – 1 140,00 zł, § 5 • 2 × 4');
  expect(faces.map(isLight)).toEqual([true, true]);

  const sizes = await Promise.all(faces.map(async ({ file }) => (await stat(path.join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(17_000);
});

it.each(['ü', 'ř', 'č', 'ő', 'ñ'])('has %s in the whole font of the package', (letter) => {
  expect(facesFor(letter).map(isLight)).toEqual([false]);
});

it('keeps the figures of one width', async () => {
  const [face] = facesFor('1');
  const font = await subsetFont(await readFile(path.join(folder, face?.file ?? '')), '0123456789', {
    targetFormat: 'truetype',
  });

  // Its tables name the features of the layout.
  expect(Buffer.from(font).includes('tnum')).toBe(true);
});

it('has all parts of a font say the same weights, or they would be several fonts', () => {
  expect(new Set(facesFor('zżüř').map(({ weights }) => weights))).toEqual(new Set(['200 800']));
});

interface Face {
  file: string;
  weights: string;
  ranges: string;
}

const isLight = ({ file }: Face) => path.basename(file).startsWith('light-');

/** The faces of the font for reading that a browser fetches for a text. */
function facesFor(text: string): Face[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*Next Variable[^}]*)\}/g)].map(
    ([, face = '']): Face => {
      const one = (pattern: RegExp) => pattern.exec(face)?.[1] ?? '';
      return {
        file: one(/url\(["']?\/?([^)"']+)/),
        weights: one(/font-weight:\s*([^;]+)/),
        ranges: one(/unicode-range:\s*([^;}]+)/),
      };
    },
  );

  return faces.filter(({ ranges }) => [...text].some((sign) => isWithin(sign, ranges)));
}

function isWithin(sign: string, ranges: string): boolean {
  const code = sign.codePointAt(0) ?? 0;

  return [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].some(
    ([, first = '', last = first]) => Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16),
  );
}
