import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ReadingNode, readingOf } from './page-reading';

export interface PageTextProps {
  page: PDFPageProxy;
}

/** The words of a page twice: over its picture to be selected by a mouse, and in order to be read aloud. */
export function PageText({ page }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<readonly ReadingNode[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const container = layer.current;

    async function show() {
      const [content, tree] = await Promise.all([
        page.getTextContent({ includeMarkedContent: true }),
        page.getStructTree(),
      ]);
      if (controller.signal.aborted || !container) return;

      setReading(readingOf(tree, content.items));
      container.replaceChildren();
      const text = new TextLayer({
        textContentSource: content,
        container,
        viewport: page.getViewport({ scale: 1 }),
      });
      await text.render();
    }

    show().catch((error: unknown) => {
      // A closed document rejects what was asked of it.
      if (!controller.signal.aborted) console.error('The text of a page could not be read.', error);
    });
    return () => controller.abort();
  }, [page]);

  return (
    <>
      <div ref={layer} aria-hidden="true" className="pdf-text" />
      {createElement('div', { className: 'sr-only' }, ...reading.map(toElement))}
    </>
  );
}

/** A document's own title comes under the heading of the page that shows it. */
const HEADING_SHIFT = 1;
const LAST_HEADING = 6;

/** The parts are children one by one, not a list: their order never changes, so they need no keys. */
function toElement(part: ReadingNode | string): ReactNode {
  if (typeof part === 'string') return part;

  const { role, level = 1, label, lang, parts } = part;
  const children = parts.map(toElement);
  if (role === 'heading') {
    return createElement(`h${Math.min(level + HEADING_SHIFT, LAST_HEADING)}`, { lang }, ...children);
  }
  return createElement('div', { role, 'aria-label': label, lang }, ...children);
}
