// Writes tokens.json (the whole language, for tools), src/foundations/styles/tokens.css (for browsers) and the themes of
// the brands in this repository. Run: node scripts/run.mjs exec node packages/ui/tokens/build-tokens.mjs
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBrand } from './brand.mjs';
import { tokensCss } from './css.mjs';
import { themeCss } from './theme.mjs';
import { buildTokens } from './tokens.mjs';

export const JSON_FILE = new URL('./tokens.json', import.meta.url);
export const CSS_FILE = new URL('../src/foundations/styles/tokens.css', import.meta.url);

/** Other offices, whose looks are tested and shown beside ours. */
export const BRANDS = globSync('brands/*.json', { cwd: import.meta.dirname }).map(
  (file) => new URL(file, import.meta.url),
);

/** The text of tokens.json: one colour on one line. */
export function tokensJson(tokens) {
  return `${JSON.stringify(tokens, null, 1).replace(
    /\{\n\s+"oklch": ("[^"]+"),\n\s+"hex": ("[^"]+")\n\s+\}/g,
    '{ "oklch": $1, "hex": $2 }',
  )}\n`;
}

/** @param {URL} brand @returns {URL} the style sheet beside it */
export const themeFile = (brand) => new URL(brand.href.replace(/json$/, 'css'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tokens = buildTokens();
  writeFileSync(JSON_FILE, tokensJson(tokens));
  writeFileSync(CSS_FILE, tokensCss(tokens));
  for (const file of BRANDS) {
    const read = readBrand(readFileSync(file, 'utf8'));
    if ('refusals' in read) throw new Error(read.refusals.join('\n'));
    writeFileSync(themeFile(file), themeCss(read.brand));
  }
}
