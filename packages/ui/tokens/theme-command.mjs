// `npx @urzad/ui theme brand.json`: writes brand.css beside it, or says what is wrong and writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { readBrand } from './brand.mjs';
import { contrastRefusals } from './contrast-gate.ts';
import { tokensCss } from './css.mjs';
import { themeCss } from './theme.mjs';
import { buildTokens } from './tokens.mjs';

export const USAGE_OF_THEME =
  'Usage: npx @urzad/ui theme brand.json\nWrites brand.css beside it. Import it after the styles of @urzad/ui.';

/**
 * The theme of a brand, or why there is none.
 * @param {string} text of brand.json @returns {{ css: string } | { refusals: string[] }}
 */
export function themeOf(text) {
  const read = readBrand(text);
  if ('refusals' in read) return read;

  const css = themeCss(read.brand);
  const refusals = contrastRefusals(tokensCss(buildTokens()) + css);
  return refusals.length > 0 ? { refusals } : { css };
}

/** @param {string[]} args after `theme` @returns {number} the exit code */
export function runTheme([file, ...rest]) {
  if (!file?.endsWith('.json') || rest.length > 0) {
    console.error(USAGE_OF_THEME);
    return 2;
  }
  try {
    return write(file, themeOf(readFileSync(file, 'utf8')));
  } catch (error) {
    // The sentence of Node names the file and what is wrong with it: missing, a folder, not to be written.
    console.error(`No theme was written: ${error instanceof Error ? error.message : error}.`);
    return 1;
  }
}

/** @param {string} file @param {ReturnType<typeof themeOf>} theme @returns {number} the exit code */
function write(file, theme) {
  if ('refusals' in theme) {
    console.error(
      [`No theme was written. ${file} has to change:`, ...theme.refusals.map((one) => `- ${one}`)].join('\n'),
    );
    return 1;
  }
  const sheet = file.replace(/\.json$/, '.css');
  writeFileSync(sheet, theme.css);
  process.stdout.write(`Wrote ${sheet}. Every pair of colours has the contrast that it needs.\n`);
  return 0;
}
