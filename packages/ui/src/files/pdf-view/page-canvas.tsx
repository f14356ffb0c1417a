import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { useNearView } from './use-near-view';

/** A higher ratio would only cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2;

export interface PageCanvasProps {
  page: PDFPageProxy;
  /** CSS pixels. */
  width: number;
}

/** The canvas of a page, painted when it is nearly visible. Screen readers read the text beside it. */
export function PageCanvas({ page, width }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNearView(canvas);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !near) return;

    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const natural = page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale: (width / natural) * ratio });
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);

    const task = page.render({ canvas: target, viewport });
    task.promise.catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'RenderingCancelledException';
      if (!isCancelled) console.error('A page could not be painted.', error);
    });
    return () => task.cancel();
  }, [page, width, near]);

  return (
    <div aria-hidden="true" className="u:size-full">
      <canvas ref={canvas} className="u:block u:size-full" />
    </div>
  );
}
