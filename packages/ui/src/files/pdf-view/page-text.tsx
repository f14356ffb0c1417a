import type { PDFPageProxy } from 'pdfjs-dist';
import { createElement, useEffect, useRef, useState } from 'react';
import type { ReadingNode } from './page-reading';
import { pdfjs } from './pdfjs';
import { readPage } from './read-page';
import { toElement } from './reading-element';
import { rotationOf } from './turn';

export interface PageTextProps {
  page: PDFPageProxy;
  /** Degrees, clockwise. */
  turn: number;
}

/** The text of a page twice: over its canvas for selecting by mouse, and in reading order for screen readers. */
export function PageText({ page, turn }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const rotation = rotationOf(page, turn);
  const now = useRef(rotation);

  // The style sheet turns the layer as PDF.js says it, so a turn changes none of its nodes.
  useEffect(() => {
    now.current = rotation;
    layer.current?.setAttribute('data-main-rotation', String(rotation));
  }, [rotation]);
  const [reading, setReading] = useState<readonly ReadingNode[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const container = layer.current;

    async function show() {
      const [{ TextLayer }, { content, reading: inOrder }] = await Promise.all([
        pdfjs.load(),
        readPage(page),
      ]);
      if (controller.signal.aborted || !container) return;

      setReading(inOrder);
      container.replaceChildren();
      const text = new TextLayer({
        textContentSource: content,
        container,
        viewport: page.getViewport({ scale: 1 }),
      });
      await text.render();
      container.setAttribute('data-main-rotation', String(now.current));
    }

    show().catch((error: unknown) => {
      // A closed document rejects pending requests.
      if (!controller.signal.aborted) console.error('The text of a page could not be read.', error);
    });
    return () => controller.abort();
  }, [page]);

  return (
    <>
      <div ref={layer} aria-hidden="true" className="u:pdf-text" />
      {createElement('div', { className: 'u:sr-only' }, ...reading.map(toElement))}
    </>
  );
}
