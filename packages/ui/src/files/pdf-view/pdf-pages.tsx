import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { PageCanvas } from './page-canvas';
import { PageText } from './page-text';
import { type PdfContentProps, PdfRegion } from './pdf-region';
import type { PdfViewLabels } from './pdf-view.labels';
import { type Quarter, viewportOf } from './turn';
import { pageWidthOf } from './zoom';

/** The padding around a page, in CSS pixels; the class `p-4`. */
const MARGIN_PX = 16;

export interface PdfPagesProps extends PdfContentProps {
  pages: readonly PDFPageProxy[];
  zoom: number;
  /** Degrees, clockwise. */
  turn: number;
  onTurn: (by: Quarter) => void;
  words: PdfViewLabels;
}

/** Canvases of all pages. */
export function PdfPages({ pages, zoom, turn, onTurn, words, ...place }: PdfPagesProps) {
  const available = useWidth(place.region);
  const width = pageWidthOf(available, zoom, MARGIN_PX);

  return (
    <PdfRegion {...place} onTurn={onTurn} className="u:bg-surface-sunken" isReady={available > 0}>
      {available > 0 && (
        <div className="u:mx-auto u:grid u:w-fit u:gap-4">
          {pages.map((page) => (
            <Page key={page.pageNumber} {...{ page, width, turn, words }} region={place.region} />
          ))}
        </div>
      )}
    </PdfRegion>
  );
}

interface PageProps {
  page: PDFPageProxy;
  width: number;
  turn: number;
  words: PdfViewLabels;
  region: RefObject<HTMLElement | null>;
}

function Page({ page, width, turn, words, region }: PageProps) {
  const natural = viewportOf(page, 1, turn);
  const scale = width / natural.width;
  // The text layer sizes itself by this property, so a zoom changes none of its nodes.
  const size: CSSProperties & Record<'--total-scale-factor', number> = {
    width,
    height: natural.height * scale,
    '--total-scale-factor': scale,
  };

  return (
    <article
      aria-label={words.page(page.pageNumber)}
      data-page={page.pageNumber}
      className="u:pdf-paper u:relative u:shadow-2"
      style={size}
    >
      <PageCanvas
        {...{ page, width, turn }}
        failed={(paintAgain) => <UnpaintedPage {...{ words, region }} onRetry={paintAgain} />}
      />
      <PageText {...{ page, turn, words }} />
    </article>
  );
}

interface UnpaintedPageProps extends Pick<PageProps, 'words' | 'region'> {
  onRetry: () => void;
}

/** Over the empty paper; the text of the page is still there. */
function UnpaintedPage({ words, region, onRetry }: UnpaintedPageProps) {
  function retry() {
    // The button goes with the failure.
    region.current?.focus({ preventScroll: true });
    onRetry();
  }

  return (
    <div className="u:absolute u:inset-x-4 u:top-4 u:bg-surface u:text-ink">
      <Alert kind="warning" live actions={<Button onClick={retry}>{words.retry}</Button>}>
        {words.pageFailed}
      </Alert>
    </div>
  );
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
