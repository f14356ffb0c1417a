import { lightFonts } from '@urzad/ui/vite-fonts';
import { compileStyles } from './compile-styles.mjs';
import { sheetsOf } from './sheets.mjs';

/** Small enough for the bundler of a host to write it into the style sheet, which a strict policy for fonts refuses. */
const LIGHT_FONT = /\.\/light-[\w-]+\.woff2/g;

/** @typedef {{ name: string, content: string | Uint8Array }} StyleFile */

/**
 * The style sheets of the published package with their fonts, which stand beside them. `styles.css` is for most hosts;
 * `styles.unlayered.css` holds the same rules for hosts whose own style sheets use no layers.
 * @returns {Promise<StyleFile[]>}
 */
export async function buildStyles() {
  const { css: compiled, fonts } = await compileStyles([lightFonts()]);
  const { layered, unlayered } = sheetsOf(compiled.replace(LIGHT_FONT, '$&?no-inline'));

  return [
    { name: 'styles.css', content: layered },
    { name: 'styles.unlayered.css', content: unlayered },
    // What TypeScript finds where a style sheet is imported.
    { name: 'css.d.ts', content: 'export {};\n' },
    ...fonts.map(({ name, bytes }) => ({ name, content: bytes })),
  ];
}
