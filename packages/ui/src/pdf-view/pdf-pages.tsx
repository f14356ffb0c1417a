import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { PageCanvas } from './page-canvas';
import { PageText } from './page-text';
import type { PdfViewLabels } from './pdf-view.labels';
import { pageWidthOf } from './zoom';

/** Paper around a page, in CSS pixels; the class `p-4`. */
const MARGIN_PX = 16;

export interface PdfPagesProps {
  region: RefObject<HTMLElement | null>;
  /** Name of the scrolling region. */
  name: string;
  pages: readonly PDFPageProxy[];
  zoom: number;
  words: PdfViewLabels;
  onPageChange: (page: number) => void;
  onEndSeen: () => void;
}

/** All pages one under another, scrolled by wheel, finger or keys. */
export function PdfPages({ region, name, pages, zoom, words, onPageChange, onEndSeen }: PdfPagesProps) {
  const available = useWidth(region);
  const width = pageWidthOf(available, zoom, MARGIN_PX);

  return (
    <section
      ref={region}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or keys cannot scroll it.
      tabIndex={0}
      className="pdf-region relative min-w-0 flex-1 overflow-auto p-4"
      onScroll={(event) => onPageChange(pageInView(event.currentTarget))}
    >
      {/* Before the width is known all pages would lie in sight, and count as read. */}
      {available > 0 && (
        <>
          <div className="mx-auto grid w-fit gap-4">
            {pages.map((page) => (
              <Page key={page.pageNumber} page={page} width={width} label={words.page(page.pageNumber)} />
            ))}
          </div>
          <EndMark region={region} onSeen={onEndSeen} />
        </>
      )}
    </section>
  );
}

function Page({ page, width, label }: { page: PDFPageProxy; width: number; label: string }) {
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  // The text layer measures itself by this property, so a zoom moves no node of it.
  const size: CSSProperties & Record<'--total-scale-factor', number> = {
    width,
    height: natural.height * scale,
    '--total-scale-factor': scale,
  };

  return (
    <article
      aria-label={label}
      data-page={page.pageNumber}
      className="pdf-paper relative shadow-2"
      style={size}
    >
      <PageCanvas page={page} width={width} />
      <PageText page={page} />
    </article>
  );
}

/** The page that holds the middle of the region. */
function pageInView(region: HTMLElement): number {
  const middle = region.scrollTop + region.clientHeight / 2;
  const pages = [...region.querySelectorAll<HTMLElement>('[data-page]')];
  const shown = pages.findLast((page) => page.offsetTop <= middle) ?? pages[0];
  return Number(shown?.dataset.page ?? 1);
}

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);

  useEffect(() => {
    if (!element.current) return;

    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.target.clientWidth);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);

  return width;
}

interface EndMarkProps {
  region: RefObject<HTMLElement | null>;
  onSeen: () => void;
}

/** Scrolling, keys and a document of one short page all end here: the edge after the last page is in sight. */
function EndMark({ region, onSeen }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current) return;

    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen();
      },
      { root: region.current, rootMargin: '0px 0px 8px 0px' },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [region, onSeen]);

  return <div ref={mark} className="h-px" />;
}
