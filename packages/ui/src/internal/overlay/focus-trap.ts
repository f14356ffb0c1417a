import { focusFirstOf } from './layer-focus';

/**
 * Radix puts one at each end of the page while one of its layers is open. Tab reaches it after the last element that
 * is not inert.
 */
export const FOCUS_GUARD = '[data-radix-focus-guard]';

const STOPS =
  ':is(a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex])';
const ALIVE = `:not([inert], [inert] *, ${FOCUS_GUARD})`;

/**
 * Moves the focus on from a guard: to the other end of the elements that are not inert, the top layer and the toasts,
 * or into them when it comes from the bars of the browser. Between the guards Tab is the browser's own.
 */
export function goRound({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(FOCUS_GUARD)) return;

  const isStart = target === document.querySelector(FOCUS_GUARD);
  const isFromInside = relatedTarget !== null;
  const stops = tabStops();
  focusFirstOf(isStart === isFromInside ? stops.reverse() : stops);
}

function tabStops(): HTMLElement[] {
  const alive = [...document.querySelectorAll<HTMLElement>(STOPS + ALIVE)];
  const chosen = alive.filter(isRadio).filter(({ checked }) => checked);
  const isPassedOver = (stop: HTMLElement) =>
    isRadio(stop) && chosen.some((radio) => radio !== stop && isOneGroup(radio, stop));
  return alive.filter((stop) => stop.tabIndex >= 0 && !isPassedOver(stop));
}

function isRadio(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

/** In a group of radios Tab stops only at the chosen one. */
function isOneGroup(one: HTMLInputElement, other: HTMLInputElement): boolean {
  return one.name !== '' && one.name === other.name && one.form === other.form;
}
