import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../../foundations/link/link-provider';

const LINK_LOOKS = 'text-on-brand underline';

export interface FooterItem {
  label: string;
  /** Without it the entry is plain text: an address, opening hours, a version. */
  href?: string;
}

export interface FooterColumn {
  title: string;
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
      <footer className="on-brand-area border-t border-line bg-brand-bg text-sm text-on-brand-muted">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
          {children}
          {statement && <p className="text-xs">{statement}</p>}
        </div>
      </footer>
    );
  }

  return (
    <footer className="on-brand-area border-t border-line bg-brand-bg text-sm text-on-brand-muted">
      <div className="page-width grid gap-7 py-9">
        <div className="grid gap-8 tablet:grid-cols-2 desktop:grid-cols-4">
          {columns.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        {children}
        {statement && <p className="text-xs">{statement}</p>}
      </div>
    </footer>
  );
}

function Column({ title, items }: FooterColumn) {
  return (
    <section>
      <h2 className="mb-2.5 text-md text-on-brand">{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={label} className="py-1">
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
