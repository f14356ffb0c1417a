import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The words of the ticked boxes of a group, one a line; follows clicks, a reset and, after a render, a form library. */
export function useTicked(group: RefObject<HTMLElement | null>): readonly string[] {
  const [ticked, setTicked] = useState('');
  const read = useEffectEvent(() => setTicked(tickedText(group.current)));

  // No dependencies on purpose: a library ticks boxes without an event, but always with a render.
  useLayoutEffect(() => {
    read();
  });

  useLayoutEffect(() => {
    const element = group.current;
    const form = element?.closest('form');
    const follow = () => read();
    // The event comes before the boxes go back, so they are read a frame later.
    const followLater = () => requestAnimationFrame(follow);

    element?.addEventListener('change', follow);
    form?.addEventListener('reset', followLater);
    return () => {
      element?.removeEventListener('change', follow);
      form?.removeEventListener('reset', followLater);
    };
  }, [group]);

  return ticked === '' ? [] : ticked.split('\n');
}

function tickedText(group: HTMLElement | null): string {
  const boxes = group?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [];

  return Array.from(boxes, (box) => box.labels?.[0]?.textContent?.trim() ?? box.value).join('\n');
}
