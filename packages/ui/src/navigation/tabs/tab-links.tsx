import { useRef } from 'react';
import { Counter } from '../../foundations/counter/counter';
import { Link } from '../../foundations/link/link';
import { useLabels } from '../../foundations/locale/locale';
import { useCurrentInSight } from '../../internal/hooks/use-current-in-sight';
import { type TabLinksLabels, tabLinksLabels } from './tab-links.labels';
import { SWITCH_TRACK, switchLooks, TAB_STRIP, tabLooks } from './tab-looks';

/** One page of `TabLinks`. */
export interface TabLink {
  /** The address of the page. */
  href: string;
  /** Its name. */
  label: string;
  /** The number of things there. */
  count?: number;
  /** Something there is overdue or unread: the counter is marked, also for screen readers. */
  alert?: boolean;
  /** It is the present page. */
  current?: boolean;
}

export interface TabLinksProps {
  /** Names the group: "Widoki zgłoszeń". */
  label: string;
  /** The pages in their order, one of them the current one. */
  links: readonly TabLink[];
  /** `switch`: few views of the same things, beside a heading or above them. @default 'tabs' */
  look?: 'tabs' | 'switch';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<TabLinksLabels>;
}

/** Tabs that are pages of their own: links, so that they can be opened in a new tab and are history entries. */
export function TabLinks({ label, links, look = 'tabs', labels }: TabLinksProps) {
  const words = useLabels<TabLinksLabels>(tabLinksLabels, labels);
  const strip = useRef<HTMLUListElement>(null);
  const looks = look === 'switch' ? switchLooks : tabLooks;
  useCurrentInSight(strip, '[aria-current]', JSON.stringify(links));

  return (
    <nav className="u:part" aria-label={label}>
      <ul ref={strip} className={look === 'switch' ? SWITCH_TRACK : TAB_STRIP}>
        {links.map((link) => (
          <li key={link.href} className="u:flex">
            <Link
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className={looks({ current: link.current ?? false })}
            >
              <span className="u:contents">{link.label}</span>
              {link.count !== undefined && (
                <Counter value={link.count} {...(link.alert && { kind: 'alert', label: words.attention })} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
