import type { MenuNode } from '../../actions/menu-entry/menu-tree';
import { FloatingPanel, type FloatingPanelProps } from '../../internal/floating/floating-panel';
import { keepBeside } from '../../internal/floating/keep-beside';
import { MenuList } from '../menu/menu-list';
import { moveInMenu } from '../menu/move-in-menu';
import { useOpenGroups } from '../menu/use-open-groups';

export interface GroupPanelProps extends Omit<FloatingPanelProps, 'align' | 'place' | 'title' | 'children'> {
  node: MenuNode;
  path: string;
  way: readonly MenuNode[];
}

/** The entries of a group of the row; groups inside it open in place. */
export function GroupPanel({ node, path, way, ...panel }: GroupPanelProps) {
  const groups = useOpenGroups(way);

  return (
    <FloatingPanel align="start" place={keepBeside} title={node.name} {...panel}>
      <div className="u:min-w-72 u:p-2">
        <MenuList
          kind="panel"
          nodes={node.items}
          path={path}
          way={way}
          isOpen={groups.isOpen}
          onToggle={groups.toggle}
          onChoose={panel.onClose}
          onKeyDown={moveInMenu}
        />
      </div>
    </FloatingPanel>
  );
}
