import type { PDFPageProxy } from 'pdfjs-dist';
import { cn } from '../../foundations/class-names/cn';
import { PageCanvas } from './page-canvas';
import type { PdfViewLabels } from './pdf-view.labels';

/** CSS pixels; the class `w-14`. */
const WIDTH_PX = 56;

export interface PdfThumbnailsProps {
  pages: readonly PDFPageProxy[];
  current: number;
  words: PdfViewLabels;
  onPage: (page: number) => void;
}

/** A column of small pages; only on desktops, where there is room (Guide §6). */
export function PdfThumbnails({ pages, current, words, onPage }: PdfThumbnailsProps) {
  return (
    <nav
      aria-label={words.pages}
      className="pdf-region hidden flex-none overflow-y-auto px-4 py-4 desktop:block"
    >
      <ul className="grid gap-3">
        {pages.map((page) => (
          <li key={page.pageNumber}>
            <button
              type="button"
              aria-label={words.page(page.pageNumber)}
              aria-current={page.pageNumber === current ? 'page' : undefined}
              className="block text-center text-xs font-semibold"
              onClick={() => onPage(page.pageNumber)}
            >
              <span
                className={cn(
                  'pdf-paper block w-14',
                  page.pageNumber === current ? 'outline-3 outline-accent' : 'outline-1 outline-line-strong',
                )}
              >
                <PageCanvas page={page} width={WIDTH_PX} />
              </span>
              {page.pageNumber}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
