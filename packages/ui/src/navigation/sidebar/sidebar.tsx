import { PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { menuTree } from '../../actions/menu-entry/menu-tree';
import { wayTo } from '../../actions/menu-entry/menu-way';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { MenuList } from '../menu/menu-list';
import { moveInMenu } from '../menu/move-in-menu';
import { useOpenGroups } from '../menu/use-open-groups';
import { type SidebarLabels, sidebarLabels } from './sidebar.labels';
import { useWideSidebar } from './use-wide-sidebar';

export interface SidebarProps {
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** The path of the present page: marks its entry and opens the groups above it. */
  path: string;
  /** The privileges of the viewer; entries that need others are hidden. */
  privileges?: readonly string[] | undefined;
  /** Above the menu. Its parts may be shown in a rail only, or outside of one, by the class `in-rail:`. */
  header?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SidebarLabels> | undefined;
}

/**
 * A vertical menu as wide as its container. Narrower than 160 px it is a rail of icons, which lies over the page with
 * its names while it is used.
 */
export function Sidebar({ items, path, privileges, header, labels }: SidebarProps) {
  const words = useLabels<SidebarLabels>(sidebarLabels, labels);
  const sidebar = useRef<HTMLElement>(null);
  const { isWide, toggle, handlers } = useWideSidebar(sidebar);
  const tree = menuTree(items, privileges);
  const way = wayTo(path, tree);
  const groups = useOpenGroups(way);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    handlers.onKeyDown(event);
    moveInMenu(event);
  }

  return (
    <div className="u:sidebar-place u:h-full">
      <nav
        ref={sidebar}
        aria-label={words.navigation}
        {...handlers}
        onKeyDown={handleKey}
        className={cn('u:sidebar-body', isWide && 'u:sidebar-wide')}
        data-state={isWide ? 'wide' : 'still'}
      >
        {header}
        <MenuList
          kind="sidebar"
          nodes={tree}
          path={path}
          way={way}
          isOpen={groups.isOpen}
          onToggle={groups.toggle}
        />
        <span className="u:sidebar-button">
          <IconButton icon={PanelLeftOpen} label={words.widen} aria-expanded={isWide} onClick={toggle} />
        </span>
      </nav>
    </div>
  );
}
