import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { MessageLogProps } from './message-log-props';

/** So near to the end, in px, it is in sight. */
const NEAR = 48;

interface KeptPlace extends Pick<MessageLogProps, 'ends' | 'isOwnLast'> {
  onEndInSight: MessageLogProps['onEndInSight'] | undefined;
  box: RefObject<HTMLDivElement | null>;
  /** Grows with the messages, and when their pictures come. */
  content: RefObject<HTMLDivElement | null>;
}

/** Keeps what is read in its place, or the end in sight. */
export function useKeptPlace({ box, content, ends, isOwnLast, onEndInSight }: KeptPlace) {
  const [hasFresh, setFresh] = useState(false);
  /** What was in sight: whether the end was, and else how far below it. */
  const place = useRef({ atEnd: true, below: 0 });
  const shown = useRef(ends);
  const tellEnd = useEffectEvent((inSight: boolean) => onEndInSight?.(inSight));

  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    box.current?.focus({ preventScroll: true });
  }, [box]);

  const first = ends?.first;
  const last = ends?.last;
  useLayoutEffect(() => {
    const node = box.current;
    const before = shown.current;
    shown.current = first === undefined || last === undefined ? undefined : { first, last };
    if (!node || first === undefined) return;
    if (before && before.first !== first && before.last === last && !place.current.atEnd) {
      node.scrollTop = node.scrollHeight - place.current.below;
    }
    if (before?.last === last) return;
    if (!before || place.current.atEnd || isOwnLast) node.scrollTop = node.scrollHeight;
    else setFresh(true);
  }, [box, first, last, isOwnLast]);

  useEffect(() => {
    const node = box.current;
    const inner = content.current;
    if (!node || !inner) return undefined;
    function look() {
      if (!node) return;
      const below = node.scrollHeight - node.scrollTop;
      const atEnd = below - node.clientHeight <= NEAR;
      place.current = { atEnd, below };
      if (atEnd) setFresh(false);
      tellEnd(atEnd);
    }
    const watch = new ResizeObserver(() => {
      if (place.current.atEnd) node.scrollTop = node.scrollHeight;
    });
    watch.observe(inner);
    node.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [box, content]);

  return { hasFresh, goToEnd };
}
