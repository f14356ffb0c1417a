import type { Plugin } from 'vite';

/**
 * The places of vaul 1.1.2 that a page with a strict policy cannot use, and their replacements. Its style sheet,
 * added at load, is removed. Its overlay, which no widget renders, becomes a plain element: Radix' one would bring
 * its scroll lock into the bundle of every page with a dialog (4 kB gzip), which adds a style element too. Its search
 * for a scrolling element under the finger ends at the sheet, whatever its role: beyond it is the scrolled page,
 * because of which an `alertdialog` could not be swiped away. Its dialog is not modal in Radix' sense, nor does it
 * change the pointer events of the page: what is inert behind a layer is decided by the layer stack alone.
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

/** Vaul's code with those places replaced. Throws when a place is not found: somebody has to check the new version. */
export function adapted(code: string): string {
  return PLACES.reduce((text, { found, instead }) => {
    if (text.search(found) < 0)
      throw new Error(`vaul is not the 1.1.2 that @urzad/ui/vite knows: no ${found}.`);
    return text.replace(found, instead);
  }, code);
}

/**
 * Adapts vaul to a strict policy: above all it adds no style elements, which a Content-Security-Policy without
 * `unsafe-inline` refuses. The needed rules are in the widgets' own CSS. For what is built from the sources: portal,
 * Storybook and the package itself, so that its hosts need no plugin; in development it changes the pre-bundled copy too.
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
