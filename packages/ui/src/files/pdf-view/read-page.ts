import type { PDFPageProxy } from 'pdfjs-dist';
import { readingOf } from './page-reading';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The text of a page: positioned over its canvas by PDF.js, and in reading order. */
export async function readPage(page: PDFPageProxy) {
  const [content, tree] = await Promise.all([textOf(page), page.getStructTree()]);
  return { content, reading: readingOf(tree, content.items) };
}

/** By a reader: the `getTextContent` of PDF.js iterates over the stream, which WebKit does not know yet. */
async function textOf(page: PDFPageProxy): Promise<TextContent> {
  const stream: ReadableStream<TextContent> = page.streamTextContent({ includeMarkedContent: true });
  const reader = stream.getReader();
  const content: TextContent = { items: [], styles: {}, lang: null };

  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    content.lang ??= value.lang;
    Object.assign(content.styles, value.styles);
    content.items.push(...value.items);
  }
  return content;
}
