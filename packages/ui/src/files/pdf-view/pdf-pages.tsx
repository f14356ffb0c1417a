import type { PDFPageProxy } from 'pdfjs-dist';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Button } from '../../actions/button/button';
import { Alert } from '../../feedback/alert/alert';
import { PageCanvas, type Painted } from './page-canvas';
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
  /** The download, for a page that cannot be shown. */
  download: ReactNode;
  onPainted: (page: number, painted: Painted) => void;
}

/** Canvases of all pages. */
export function PdfPages(props: PdfPagesProps) {
  const { pages, zoom, turn, onTurn, words, download, onPainted, ...place } = props;
  const available = useWidth(place.region);
  const width = pageWidthOf(available, zoom, MARGIN_PX);
  const { isInTurn, settle } = useReadingOrder(pages);

  return (
    <PdfRegion {...place} onTurn={onTurn} className="u:bg-surface-sunken" isReady={available > 0}>
      {available > 0 && (
        <div className="u:mx-auto u:grid u:w-fit u:gap-4">
          {pages.map((page) => (
            <Page
              key={page.pageNumber}
              {...{ page, width, turn, words, download, onPainted }}
              region={place.region}
              isTextInTurn={isInTurn(page)}
              onTextSettled={() => settle(page)}
            />
          ))}
        </div>
      )}
    </PdfRegion>
  );
}

interface PageProps extends Pick<PdfPagesProps, 'turn' | 'words' | 'download' | 'onPainted'> {
  page: PDFPageProxy;
  width: number;
  region: RefObject<HTMLElement | null>;
  isTextInTurn: boolean;
  onTextSettled: () => void;
}

function Page({ page, width, turn, words, download, region, onPainted, ...text }: PageProps) {
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
        onPainted={(painted) => onPainted(page.pageNumber, painted)}
        failed={(painted, paintAgain) =>
          painted === 'failed' ? (
            <UnpaintedPage {...{ words, region }} onRetry={paintAgain} />
          ) : (
            <OverPage text={words.pageIncomplete} actions={download} />
          )
        }
      />
      <PageText {...{ page, turn, words }} isInTurn={text.isTextInTurn} onSettled={text.onTextSettled} />
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

  return <OverPage text={words.pageFailed} actions={<Button onClick={retry}>{words.retry}</Button>} />;
}

function OverPage({ text, actions }: { text: string; actions: ReactNode }) {
  return (
    <div className="u:absolute u:inset-x-4 u:top-4 u:bg-surface u:text-ink">
      <Alert kind="warning" live actions={actions}>
        {text}
      </Alert>
    </div>
  );
}

/**
 * Pages are read side by side, and shown to screen readers from the first on: a section of the second page would have no
 * title of the document above it.
 */
function useReadingOrder(pages: readonly PDFPageProxy[]) {
  const [settled, setSettled] = useState<ReadonlySet<PDFPageProxy>>(new Set());
  const firstOpen = pages.findIndex((page) => !settled.has(page));

  return {
    isInTurn: (page: PDFPageProxy) => firstOpen < 0 || pages.indexOf(page) < firstOpen,
    settle: (page: PDFPageProxy) => setSettled((before) => new Set(before).add(page)),
  };
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
