import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { viewportOf } from './turn';
import { useNearView } from './use-near-view';

/** A higher ratio would only cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2;

export interface PageCanvasProps {
  page: PDFPageProxy;
  /** CSS pixels. */
  width: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** The canvas of a page, painted when it is nearly visible. Screen readers read the text beside it. */
export function PageCanvas({ page, width, turn }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNearView(canvas);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !near) return;

    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const natural = viewportOf(page, 1, turn).width;
    const viewport = viewportOf(page, (width / natural) * ratio, turn);
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);

    const task = page.render({ canvas: target, viewport });
    task.promise.catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'RenderingCancelledException';
      if (!isCancelled) console.error('A page could not be painted.', error);
    });
    return () => task.cancel();
  }, [page, width, turn, near]);

  return (
    <div aria-hidden="true" className="u:size-full">
      <canvas ref={canvas} className="u:block u:size-full" />
    </div>
  );
}
