import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LaidStyle, type Shape, tracksIn } from './gallery-layout';

/**
 * What lies in which row or column; absent until the width is known, and where nothing is laid. One observer for the
 * gallery. A new width is told only when it puts a picture into another row or column.
 */
export function useTracks(
  frame: RefObject<HTMLElement | null>,
  style: LaidStyle | undefined,
  shapes: readonly Shape[],
): string | undefined {
  // Of the last change; other pictures get their places by it at once, so that the list keeps its elements.
  const [width, setWidth] = useState<number>();
  const tracks = useMemo(
    () => (style && width !== undefined ? tracksIn(style, shapes, width) : undefined),
    [style, shapes, width],
  );

  function measure() {
    const now = frame.current?.clientWidth ?? 0;
    if (!style || now === 0 || now === width) return;
    if (tracks === undefined || tracksIn(style, shapes, now) !== tracks) setWidth(now);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures may lie otherwise in the width of now.
  useLayoutEffect(measure, [style, shapes]);

  const follow = useEffectEvent(measure);
  useLayoutEffect(() => {
    if (!frame.current || !style) return;

    // In the frame of the new width, so that none shows the old places in it.
    const watch = new ResizeObserver(() => flushSync(follow));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame, style]);

  return tracks;
}
