import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '../../foundations/class-names/cn';
import type { Quarter } from './turn';

/** Props that the pages and the text of a document share. */
export interface PdfContentProps {
  region: RefObject<HTMLElement | null>;
  /** Name of the scrolling region. */
  name: string;
  /** The page that is visible when the pages are ready. */
  startPage: number;
  onPageChange: (page: number) => void;
  onEndSeen: () => void;
}

interface PdfRegionProps extends PdfContentProps {
  className: string;
  /** Turns the pages; absent for their text. */
  onTurn?: (by: Quarter) => void;
  /** All pages have their height. Before that the end would be visible and count as read. */
  isReady: boolean;
  /** Reaching its end counts as reading it. @default true */
  hasEnd?: boolean;
  children: ReactNode;
}

/** The pages one below another in a scrolling region, which reports the visible page and the end of the last one. */
export function PdfRegion({ region, name, className, isReady, children, ...props }: PdfRegionProps) {
  const { hasEnd = true, startPage, onPageChange, onEndSeen, onTurn } = props;
  const start = useRef(startPage);

  // Before it is painted: later it would stop a person who already scrolls.
  useLayoutEffect(() => {
    if (isReady) scrollToPage(region.current, start.current);
  }, [isReady, region]);

  return (
    <section
      ref={region}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it.
      tabIndex={0}
      className={cn('u:pdf-region u:relative u:min-w-0 u:flex-1 u:overflow-auto u:p-4', className)}
      onKeyDown={(event) => turnByKey(event, onTurn)}
      onScroll={(event) => onPageChange(pageInView(event.currentTarget))}
    >
      {children}
      {isReady && hasEnd && <EndMark region={region} onSeen={onEndSeen} />}
    </section>
  );
}

/** R and Shift with R, as in other viewers of documents; with Ctrl it reloads the page of the browser. */
function turnByKey(event: KeyboardEvent, onTurn: ((by: Quarter) => void) | undefined) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'r') return;
  onTurn?.(event.shiftKey ? -90 : 90);
}

export function scrollToPage(region: HTMLElement | null, page: number): void {
  const target = region?.querySelector<HTMLElement>(`[data-page="${page}"]`);
  // The first page starts with the padding around it.
  region?.scrollTo({ top: page === 1 ? 0 : (target?.offsetTop ?? 0) });
}

/** The page in the middle of the region. */
function pageInView(region: HTMLElement): number {
  const middle = region.scrollTop + region.clientHeight / 2;
  const pages = [...region.querySelectorAll<HTMLElement>('[data-page]')];
  const shown = pages.findLast((page) => page.offsetTop <= middle) ?? pages[0];
  return Number(shown?.dataset.page ?? 1);
}

interface EndMarkProps {
  region: RefObject<HTMLElement | null>;
  onSeen: () => void;
}

/** The end of the last page, observed: scrolling, keys and a document of one short page all make it visible. */
function EndMark({ region, onSeen }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);

  useEffect(() => {
    if (!mark.current) return;

    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell();
      },
      { root: region.current, rootMargin: '0px 0px 8px 0px' },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [region]);

  return <div ref={mark} className="u:h-px" />;
}
