import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { menuTree } from '../../actions/menu-entry/menu-tree';
import { wayTo } from '../../actions/menu-entry/menu-way';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { type HorizontalMenuLabels, horizontalMenuLabels } from './horizontal-menu.labels';
import { MenuGroup } from './menu-group';
import { TopEntry } from './top-entry';

export interface HorizontalMenuProps {
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** The path of the present page: marks its entry, or the group with it. */
  path: string;
  /** The privileges of the viewer; entries that need others are hidden. */
  privileges?: readonly string[] | undefined;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<HorizontalMenuLabels> | undefined;
}

/** A menu in a row: links and groups, whose entries open below their button (the disclosure pattern). */
export function HorizontalMenu({ items, path, privileges, labels }: HorizontalMenuProps) {
  const words = useLabels<HorizontalMenuLabels>(horizontalMenuLabels, labels);
  const tree = menuTree(items, privileges);
  const way = wayTo(path, tree);

  return (
    <nav aria-label={words.navigation} className="u:self-stretch">
      <ul className="u:flex u:h-full u:flex-wrap u:gap-0.5">
        {tree.map((node) => (
          <li
            key={node.id}
            className={cn(
              'u:flex u:min-h-control',
              node.divide && 'u:not-first:border-s u:not-first:border-line',
            )}
          >
            {node.link || node.items.length === 0 ? <TopEntry node={node} path={path} way={way} /> : null}
            {node.items.length > 0 && (
              <MenuGroup node={node} path={path} way={way} closeLabel={words.close} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
