import type { PDFPageProxy } from 'pdfjs-dist';
import { readingOf } from './page-reading';

/** The words of a page: as PDF.js lays them over its picture, and in the order in which they are read. */
export async function readPage(page: PDFPageProxy) {
  const [content, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ]);
  return { content, reading: readingOf(tree, content.items) };
}
