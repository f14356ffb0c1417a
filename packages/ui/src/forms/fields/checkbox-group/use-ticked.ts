import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The labels of the checked boxes, one a line; updated by clicks, a reset and, after a render, a form library. */
export function useTicked(list: RefObject<HTMLElement | null>): readonly string[] {
  const [ticked, setTicked] = useState('');
  const read = useEffectEvent(() => setTicked(tickedText(list.current)));

  // No dependencies on purpose: a form library checks boxes without an event, but always with a render.
  useLayoutEffect(() => {
    read();
  });

  useLayoutEffect(() => {
    const element = list.current;
    const page = element?.ownerDocument;
    const follow = () => read();
    // The event is fired before the boxes are reset, so they are read a frame later.
    const followLater = () => requestAnimationFrame(follow);

    element?.addEventListener('change', follow);
    // On the document: boxes in a panel belong to a form that does not contain their element.
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
