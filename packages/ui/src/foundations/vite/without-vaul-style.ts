import type { Plugin } from 'vite';

/**
 * The places of vaul 1.1.2 that a strict page cannot use, and what stands there instead. Its own style sheet, written
 * as it is loaded, goes. Its overlay, which no widget shows, becomes a plain element: Radix' one would bring its scroll
 * lock into the bundle of every page with a dialog (4 kB gzip), and that writes a style element too. And its search for
 * something that scrolls under the finger ends at the sheet, whatever its role: past it stands the scrolled page, on
 * which a question (`alertdialog`) could not be swiped away. Its dialog is not modal in Radix' sense, nor does it touch
 * the pointer events of the page: what stands still behind a layer is the layer stack's to say, and its alone.
 */
const PLACES = [
  { found: /^__insertCSS\("(?:[^"\\]|\\.)*"\);$/m, instead: '' },
  { found: /createElement\(DialogPrimitive\.Overlay,/, instead: "createElement('div'," },
  {
    found: /element\.getAttribute\('role'\) === 'dialog'/,
    instead: "element.hasAttribute('data-vaul-drawer')",
  },
  {
    found: /createElement\(DialogPrimitive\.Root, \{/,
    instead: 'createElement(DialogPrimitive.Root, {modal: false,',
  },
  { found: /document\.body\.style\.pointerEvents = 'auto';/g, instead: '' },
];

/** Vaul's text with those places replaced. Throws when a place is not there: a person has to look at a new version. */
export function adapted(code: string): string {
  return PLACES.reduce((text, { found, instead }) => {
    if (text.search(found) < 0)
      throw new Error(`vaul is not the 1.1.2 that @urzad/ui/vite knows: no ${found}.`);
    return text.replace(found, instead);
  }, code);
}

/**
 * Adapts vaul to a strict page: above all it writes no style elements, which a Content-Security-Policy without `unsafe-inline` refuses. What the
 * sheet needs of that style is in the widgets' own CSS. Belongs in the Vite configuration of every page that uses
 * `@urzad/ui`; in development it works on the pre-bundled copy of vaul too.
 */
export function withoutVaulStyle(): Plugin {
  const transform = {
    name: 'without-vaul-style',
    transform: {
      filter: { id: /[\\/]vaul[\\/]dist[\\/]index\.m?js$/ },
      handler: (code: string) => ({ code: adapted(code), map: null }),
    },
  };
  return { ...transform, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [transform] } } }) };
}
