import { useEffect, useEffectEvent, useState } from 'react';
import type { Painted } from './page-canvas';
import type { PdfFrameOptions } from './pdf-view-props';

/**
 * The reading progress. Going back does not lower it, and the end is reported once. A page that could not be shown as it is was
 * read by nobody, and so was the end of a document whose last page is not painted yet.
 */
export function useReading(
  count: number,
  { onReadToEnd, onUnshown }: Pick<PdfFrameOptions, 'onReadToEnd' | 'onUnshown'>,
) {
  const [seen, setSeen] = useState(1);
  const [painted, setPainted] = useState<ReadonlyMap<number, Painted>>(new Map());
  const [endOf, setEndOf] = useState<'pages' | 'text'>();
  const lacks = [...painted.values()].some((each) => each !== 'whole');
  const isThere = endOf === 'text' || (endOf === 'pages' && painted.has(count));
  const read = isThere && !lacks;
  const tellEnd = useEffectEvent(() => onReadToEnd?.());
  const tellUnshown = useEffectEvent(() => onUnshown?.());
  const [wasRead, setWasRead] = useState(false);
  if (read && !wasRead) setWasRead(true);
  useEffect(() => {
    if (wasRead) tellEnd();
  }, [wasRead]);
  useEffect(() => {
    if (lacks) tellUnshown();
  }, [lacks]);

  return {
    seen,
    read: wasRead,
    see: (page: number) => setSeen((before) => Math.max(before, page)),
    seeEnd: (of: 'pages' | 'text') => {
      setSeen(count);
      setEndOf(of);
    },
    paint: (page: number, outcome: Painted) =>
      setPainted((known) => (known.get(page) === outcome ? known : new Map(known).set(page, outcome))),
  };
}
