import type { ReactNode } from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { menuTree } from '../../actions/menu-entry/menu-tree';
import { wayTo } from '../../actions/menu-entry/menu-way';
import { useLabels } from '../../foundations/locale/locale';
import { SideModal } from '../../overlays/side-modal/side-modal';
import { InstructionLink } from './instruction-link';
import { MenuList } from './menu-list';
import { type MenuPanelLabels, menuPanelLabels } from './menu-panel.labels';
import { moveInMenu } from './move-in-menu';
import { useOpenGroups } from './use-open-groups';

export interface MenuPanelProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /** Called with `false` when the person closes it or follows an entry. */
  onOpenChange: (open: boolean) => void;
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** The path of the present page: its entry is marked as the current one. */
  path: string;
  /** Codes of the privileges of the viewer; entries that need others are hidden (Spec §5). */
  privileges?: readonly string[] | undefined;
  /** The address of the instruction, a PDF, which the header of a phone has no room for. */
  instruction?: string | undefined;
  /** Below the entries: the language, the address of the office. */
  children?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<MenuPanelLabels> | undefined;
}

/** The menu of a screen too narrow for a row or a sidebar: 300 px at the right, a bottom sheet on a phone (Spec §9). */
export function MenuPanel(props: MenuPanelProps) {
  const { open, onOpenChange, items, path, privileges, instruction, children, labels } = props;
  const words = useLabels<MenuPanelLabels>(menuPanelLabels, labels);
  const tree = menuTree(items, privileges);
  const way = wayTo(path, tree);
  const groups = useOpenGroups(way);

  return (
    <SideModal open={open} onOpenChange={onOpenChange} title={words.title} width="menu" footer={null}>
      <nav className="u:part" aria-label={words.title}>
        <MenuList
          kind="panel"
          nodes={tree}
          path={path}
          way={way}
          isOpen={groups.isOpen}
          onToggle={groups.toggle}
          onChoose={() => onOpenChange(false)}
          onKeyDown={moveInMenu}
        />
      </nav>
      {instruction && (
        <div className="u:tablet:hidden">
          <InstructionLink href={instruction} />
        </div>
      )}
      {children}
    </SideModal>
  );
}
