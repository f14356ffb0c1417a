import type { MenuNode } from './menu-tree';

/**
 * From the top down to the entry the path belongs to: the one with the longest link that begins the path. Home is only
 * itself; a link with a query belongs to that query alone. Empty when no entry matches.
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

/** What an entry says of itself: that it is the page, or a part of the menu that the page belongs to. */
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
