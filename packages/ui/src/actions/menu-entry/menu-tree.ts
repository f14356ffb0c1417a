import { comparePolish, hasEvery } from '@urzad/domain';
import type { MenuItem } from './menu-item';

/** An entry with the entries below it. */
export interface MenuNode extends MenuItem {
  items: readonly MenuNode[];
}

export interface MenuLevel {
  /** The entry above this level; undefined at the top. */
  parent: MenuNode | undefined;
  items: readonly MenuNode[];
}

/**
 * The levels of a flat menu. Entries without the needed privilege are left out with all entries below, and so are
 * groups that are then empty. An entry whose parent is not in the list is left out too, as nothing leads to it.
 */
export function menuTree(
  items: readonly MenuItem[],
  privileges: readonly string[] = [],
): readonly MenuNode[] {
  const seen = items.filter((item) => hasEvery(privileges, item.requires_privileges ?? ''));
  const isGroup = (item: MenuItem) => items.some(({ id_top }) => id_top === item.id);

  function nodesUnder(parent: MenuItem | undefined): readonly MenuNode[] {
    return inOrder(
      seen.filter(({ id_top }) => (id_top ?? undefined) === parent?.id),
      parent?.sort ?? false,
    )
      .map((item) => ({ ...item, items: nodesUnder(item) }))
      .filter((node) => node.items.length > 0 || leadsSomewhere(node) || !isGroup(node));
  }

  return nodesUnder(undefined);
}

/** The level reached by opening the entries of these ids one after another; the search stops at an unknown id. */
export function levelAt(top: readonly MenuNode[], path: readonly string[]): MenuLevel {
  let level: MenuLevel = { parent: undefined, items: top };
  for (const id of path) {
    const parent = level.items.find((item) => item.id === id);
    if (!parent || parent.items.length === 0) return level;
    level = { parent, items: parent.items };
  }
  return level;
}

/** A group that is a heading of its entries, not one to open. */
export function isHeading(node: MenuNode): boolean {
  return Boolean(node.divide) && node.items.length > 0 && !leadsSomewhere(node);
}

function inOrder(items: readonly MenuItem[], byName: boolean): readonly MenuItem[] {
  const place = (item: MenuItem) => item.number ?? items.indexOf(item);
  const compare = byName
    ? (a: MenuItem, b: MenuItem) => comparePolish(a.name, b.name)
    : (a: MenuItem, b: MenuItem) => place(a) - place(b);

  return [...items].sort(compare);
}

function leadsSomewhere({ link, onSelect }: MenuItem): boolean {
  return link !== undefined || onSelect !== undefined;
}
