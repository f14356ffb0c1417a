/** How a file is read. What mixes languages is only told of. */
export type Kind = 'script' | 'sheet' | 'page' | 'mixed';

const KINDS: readonly [Kind, RegExp][] = [
  ['script', /\.[cm]?[jt]sx?$/],
  ['sheet', /\.(?:css|pcss|postcss|scss|sass|less)$/],
  ['page', /\.html?$/],
  ['mixed', /\.(?:vue|svelte|astro|mdx)$/],
];

/** Nothing for a file that is not read. */
export function kindOf(path: string): Kind | undefined {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0];
}
