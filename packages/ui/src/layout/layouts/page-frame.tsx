import type { ReactNode } from 'react';
import { cn } from '../../foundations/class-names/cn';
import { useEarlyLayers } from '../../internal/overlay/use-early-layers';
import { BackToTop } from '../../navigation/back-to-top/back-to-top';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { MAIN_ID } from './main-id';

/** The slots around a page's content. */
export interface PageSlots {
  /** The bar with the office's address. */
  topBar?: ReactNode;
  /** `Header`, with the logo and the menu. */
  header: ReactNode;
  /** Between header and content: notices about the whole portal, such as planned maintenance. */
  notice?: ReactNode;
  /** `EuFundingStrip`, between content and footer. */
  funding?: ReactNode;
  /** `Footer`, at the bottom of the page. */
  footer?: ReactNode;
  /**
   * The address of the page, for pages that follow each other without a reload: at another one the footer is a new
   * element, since the one of the page before would be seen to jump to the end of this one.
   */
  address?: string;
  /** The content of the page, inside `main`. */
  children: ReactNode;
}

interface PageFrameProps extends PageSlots {
  /** `full` leaves the width to the page itself. @default 'page' */
  width?: 'page' | 'full';
  /** The background of header and content. */
  ground?: string;
  /** For pages that may be long. */
  backToTop?: boolean;
}

/** A page from the skip link to the footer; on a short page the footer is still at the bottom of the viewport. */
export function PageFrame({ width = 'page', ground, backToTop, children, ...slots }: PageFrameProps) {
  useEarlyLayers();

  return (
    <div className={cn('u:flex u:min-h-screen u:flex-col u:print:block u:print:min-h-0', ground)}>
      <SkipLink targetId={MAIN_ID} />
      {slots.topBar}
      {slots.header}
      {slots.notice}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cn(
          'u:peer u:flex-1 u:outline-none',
          width === 'page' && 'u:page-width u:pt-4.5 u:tablet:pt-7',
          width === 'page' && (backToTop ? 'u:pb-4 u:tablet:pb-6' : 'u:pb-10 u:tablet:pb-16'),
        )}
      >
        {children}
      </main>
      {/* Hidden while the content is loading: it would visibly move down. */}
      <div key={slots.address} className="u:peer-has-data-loading-screen:invisible">
        {backToTop && <BackToTop targetId={MAIN_ID} />}
        {slots.funding}
        {slots.footer}
      </div>
    </div>
  );
}
