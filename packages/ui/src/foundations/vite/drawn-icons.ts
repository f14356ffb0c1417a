import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** With an extension, as no bundler of a workspace resolves an absolute name without one. */
const DRAWN = fileURLToPath(new URL('../icon/drawn.tsx', import.meta.url));

/** For an array of React only; `drawn` gives the parts of an icon one by one. */
const KEY = /,\s+key: "\w+"/g;

/**
 * Icons of lucide-react drawn by `drawn`, which needs 0.4 kB where the package has 1.4: it builds each icon for every framework, and
 * looks for a provider that changes them all. For what is built from the sources; the published package has its icons so.
 */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](createLucideIcon|icons[\\/][\w-]+)\.m?js$/ },
      handler: (code, id) => ({
        code: id.includes('createLucideIcon')
          ? `export { drawn as default } from ${JSON.stringify(DRAWN)};`
          : code.replace(KEY, ''),
        map: null,
      }),
    },
  };
}
