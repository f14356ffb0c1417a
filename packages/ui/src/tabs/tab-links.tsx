import { Counter } from '../counter/counter';
import { Link } from '../link/link-provider';
import { TAB_STRIP, tabLooks } from './tab-looks';

export interface TabLink {
  href: string;
  label: string;
  count?: number;
  /** Something there is overdue or unread. */
  alert?: boolean;
  current?: boolean;
}

export interface TabLinksProps {
  /** Names the group: "Widoki zgłoszeń". */
  label: string;
  links: readonly TabLink[];
}

/** Tabs that are pages of their own: links, so that they open in a new card and keep their place in history. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={TAB_STRIP}>
        {links.map((link) => (
          <li key={link.href} className="flex">
            <Link
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className={tabLooks({ current: link.current ?? false })}
            >
              {link.label}
              {link.count !== undefined && (
                <Counter value={link.count} kind={link.alert ? 'alert' : 'quiet'} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
