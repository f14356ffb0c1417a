import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LaidImage } from './gallery-image';
import { type LaidStyle, tracksIn } from './gallery-layout';

interface Tracked {
  frame: RefObject<HTMLDivElement | null>;
  /** What lies in which row or column; absent until the width is known, and where nothing is laid. */
  tracks: string | undefined;
}

/** One observer for the gallery. A new width is told only when it puts a picture into another row or column. */
export function useTracks(style: LaidStyle | undefined, items: readonly LaidImage[]): Tracked {
  const frame = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<{ items: readonly LaidImage[]; style: LaidStyle; tracks: string }>();

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !style) return;

    const measure = () => {
      const width = element.clientWidth;
      if (width === 0) return;
      const tracks = tracksIn(style, items, width);
      setKnown((before) =>
        before?.items === items && before.style === style && before.tracks === tracks
          ? before
          : { items, style, tracks },
      );
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [style, items]);

  // Of other pictures, for the moment between: their number may differ.
  return { frame, tracks: known?.items === items && known.style === style ? known.tracks : undefined };
}
