import { ChevronRight } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon';
import { Link } from '../../foundations/link/link';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { FileNumberText } from '../../internal/file-number/file-number-text';
import { type BreadcrumbsLabels, breadcrumbsLabels } from './breadcrumbs.labels';

/** One page above the present one. */
export interface Crumb {
  /** The name of the page. */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbsProps extends LocaleProp {
  /** The pages above, without the present one. */
  items: readonly Crumb[];
  /** The present page. */
  current: string;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<BreadcrumbsLabels>;
}

/** The pages above the present one, as links. */
export function Breadcrumbs({ items, current, labels, locale }: BreadcrumbsProps) {
  const words = useLabels(breadcrumbsLabels, labels, locale);

  return (
    <nav className="u:part" aria-label={words.place}>
      <ol className="u:flex u:flex-wrap u:items-center u:gap-2 u:text-sm u:text-muted">
        {items.map((item) => (
          <li key={item.href} className="u:flex u:items-center u:gap-2">
            <Link href={item.href} className="u:py-0.5 u:text-muted u:underline u:hover:text-ink">
              {item.label}
            </Link>
            <Icon of={ChevronRight} size="1em" />
          </li>
        ))}
        {/* Another page is another element: a translator's text in its place would stay. */}
        <li key={current} className="u:part" aria-current="page">
          <FileNumberText>{current}</FileNumberText>
        </li>
      </ol>
    </nav>
  );
}
