import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type KeptRow, rowInSight, wayBackTo } from './kept-row';
import type { LoggedMessage, MessageLogProps } from './message-log-props';

/** So near to the end, in px, it is in sight. */
const NEAR = 48;

interface KeptPlace {
  first: LoggedMessage['id'] | undefined;
  last: LoggedMessage['id'] | undefined;
  isOwnLast: boolean;
  onEndInSight: MessageLogProps['onEndInSight'] | undefined;
  box: RefObject<HTMLDivElement | null>;
  /** Grows with the messages, and when their pictures come. */
  content: RefObject<HTMLDivElement | null>;
  /** Inside of it: without what stands above the messages. */
  messages: RefObject<HTMLDivElement | null>;
}

/** Keeps what is read in its place, or the end in sight. */
export function useKeptPlace({ box, content, messages, first, last, isOwnLast, onEndInSight }: KeptPlace) {
  const [hasFresh, setFresh] = useState(false);
  /** What was in sight: the end, or else the first message at the top of the box. */
  const place = useRef<{ atEnd: boolean; kept: KeptRow | undefined }>({ atEnd: true, kept: undefined });
  const shownLast = useRef(last);
  const tellEnd = useEffectEvent((inSight: boolean) => onEndInSight?.(inSight));

  const goToEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    box.current?.focus({ preventScroll: true });
  }, [box]);

  const remember = useCallback(() => {
    const node = box.current;
    if (!node) return;
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight <= NEAR;
    const rows = messages.current?.querySelectorAll('li') ?? [];
    place.current = { atEnd, kept: rowInSight(rows, node.getBoundingClientRect().top) };
  }, [box, messages]);

  const restore = useCallback(() => {
    const node = box.current;
    const { atEnd, kept } = place.current;
    if (!node) return;
    if (atEnd) node.scrollTop = node.scrollHeight;
    else if (kept) node.scrollTop += wayBackTo(kept, node.getBoundingClientRect().top);
  }, [box]);

  // Earlier messages change `first` alone, and those that are shown no more with new ones both.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const hasArrived = shownLast.current !== last;
    shownLast.current = last;
    if (hasArrived && isOwnLast) place.current.atEnd = true;
    restore();
    if (hasArrived && !place.current.atEnd) setFresh(true);
    remember();
  }, [first, last, isOwnLast, restore, remember]);

  useEffect(() => {
    const node = box.current;
    const inner = content.current;
    if (!node || !inner) return undefined;
    function look() {
      remember();
      const { atEnd } = place.current;
      if (atEnd) setFresh(false);
      tellEnd(atEnd);
    }
    const watch = new ResizeObserver(() => {
      restore();
      look();
    });
    watch.observe(inner);
    node.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [box, content, restore, remember]);

  return { hasFresh, goToEnd };
}
