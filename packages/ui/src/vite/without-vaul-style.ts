import type { Plugin } from 'vite';

/**
 * The two places from which vaul 1.1.2 comes to write style elements, and what stands there instead. Its own style
 * sheet, written as it is loaded, goes. Its overlay, which no widget shows, becomes a plain element: Radix' one would
 * bring its scroll lock into the bundle of every page with a dialog (4 kB gzip), and that writes a style element too.
 */
const PLACES = [
  { found: /^__insertCSS\("(?:[^"\\]|\\.)*"\);$/m, instead: '' },
  { found: /createElement\(DialogPrimitive\.Overlay,/, instead: "createElement('div'," },
];

/** Vaul's text without styles of its own. Throws when a place is not there: a person has to look at a new version. */
export function withoutStyles(code: string): string {
  return PLACES.reduce((text, { found, instead }) => {
    if (!found.test(text)) throw new Error(`vaul is not the 1.1.2 that @urzad/ui/vite knows: no ${found}.`);
    return text.replace(found, instead);
  }, code);
}

/**
 * Keeps vaul from writing style elements, which a Content-Security-Policy without `unsafe-inline` refuses. What the
 * sheet needs of that style is in the widgets' own CSS. Belongs in the Vite configuration of every page that uses
 * `@urzad/ui`; in development it works on the pre-bundled copy of vaul too.
 */
export function withoutVaulStyle(): Plugin {
  const transform = {
    name: 'without-vaul-style',
    transform: {
      filter: { id: /[\\/]vaul[\\/]dist[\\/]index\.m?js$/ },
      handler: (code: string) => ({ code: withoutStyles(code), map: null }),
    },
  };
  return { ...transform, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transform] } } }) };
}
