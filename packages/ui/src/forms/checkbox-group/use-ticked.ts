import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The words of the ticked boxes in a list, one a line; follows clicks, a reset and, after a render, a form library. */
export function useTicked(list: RefObject<HTMLElement | null>): readonly string[] {
  const [ticked, setTicked] = useState('');
  const read = useEffectEvent(() => setTicked(tickedText(list.current)));

  // No dependencies on purpose: a library ticks boxes without an event, but always with a render.
  useLayoutEffect(() => {
    read();
  });

  useLayoutEffect(() => {
    const element = list.current;
    const page = element?.ownerDocument;
    const follow = () => read();
    // The event comes before the boxes go back, so they are read a frame later.
    const followLater = () => requestAnimationFrame(follow);

    element?.addEventListener('change', follow);
    // Of any form: boxes in a panel belong to one that they do not lie in.
    page?.addEventListener('reset', followLater);
    return () => {
      element?.removeEventListener('change', follow);
      page?.removeEventListener('reset', followLater);
    };
  }, [list]);

  return ticked === '' ? [] : ticked.split('\n');
}

function tickedText(list: HTMLElement | null): string {
  const boxes = list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [];

  return Array.from(boxes, (box) => box.labels?.[0]?.textContent?.trim() ?? box.value).join('\n');
}
