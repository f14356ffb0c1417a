import type { MenuNode } from '../../actions/menu-entry/menu-tree';

/** What every level of one menu shares. */
export interface MenuContext {
  /** `sidebar` runs into the page beside it; `panel` stands on its own. */
  kind: 'sidebar' | 'panel';
  path: string;
  way: readonly MenuNode[];
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  onChoose?: ((node: MenuNode) => void) | undefined;
}
