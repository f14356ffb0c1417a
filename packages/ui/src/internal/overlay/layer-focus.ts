/** The element that gets the focus in an opened layer: a marked one, the first entry of a menu, else the layer itself. */
const FIRST_FOCUS = '[data-autofocus], [role="menuitem"]';

/** Moves the focus into a layer, unless a field of it has taken it already. */
export function focusFirstIn(layer: HTMLElement): void {
  if (layer.contains(document.activeElement)) return;
  (layer.querySelector<HTMLElement>(FIRST_FOCUS) ?? layer).focus();
}

/** Moves the focus to the first of the elements that can take it. */
export function focusFirstOf(places: readonly (Element | null)[]): void {
  places.some(takesFocus);
}

function takesFocus(place: Element | null): boolean {
  if (!(place instanceof HTMLElement) || !place.isConnected) return false;
  // `body` means that nothing had the focus: nothing to do then, unless a layer has made the page inert.
  if (place === document.body) return !place.querySelector(':scope > [inert]');

  place.focus();
  if (document.activeElement === place) return true;
  return place.matches('main') && focusOnce(place);
}

/** Moves the focus to what takes none by itself: it is focusable for this once only. */
export function focusOnce(place: HTMLElement): boolean {
  place.tabIndex = -1;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  place.focus();
  return true;
}
