import type { PDFPageProxy } from 'pdfjs-dist';
import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReadingNode } from './page-reading';
import type { PdfViewLabels } from './pdf-view.labels';
import { pdfjs } from './pdfjs';
import { readPage } from './read-page';
import { toElement } from './reading-element';
import { rotationOf } from './turn';

export interface PageTextProps {
  page: PDFPageProxy;
  /** Degrees, clockwise. */
  turn: number;
  words: PdfViewLabels;
  /** Whether it and every page before it is read, so that it may be shown to screen readers. */
  isInTurn: boolean;
  /** Its text is there, or will not come. */
  onSettled: () => void;
}

/** The text of a page twice: over its canvas for selecting by mouse, and in reading order for screen readers. */
export function PageText({ page, turn, words, isInTurn, onSettled }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const rotation = rotationOf(page, turn);
  const now = useRef(rotation);

  // The style sheet turns the layer as PDF.js says it, so a turn changes none of its nodes.
  useEffect(() => {
    now.current = rotation;
    layer.current?.setAttribute('data-main-rotation', String(rotation));
  }, [rotation]);
  const [reading, setReading] = useState<readonly ReadingNode[]>([]);
  const [failed, setFailed] = useState<PDFPageProxy>();
  const settle = useEffectEvent(onSettled);

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
      settle();
      container.replaceChildren();
      const text = new TextLayer({
        textContentSource: content,
        container,
        viewport: page.getViewport({ scale: 1 }),
      });
      await text.render();
      container.setAttribute('data-main-rotation', String(now.current));
    }

    show().catch(() => {
      // A closed document rejects pending requests.
      if (controller.signal.aborted) return;
      setFailed(page);
      settle();
    });
    return () => controller.abort();
  }, [page]);

  return (
    <>
      <div ref={layer} aria-hidden="true" className="u:pdf-text" />
      {createElement('div', { className: 'u:sr-only' }, ...(isInTurn ? reading : []).map(toElement))}
      {/* Who sees the page misses nothing but the selection. */}
      {failed === page && <p className="u:sr-only">{words.textFailed}</p>}
    </>
  );
}
