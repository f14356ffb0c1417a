import { type RefObject, useEffect } from 'react';

/** `page.css` reads it. */
const ROOM = '--urzad-room-bottom';

/**
 * Keeps the focused element from lying under a bar that sticks to the bottom of the viewport (WCAG 2.4.11): sets the
 * height of the bar as scroll padding, as its text wraps and grows, and scrolls to a control that the browser left
 * partly covered.
 */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;

    const { style } = document.documentElement;
    const tell = () => style.setProperty(ROOM, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    // At once: on a busy machine an observer may run after the first key.
    tell();
    const focus = uncoverFocus(element);
    const watch = new ResizeObserver(() => {
      tell();
      // Text that appears while somebody types makes the bar higher: the field above it stays visible.
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
 * For the browser a partly visible text area needs no scroll. Nothing moves under a pointer: the press would end on
 * another element than it began.
 */
function uncoverFocus(bar: HTMLElement) {
  const controller = new AbortController();
  const { signal } = controller;
  let isPressed = false;
  const press = (event: Event) => {
    isPressed = event.type === 'pointerdown' || event.type === 'mousedown';
  };
  // Of a tap the browser moves the focus at `mousedown`, after the touch has ended.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup']) {
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
