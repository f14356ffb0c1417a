/** What takes the focus when it is asked to. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let pressed: Element | null = null;

// From the start, as a layer is told of only after the press that opened it.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', remember, { capture: true, passive: true });
}

/** The control that the pointer went down on last; `null` when that was none. */
export function lastPressed(): Element | null {
  return pressed;
}

function remember({ target }: PointerEvent) {
  pressed = target instanceof Element ? target.closest(FOCUSABLE) : null;
}
