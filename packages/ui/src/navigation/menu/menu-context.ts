import type { MenuNode } from '../../actions/menu-entry/menu-tree';

/** The props that all levels of one menu share. */
export interface MenuContext {
  /** `sidebar` is beside the page; `panel` is a layer. */
  kind: 'sidebar' | 'panel';
  path: string;
  way: readonly MenuNode[];
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  onChoose?: ((node: MenuNode) => void) | undefined;
}
