import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** CSS pixels by the id of the picture. */
export type CaptionHeights = ReadonlyMap<string, number>;

/** Given to a caption as its `ref`; the caption names its picture by `data-caption`. */
export type WatchCaption = (caption: HTMLElement | null) => (() => void) | undefined;

type Told = readonly (readonly [caption: Element, height: number])[];

const NONE: CaptionHeights = new Map();

/**
 * The heights of the captions that are drawn, so that none is cut and none covers a picture: new ones before they are
 * painted, all of them again, in the same frame, when their width or the size of the text changes.
 */
export function useCaptionHeights(): { heights: CaptionHeights; watch: WatchCaption } {
  const [heights, setHeights] = useState(NONE);
  const fresh = useRef(new Set<Element>());
  const observer = useRef<ResizeObserver>(undefined);

  const watch: WatchCaption = useCallback((caption) => {
    if (!caption) return;
    observer.current ??= new ResizeObserver((entries) =>
      flushSync(() => setHeights((before) => changed(before, entries.map(heightOfEntry)))),
    );
    const { current } = observer;
    const waiting = fresh.current;
    current.observe(caption);
    waiting.add(caption);
    return () => {
      current.unobserve(caption);
      waiting.delete(caption);
    };
  }, []);

  // Of every drawing, as each may bring captions. All are read at once, so the browser lays the page out once.
  useLayoutEffect(() => {
    if (fresh.current.size === 0) return;
    const told: Told = [...fresh.current].map((caption) => [caption, caption.getBoundingClientRect().height]);
    fresh.current.clear();
    setHeights((before) => changed(before, told));
  });

  return { heights, watch };
}

function heightOfEntry({ target, borderBoxSize: [box] }: ResizeObserverEntry): Told[number] {
  return [target, box?.blockSize ?? 0];
}

/** The same where nothing is new. */
function changed(before: CaptionHeights, told: Told): CaptionHeights {
  const now = told.map(([caption, height]) => [idOf(caption), rounded(height)] as const);
  const others = now.filter(([id, height]) => before.get(id) !== height);
  return others.length > 0 ? new Map([...before, ...others]) : before;
}

function idOf(caption: Element): string {
  return caption.getAttribute('data-caption') ?? '';
}

/** The two ways of measuring differ in digits that nobody sees. */
function rounded(px: number): number {
  return Math.round(px * 100) / 100;
}
