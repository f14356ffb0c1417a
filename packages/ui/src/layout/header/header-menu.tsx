import { EntryLink } from '../../actions/menu-entry/entry-link';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { currentOf, wayTo } from '../../actions/menu-entry/menu-way';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import type { HorizontalMenuProps } from '../../navigation/horizontal-menu/horizontal-menu';
import { topLooks } from '../../navigation/horizontal-menu/top-looks';

/** All code here is part of a visitor's first load, and most public menus are three links. */
const wholeMenu = lazyPart(() => import('../../navigation/horizontal-menu/horizontal-menu'));

interface PlainItem extends MenuItem {
  link: string;
}

/** The fields of a plain link; any other, such as a group, a badge or a privilege, needs the whole menu. */
const PLAIN: readonly string[] = ['id', 'name', 'icon', 'link'];

export interface HeaderMenuProps extends Omit<HorizontalMenuProps, 'labels'> {
  /** The accessible name of the navigation. */
  label: string;
}

/** The menu in a row: plain links here, everything else by `HorizontalMenu`, which is loaded for it. */
export function HeaderMenu({ label, ...menu }: HeaderMenuProps) {
  const plain = menu.items.filter(isPlain);
  const links = <PlainLinks label={label} items={plain} path={menu.path} />;
  if (plain.length === menu.items.length) return links;

  return (
    <LazyPart of={wholeMenu} waiting={links} missing={links}>
      {({ HorizontalMenu }) => <HorizontalMenu {...menu} labels={{ navigation: label }} />}
    </LazyPart>
  );
}

interface PlainLinksProps {
  label: string;
  items: readonly PlainItem[];
  path: string;
}

function PlainLinks({ label, items, path }: PlainLinksProps) {
  const nodes = items.map((item) => ({ ...item, items: [] }));
  const way = wayTo(path, nodes);

  return (
    <nav aria-label={label} className="u:self-stretch">
      <ul className="u:flex u:h-full u:flex-wrap u:gap-0.5">
        {nodes.map((node) => (
          <li key={node.id} className="u:flex u:min-h-control">
            <EntryLink
              href={node.link}
              aria-current={currentOf(node, way, path)}
              className={topLooks({ state: way[0]?.id === node.id ? 'active' : 'other' })}
            >
              {node.name}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isPlain(item: MenuItem): item is PlainItem {
  return item.link !== undefined && Object.keys(item).every((name) => PLAIN.includes(name));
}
