import type { PDFPageProxy } from 'pdfjs-dist';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lacksPicture } from './missing-picture';
import { viewportOf } from './turn';
import { useNearView } from './use-near-view';

/** A higher ratio would only cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2;

/** `failed`: nothing could be painted; `incomplete`: a picture of the page is missing. */
export type Painted = 'whole' | 'failed' | 'incomplete';

export interface PageCanvasProps {
  page: PDFPageProxy;
  /** CSS pixels. */
  width: number;
  /** Degrees, clockwise. */
  turn: number;
  /** Stands over a page that could not be painted as it is, with what paints it once more. @default nothing */
  failed?: (painted: Exclude<Painted, 'whole'>, paintAgain: () => void) => ReactNode;
  onPainted?: (painted: Painted) => void;
}

/** The canvas of a page, painted when it is nearly visible. Screen readers read the text beside it. */
export function PageCanvas({ page, width, turn, failed, onPainted }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNearView(canvas);
  const [attempt, setAttempt] = useState(0);
  const painting = `${width} ${turn} ${attempt}`;
  const [outcome, setOutcome] = useState<{ of: string; painted: Painted }>();
  const settle = useEffectEvent((painted: Painted) => {
    setOutcome({ of: painting, painted });
    onPainted?.(painted);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt paints it anew.
  useEffect(() => {
    const target = canvas.current;
    if (!target || !near) return;

    const ratio = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    const natural = viewportOf(page, 1, turn).width;
    const viewport = viewportOf(page, (width / natural) * ratio, turn);
    target.width = Math.floor(viewport.width);
    target.height = Math.floor(viewport.height);

    const task = page.render({ canvas: target, viewport });
    task.promise.then(
      () => settle(lacksPicture(page) ? 'incomplete' : 'whole'),
      (error: unknown) => {
        const isCancelled = error instanceof Error && error.name === 'RenderingCancelledException';
        if (!isCancelled) settle('failed');
      },
    );
    return () => task.cancel();
  }, [page, width, turn, near, attempt]);

  return (
    <>
      <div aria-hidden="true" className="u:size-full">
        <canvas ref={canvas} className="u:block u:size-full" />
      </div>
      {outcome?.of === painting &&
        outcome.painted !== 'whole' &&
        failed?.(outcome.painted, () => setAttempt(attempt + 1))}
    </>
  );
}
