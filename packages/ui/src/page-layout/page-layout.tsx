import type { ReactNode } from 'react';
import { cn } from '../class-names/cn';
import { SkipLink } from '../skip-link/skip-link';

/** The one `main` of a page: the skip link and a router's change of screen move the focus here. */
export const MAIN_ID = 'main';

export interface PageLayoutProps {
  topBar?: ReactNode;
  header: ReactNode;
  /** Between header and content: what concerns the whole portal, such as a planned break. */
  notice?: ReactNode;
  funding?: ReactNode;
  footer?: ReactNode;
  /** `full` leaves the width to the page itself, as the home page does with its bands of colour. @default 'page' */
  width?: 'page' | 'narrow' | 'full';
  children: ReactNode;
}

/** A page from the skip link to the footer; a short page still ends at the bottom of the window. */
export function PageLayout({
  topBar,
  header,
  notice,
  funding,
  footer,
  width = 'page',
  children,
}: PageLayoutProps) {
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink targetId={MAIN_ID} />
      {topBar}
      {header}
      {notice}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn(
          'flex-1 outline-none',
          width !== 'full' && 'page-width pt-4.5 pb-10 tablet:pt-7 tablet:pb-16',
        )}
      >
        {width === 'narrow' ? <div className="max-w-form">{children}</div> : children}
      </main>
      {funding}
      {footer}
    </div>
  );
}
