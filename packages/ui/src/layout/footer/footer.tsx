import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../foundations/link/link';

const LINK_LOOKS = 'u:text-on-brand u:underline';

/** One entry of a column. */
export interface FooterItem {
  /** The words. */
  label: string;
  /** Without it the entry is plain text: an address, opening hours, a version. */
  href?: string;
}

/** One column of a `Footer`. */
export interface FooterColumn {
  /** The heading of the column. */
  title: string;
  /** Its entries. */
  items: readonly FooterItem[];
}

export interface FooterProps {
  /** Without columns the rest is one line, for a page with one task. */
  columns?: readonly FooterColumn[];
  /** The funding statement in the wording of the funding rules. */
  statement?: string;
  /** Below the columns, or alone: more links, a button. */
  children?: ReactNode;
}

/** The end of a page: columns of links, the funding statement. */
export function Footer({ columns = [], statement, children }: FooterProps) {
  if (columns.length === 0) {
    return (
      <footer className="u:on-brand-area u:border-t u:border-line u:bg-brand-bg u:text-sm u:text-on-brand-muted">
        <div className="u:page-width u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-8 u:gap-y-2 u:py-4">
          {children}
          {statement && <p className="u:text-xs">{statement}</p>}
        </div>
      </footer>
    );
  }

  return (
    <footer className="u:on-brand-area u:border-t u:border-line u:bg-brand-bg u:text-sm u:text-on-brand-muted">
      <div className="u:page-width u:grid u:gap-7 u:py-9">
        <div className="u:grid u:gap-8 u:tablet:grid-cols-2 u:desktop:grid-cols-4">
          {columns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        {children}
        {statement && <p className="u:text-xs">{statement}</p>}
      </div>
    </footer>
  );
}

function Column({ title, items }: FooterColumn) {
  return (
    <section className="u:part">
      <h2 className="u:mb-2.5 u:text-md u:text-on-brand">{title}</h2>
      <ul className="u:part">
        {items.map(({ label, href }) => (
          <li key={label} className="u:py-1">
            {href ? <FooterLink href={href}>{label}</FooterLink> : label}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link from the footer to a page. */
export function FooterLink(props: LinkProps) {
  return <Link {...props} className={LINK_LOOKS} />;
}

/** Looks like the links around it, and opens a layer on this page. */
export function FooterButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={LINK_LOOKS} />;
}
