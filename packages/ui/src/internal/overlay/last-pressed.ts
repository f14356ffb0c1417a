/** A selector of focusable elements. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let pressed: Element | null = null;

// Registered at load, as a layer is mounted only after the press that opened it.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', remember, { capture: true, passive: true });
}

/** The control of the last press; `null` when the press was on none. */
export function lastPressed(): Element | null {
  return pressed;
}

function remember({ target }: PointerEvent) {
  pressed = target instanceof Element ? target.closest(FOCUSABLE) : null;
}
