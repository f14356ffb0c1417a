import { type RefObject, useEffect } from 'react';

const STOPS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/**
 * Tab goes round inside a layer, rather than out to the bars of the browser, and over the toasts, which
 * stay alive above it.
 */
export function useTabRound(frame: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const layer = frame.current;
    if (!open || !layer) return;

    const goRound = (event: KeyboardEvent) => tabRound(event, layer);
    // Before the parts of a sheet, which would go round without the messages.
    window.addEventListener('keydown', goRound, { capture: true });
    return () => window.removeEventListener('keydown', goRound, { capture: true });
  }, [frame, open]);
}

function tabRound(event: KeyboardEvent, layer: HTMLElement) {
  // Another layer lies above.
  if (event.key !== 'Tab' || layer.closest('[inert]')) return;

  const focused = document.activeElement;
  const messages = document.querySelector<HTMLElement>('[data-toaster]');
  const regions = [layer, messages].filter((region) => region !== null);
  const here = regions.find((region) => region.contains(focused));
  if (!here) return;

  const stops = stopsIn(here);
  const isAtEnd = event.shiftKey ? focused === stops.at(0) || focused === here : focused === stops.at(-1);
  if (!isAtEnd && stops.length > 0) return;

  event.preventDefault();
  const there = regions.filter((region) => region !== here).flatMap(stopsIn);
  const way = there.length > 0 ? there : stops;
  way.at(event.shiftKey ? -1 : 0)?.focus();
}

function stopsIn(region: HTMLElement): HTMLElement[] {
  const stops = [...region.querySelectorAll<HTMLElement>(STOPS)].filter(takesTab);
  const radios = stops.filter(isRadio);
  return stops.filter((stop) => !isRadio(stop) || stop === stopOfGroup(stop, radios));
}

function takesTab(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

function isRadio(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}

/** Tab stops once in a group of radios: at the chosen one, before a choice where it already is or at the first. */
function stopOfGroup(radio: HTMLInputElement, radios: HTMLInputElement[]): HTMLInputElement | undefined {
  if (radio.name === '') return radio;
  const group = radios.filter(({ name, form }) => name === radio.name && form === radio.form);
  return (
    group.find(({ checked }) => checked) ?? group.find((one) => one === document.activeElement) ?? group.at(0)
  );
}
