import { type RefObject, useEffect } from 'react';

/** `surfaces.css` reads it. */
const ROOM = '--room-bottom';

/**
 * Keeps what has the focus from lying under a bar that sticks to the bottom of the page (WCAG 2.4.11): tells the page how high
 * the bar is, as words wrap and letters grow, and moves a control that the browser left half covered.
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;

    const { style } = document.documentElement;
    const tell = () => style.setProperty(ROOM, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    // At once: an observer may come after the first key on a busy machine.
    tell();
    const focus = uncoverFocus(element);
    const watch = new ResizeObserver(() => {
      tell();
      // Words that come while somebody types make the bar higher: the box above it stays in sight.
      focus.uncover(document.activeElement);
    });
    watch.observe(element);
    return () => {
      focus.stop();
      watch.disconnect();
      style.removeProperty(ROOM);
    };
  }, [bar]);
}

/**
 * A text area that can be seen in part is where it is for the browser. Under a finger or a mouse nothing moves: the press
 * would end elsewhere than it began.
 */
function uncoverFocus(bar: HTMLElement) {
  const controller = new AbortController();
  const { signal } = controller;
  let isPressed = false;
  const press = (event: Event) => {
    isPressed = event.type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, press, { signal, capture: true });
  }

  const uncover = (target: EventTarget | null) => {
    if (isPressed || !(target instanceof Element) || bar.contains(target)) return;
    if (isCovered(target, bar)) target.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('focusin', ({ target }) => uncover(target), { signal });
  return { uncover, stop: () => controller.abort() };
}

function isCovered(target: Element, bar: Element): boolean {
  if (getComputedStyle(bar).position !== 'sticky') return false;

  const { top, bottom } = target.getBoundingClientRect();
  const cover = bar.getBoundingClientRect();
  return top < cover.bottom && bottom > cover.top;
}
