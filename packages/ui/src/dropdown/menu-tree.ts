import { hasEvery } from '@urzad/domain';
import type { LucideIcon } from 'lucide-react';

export interface MenuItem {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A path that starts with a slash is a route, anything else an outside address (Spec §2). */
  href?: string;
  /** The address answers with a file, to be kept under this name. */
  download?: string;
  onSelect?: (() => void) | undefined;
  disabled?: boolean;
  /** A line above the item. */
  divide?: boolean;
  tone?: 'danger';
  /** Codes separated by commas, all required; the item is hidden without them (Spec §5). */
  requiresPrivileges?: string;
  items?: readonly MenuItem[];
}

export interface MenuLevel {
  /** The item whose children these are; undefined at the top. */
  parent: MenuItem | undefined;
  items: readonly MenuItem[];
}

/** Drops what the viewer may not see, groups that are then empty, and a line above the first item left. */
export function visibleItems(items: readonly MenuItem[], privileges: readonly string[]): readonly MenuItem[] {
  return items
    .filter((item) => hasEvery(privileges, item.requiresPrivileges ?? ''))
    .map((item) => (item.items ? { ...item, items: visibleItems(item.items, privileges) } : item))
    .filter((item) => item.items?.length !== 0)
    .map((item, at) => (at === 0 && item.divide ? { ...item, divide: false } : item));
}

/** The level reached by opening the items of these ids one after another; it stops where the path breaks. */
export function levelAt(items: readonly MenuItem[], path: readonly string[]): MenuLevel {
  let level: MenuLevel = { parent: undefined, items };
  for (const id of path) {
    const parent = level.items.find((item) => item.id === id);
    if (!parent?.items) return level;
    level = { parent, items: parent.items };
  }
  return level;
}

/** Where an arrow, Home or End leads among `count` entries, round the ends; undefined for any other key. */
export function indexAfterKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  return undefined;
}

/** The next entry that begins with the typed text, the present one last; the same letter again goes on to the next. */
export function indexByText(labels: readonly string[], typed: string, from: number): number | undefined {
  const repeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = (repeated ? (typed[0] ?? '') : typed).toLocaleLowerCase('pl');
  const first = repeated ? from + 1 : Math.max(from, 0);

  for (let step = 0; step < labels.length; step += 1) {
    const at = (first + step) % labels.length;
    if (labels[at]?.toLocaleLowerCase('pl').startsWith(wanted)) return at;
  }
  return undefined;
}
