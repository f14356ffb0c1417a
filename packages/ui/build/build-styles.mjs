import { lightFonts } from '@urzad/ui/vite-fonts';
import { compileStyles } from './compile-styles.mjs';
import { sheetRulesOf } from './sheet-rules.mjs';
import { sheetsOf } from './sheets.mjs';
import { widgetSheetsOf } from './widget-sheets.mjs';

/** Small enough for the bundler of a host to write it into the style sheet, which a strict policy for fonts refuses. */
const LIGHT_FONT = /\.\/light-[\w-]+\.woff2/g;

/** @typedef {{ name: string, content: string | Uint8Array }} StyleFile */

/**
 * The style sheets of the published package with their fonts, which stand beside them. `styles.css` is for most hosts;
 * `styles.unlayered.css` holds the same rules for hosts whose own style sheets use no layers; `styles` has one for each widget, and
 * `styles.rules.json` the rules for the plugin that chooses among them.
 * @returns {Promise<StyleFile[]>}
 */
export async function buildStyles() {
  const { css: compiled, fonts } = await compileStyles([lightFonts()]);
  const css = compiled.replace(LIGHT_FONT, '$&?no-inline');
  const { layered, unlayered } = sheetsOf(css);
  const widgets = [...widgetSheetsOf(css)];

  return [
    { name: 'styles.css', content: layered },
    { name: 'styles.unlayered.css', content: unlayered },
    ...widgets.map(([name, content]) => ({ name: `styles/${name}.css`, content })),
    // For `lightStyles` of @urzad/ui/vite-styles.
    { name: 'styles.rules.json', content: `${JSON.stringify(sheetRulesOf(css))}\n` },
    // What TypeScript finds where a style sheet is imported.
    { name: 'css.d.ts', content: 'export {};\n' },
    ...fonts.map(({ name, bytes }) => ({ name, content: bytes })),
  ];
}
