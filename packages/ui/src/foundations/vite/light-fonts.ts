/// <reference path="./subset-font.d.ts" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What Polish and English are written with: letters, figures, and the signs of our words and amounts. */
const USUAL_SIGNS = `${String.fromCodePoint(...between(0x20, 0x7e))}ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u{a0}§©«»°²·×–—‘’‚“”„•…\u{202f}€→−`;

/** The weights of the styles: normal, medium, semibold, bold. */
const WEIGHTS = { min: 400, max: 700 };

const FONT_IMPORT = /@import "(@fontsource-variable\/[\w-]+)";/g;

/**
 * Fonts of a built page come in two parts: the usual signs in the weights that are used, a third of the bytes, and the
 * whole font as its package has it, which a browser fetches when a page has another letter (`ü`, `č`). Stands before
 * Tailwind in the Vite configuration; a page without it, or in development, has the whole fonts at once.
 */
export function lightFonts(): Plugin {
  let folder = '';

  return {
    name: 'light-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => {
      folder = path.join(cacheDir, 'light-fonts');
    },
    transform: {
      filter: { id: /\.css$/, code: /@fontsource-variable\// },
      async handler(code, id) {
        const require = createRequire(id);
        await mkdir(folder, { recursive: true });
        const sheets = new Map<string, string>();
        for (const [line, name = ''] of code.matchAll(FONT_IMPORT)) {
          const sheet = path.join(folder, `${path.basename(name)}.css`);
          await writeFile(sheet, await withLightFaces(require.resolve(name), folder));
          sheets.set(line, `@import "${sheet}";`);
        }
        return { code: code.replaceAll(FONT_IMPORT, (line) => sheets.get(line) ?? line), map: null };
      },
    },
  };
}

/** The style sheet of a font with each of its faces in two: the usual signs, and all others. */
async function withLightFaces(sheet: string, folder: string): Promise<string> {
  const css = await readFile(sheet, 'utf8');
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];

  return (await Promise.all(faces.map((face) => bothFaces(face, path.dirname(sheet), folder)))).join('\n');
}

async function bothFaces(face: string, from: string, folder: string): Promise<string> {
  const [, url] = /url\((\.[^)]+\.woff2)\)/.exec(face) ?? [];
  const [ranges] = /U\+[^;]+/.exec(face) ?? [];
  if (!url || !ranges) throw new Error(`A font face of an unknown form: ${face}`);

  const file = path.join(from, url);
  const codes = codesOf(ranges);
  const usual = codes.filter((code) => USUAL_SIGNS.includes(String.fromCodePoint(code)));
  const light = `light-${path.basename(url)}`;
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
  const bytes = await subsetFont(await readFile(file), String.fromCodePoint(...usual), options);
  await writeFile(path.join(folder, light), bytes);

  // The weights that both say are the same: faces that differ in more than their range are no parts of one font to a browser.
  const others = codes.filter((code) => !usual.includes(code));
  return [
    face.replace(url, path.relative(folder, file)).replace(ranges, rangesOf(others)),
    // Never inside the style sheet, which everybody loads, and whose policy refuses it.
    face.replace(url, `./${light}?no-inline`).replace(ranges, rangesOf(usual)),
  ].join('\n');
}

/** The signs of a `unicode-range` (`U+0000-00FF,U+0131`). */
function codesOf(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return between(first, last);
  });
}

/** Neighbours in one range. */
function rangesOf(codes: readonly number[]): string {
  const has = new Set(codes);
  const starts = codes.filter((code) => !has.has(code - 1));
  const ends = codes.filter((code) => !has.has(code + 1));
  return starts.map((start, at) => `U+${start.toString(16)}-${ends[at]?.toString(16)}`).join(',');
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
