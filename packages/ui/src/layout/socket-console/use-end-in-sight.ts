import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So near to the end, in px, it is in sight. */
const NEAR = 48;

/**
 * Keeps the end of a box in sight when it grows, unless somebody has scrolled away from it.
 * @param content changes when the box grows
 * @returns what has to be called when the box is scrolled
 */
export function useEndInSight(box: RefObject<HTMLElement | null>, content: unknown): () => void {
  const isAtEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content has changed the height of the box
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box, content]);

  return () => {
    const node = box.current;
    if (node) isAtEnd.current = node.scrollHeight - node.scrollTop - node.clientHeight <= NEAR;
  };
}
