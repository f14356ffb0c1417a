// Writes every file that is made of the tokens: tokens.json (the whole language, for our own tools) and the themes of the
// brands in this repository here, and for hosts `dtcg` (for design tools), tokens.css (for browsers), tailwind.css and
// token-values.ts. Run: node scripts/run.mjs exec node packages/ui/tokens/build-tokens.mjs
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBrand } from './brand.mjs';
import { tokensCss } from './css.mjs';
import { dtcgJson, dtcgOf } from './dtcg.mjs';
import { SCHEMES } from './palette.mjs';
import { tailwindCss } from './tailwind.mjs';
import { themeCss } from './theme.mjs';
import { buildTokens } from './tokens.mjs';
import { tokensTypeScript } from './typescript.mjs';

const STYLES = new URL('../src/foundations/styles/', import.meta.url);

/** The files of the library itself, and what is in them. @returns {{ file: URL, text: string }[]} */
export function tokenFiles() {
  const tokens = buildTokens();
  return [
    { file: new URL('./tokens.json', import.meta.url), text: tokensJson(tokens) },
    { file: new URL('tokens.css', STYLES), text: tokensCss(tokens) },
    { file: new URL('tailwind.css', STYLES), text: tailwindCss(tokens) },
    {
      file: new URL('../src/foundations/tokens/token-values.ts', import.meta.url),
      text: tokensTypeScript(tokens),
    },
    ...SCHEMES.map((scheme) => ({
      file: new URL(`./dtcg/${scheme}.tokens.json`, import.meta.url),
      text: `${dtcgJson(dtcgOf(tokens, scheme))}\n`,
    })),
  ];
}

/** Other offices, whose looks are tested and shown beside ours. */
export const BRANDS = globSync('brands/*.json', { cwd: import.meta.dirname }).map(
  (file) => new URL(file, import.meta.url),
);

/** The text of tokens.json: one colour on one line. */
function tokensJson(tokens) {
  return `${JSON.stringify(tokens, null, 1).replace(
    /\{\n\s+"oklch": ("[^"]+"),\n\s+"hex": ("[^"]+")\n\s+\}/g,
    '{ "oklch": $1, "hex": $2 }',
  )}\n`;
}

/** @param {URL} brand @returns {URL} the style sheet beside it */
export const themeFile = (brand) => new URL(brand.href.replace(/json$/, 'css'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of tokenFiles()) writeFileSync(file, text);
  for (const file of BRANDS) {
    const read = readBrand(readFileSync(file, 'utf8'));
    if ('refusals' in read) throw new Error(read.refusals.join('\n'));
    writeFileSync(themeFile(file), themeCss(read.brand));
  }
}
