import { type KeyboardEvent, useRef } from 'react';

/**
 * Keys that move the focus in a menu or press the focused entry. A single character moves to the entry that begins
 * with it.
 */
const KEYS: readonly string[] = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp', 'Enter'];

/**
 * Radix moves the focus a task after the key. On a busy device the next key may come before: it waits here, otherwise
 * it would press the entry that had the focus before, or move on from there.
 */
export function useKeysInOrder() {
  const waiting = useRef<(() => void)[]>([]);
  const isMoving = useRef(false);

  function release() {
    isMoving.current = false;
    waiting.current.shift()?.();
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    if (!KEYS.includes(event.key) && event.key.length !== 1) return;
    if (isMoving.current) {
      const { nativeEvent, currentTarget } = event;
      event.preventDefault();
      event.stopPropagation();
      waiting.current.push(() => pressAgain(nativeEvent, currentTarget));
      return;
    }
    isMoving.current = true;
    // After the timer that Radix sets at this key.
    setTimeout(() => setTimeout(release));
  }

  return onKeyDownCapture;
}

/** A menu that was closed meanwhile takes no more keys. */
function pressAgain(event: globalThis.KeyboardEvent, menu: Element) {
  const entry = document.activeElement;
  if (menu.contains(entry)) entry?.dispatchEvent(new globalThis.KeyboardEvent(event.type, event));
}
