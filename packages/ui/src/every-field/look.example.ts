import { PROVED } from './case.example';

/** The frame of the field that is looked at. */
export function frame(): HTMLElement {
  return elementAt(`[data-field="${PROVED}"]`);
}

export function elementAt(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in the page.`);
  return found;
}

/** The last one is on top, in the panel that was opened. */
export function button(type: 'submit' | 'reset'): HTMLElement {
  const found = Array.from(document.querySelectorAll<HTMLElement>(`button[type=${type}]`)).at(-1);
  if (!found) throw new Error(`There is no button of type ${type}.`);
  return found;
}

export function focused(): HTMLElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  return activeElement;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlsIn(element: HTMLElement): Control[] {
  return Array.from(
    element.querySelectorAll<Control>('input:not([type=hidden], [type=file]), textarea, select'),
  );
}

export function isText(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && !/^(checkbox|radio|range|color)$/.test(control.type);
}

/** All that a person would see of an answer: texts, choices, and what was added, be it to see or to hear. */
export function statesIn(element: HTMLElement): unknown[] {
  const controls = controlsIn(element).map((control) =>
    control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
      ? control.checked
      : control.value,
  );
  const added = Array.from(
    element.querySelectorAll('li, img, audio, video, [contenteditable=true]'),
    wordsOf,
  );
  const carried = Array.from(
    element.querySelectorAll<HTMLInputElement>('input[type=hidden][name]'),
    ({ value }) => value,
  );

  return [controls, added, carried];
}

/** The innermost element that says it is there for the eye. */
export function isSeen(text: string): boolean {
  const says = (element: Element) => wordsOf(element).replace(/\s+/g, ' ').includes(text);

  return Array.from(frame().querySelectorAll('*')).some(
    (element) => says(element) && element.checkVisibility() && !Array.from(element.children).some(says),
  );
}

/** Pictures and players say their name without a text. */
function wordsOf(element: Element): string {
  return [element.textContent, element.getAttribute('alt'), element.getAttribute('aria-label')].join(' ');
}
