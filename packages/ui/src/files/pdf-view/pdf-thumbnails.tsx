import type { PDFPageProxy } from 'pdfjs-dist';
import { cn } from '../../foundations/class-names/cn';
import { PageCanvas } from './page-canvas';
import type { PdfViewLabels } from './pdf-view.labels';

/** CSS pixels; the class `w-14`. */
const WIDTH_PX = 56;

export interface PdfThumbnailsProps {
  pages: readonly PDFPageProxy[];
  current: number;
  /** Degrees, clockwise. */
  turn: number;
  words: PdfViewLabels;
  onPage: (page: number) => void;
}

/** A column of small pages; only on desktops, where there is room (Guide §6). */
export function PdfThumbnails({ pages, current, turn, words, onPage }: PdfThumbnailsProps) {
  return (
    <nav
      aria-label={words.pages}
      className="u:pdf-region u:relative u:hidden u:flex-none u:overflow-y-auto u:px-4 u:py-4 u:desktop:block"
    >
      <ul className="u:grid u:gap-3">
        {pages.map((page) => (
          <li className="u:part" key={page.pageNumber}>
            <button
              type="button"
              aria-label={words.page(page.pageNumber)}
              aria-current={page.pageNumber === current ? 'page' : undefined}
              className="u:block u:text-center u:text-xs u:font-semibold"
              onClick={() => onPage(page.pageNumber)}
            >
              <span
                className={cn(
                  'u:pdf-paper u:block u:w-14',
                  page.pageNumber === current
                    ? 'u:outline-3 u:outline-accent'
                    : 'u:outline-1 u:outline-line-strong',
                )}
              >
                <PageCanvas page={page} width={WIDTH_PX} turn={turn} />
              </span>
              {page.pageNumber}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
