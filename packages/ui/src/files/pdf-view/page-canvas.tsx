import type { PDFPageProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** Stands over a page that could not be painted, with what paints it once more. @default nothing */
  failed?: (paintAgain: () => void) => ReactNode;
}

/** The canvas of a page, painted when it is nearly visible. Screen readers read the text beside it. */
export function PageCanvas({ page, width, turn, failed }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNearView(canvas);
  const [attempt, setAttempt] = useState(0);
  const painting = `${width} ${turn} ${attempt}`;
  const [failure, setFailure] = useState<string>();

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
      if (!isCancelled) setFailure(painting);
    });
    return () => task.cancel();
  }, [page, width, turn, near, painting]);

  return (
    <>
      <div aria-hidden="true" className="u:size-full">
        <canvas ref={canvas} className="u:block u:size-full" />
      </div>
      {failure === painting && failed?.(() => setAttempt(attempt + 1))}
    </>
  );
}
