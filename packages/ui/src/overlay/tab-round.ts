import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

/** Tab goes round inside a layer, rather than out to the bars of the browser. */
export function tabRound(event: KeyboardEvent<HTMLElement>): void {
  const layer = event.currentTarget;
  const { activeElement } = document;
  // React also sends what happens in a layer that was opened from this one.
  if (event.key !== 'Tab' || !layer.contains(activeElement)) return;

  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtEnd = event.shiftKey
    ? activeElement === first || activeElement === layer
    : activeElement === last;
  if (!isAtEnd && stops.length > 0) return;

  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isStop(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility();
}
