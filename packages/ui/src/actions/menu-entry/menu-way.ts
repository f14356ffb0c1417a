import type { MenuNode } from './menu-tree';

/**
 * The entries from the top to the one of the path: that with the longest link which the path begins with. The home
 * page is an exact match only; a link with a query matches that query alone. Empty without a match.
 */
export function wayTo(path: string, nodes: readonly MenuNode[]): readonly MenuNode[] {
  let best: readonly MenuNode[] = [];

  function visit(node: MenuNode, above: readonly MenuNode[]) {
    const way = [...above, node];
    if (lengthOfMatch(node.link, path) > lengthOfMatch(best.at(-1)?.link, path)) best = way;
    for (const below of node.items) visit(below, way);
  }

  for (const node of nodes) visit(node, []);
  return best;
}

/** `aria-current` of an entry: the page itself, or a part of the menu that contains it. */
export function currentOf(
  node: MenuNode,
  way: readonly MenuNode[],
  path: string,
): 'page' | 'true' | undefined {
  if (!way.some(({ id }) => id === node.id)) return undefined;
  return node.link === path || node.link === withoutQuery(path) ? 'page' : 'true';
}

function lengthOfMatch(link: string | undefined, path: string): number {
  if (!link) return 0;

  const place = withoutQuery(path);
  const matches =
    link === path || link === place || (link !== '/' && !link.includes('?') && place.startsWith(`${link}/`));
  return matches ? link.length : 0;
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/)[0] ?? path;
}
