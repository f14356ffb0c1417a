import { useState } from 'react';
import type { MenuNode } from '../../actions/menu-entry/menu-tree';

/**
 * The open groups of a menu: those that a person opened, and those above the current entry until a person closes
 * them. Another page opens the groups above it again.
 */
export function useOpenGroups(way: readonly MenuNode[]) {
  const place = way.map(({ id }) => id).join(' ');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState({ place, ids: [] as readonly string[] });
  const closedHere = closed.place === place ? closed.ids : [];

  function isOpen(id: string): boolean {
    return opened.includes(id) || (way.some((node) => node.id === id) && !closedHere.includes(id));
  }

  function toggle(id: string) {
    const others = (ids: readonly string[]) => ids.filter((other) => other !== id);
    const opens = !isOpen(id);
    setOpened(opens ? [...others(opened), id] : others(opened));
    setClosed({ place, ids: opens ? others(closedHere) : [...others(closedHere), id] });
  }

  return { isOpen, toggle };
}
