import type { PDFPageProxy } from 'pdfjs-dist';
import { readingOf } from './page-reading';

/** The text of a page: positioned over its canvas by PDF.js, and in reading order. */
export async function readPage(page: PDFPageProxy) {
  const [content, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ]);
  return { content, reading: readingOf(tree, content.items) };
}
