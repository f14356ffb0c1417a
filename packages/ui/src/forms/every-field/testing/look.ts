import { expect, screen, waitFor } from 'storybook/test';
import { PROVED } from './case';
import type { FieldRow } from './field-row';

/** A field is rendered, opened and focused within a few frames, so it is polled more often than by default. */
export const SOON = { interval: 10 };

/** The frame of the tested field. */
export function frame(): HTMLElement {
  return elementAt(`[data-field="${PROVED}"]`);
}

export function elementAt(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector} in the page.`);
  return found;
}

/** The last one is on top, in the opened panel. */
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

/** Those that a person meets: a library may add some for itself. */
export function controlsIn(element: HTMLElement): Control[] {
  return Array.from(
    element.querySelectorAll<Control>(
      'input:not([type=hidden], [type=file], [aria-hidden=true]), textarea, select',
    ),
  );
}

/** Parts of some fields are loaded. */
export async function isWhole({ later }: Pick<FieldRow, 'later'>) {
  if (later) await waitFor(() => expect(frame().querySelector(later)).not.toBeNull());
}

/** Whether a condition holds for the focused control, or for the group around it. */
export function isSaid(says: (element: HTMLElement | null) => void): boolean {
  const control = focused();

  return [control, control.closest('fieldset')].some((element) => {
    try {
      says(element);
      return true;
    } catch {
      return false;
    }
  });
}

/** The submitted values of the field, without empty ones. */
export function sent(): unknown[] {
  const data = new FormData(screen.getByRole('form'));

  return [...data].filter(([name, value]) => name.split('.')[0] === PROVED && value !== '');
}

/** A choice shows on paper what is chosen; any other answer is printed as text. */
export function isTick(control: Control): boolean {
  return /^(checkbox|radio)$/.test(control.type);
}

export function isText(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && !/^(checkbox|radio|range|color)$/.test(control.type);
}

/** All visible parts of an answer: texts, choices, and added media. */
export function statesIn(element: HTMLElement): unknown[] {
  const controls = controlsIn(element).map((control) =>
    control instanceof HTMLInputElement && isTick(control) ? control.checked : control.value,
  );
  const added = Array.from(
    element.querySelectorAll('li, img, audio, video, [contenteditable=true]'),
    wordsOf,
  );
  const hiddenValues = Array.from(
    element.querySelectorAll<HTMLInputElement>('input[type=hidden][name]'),
    ({ value }) => value,
  );

  return [controls, added, hiddenValues];
}

/** The innermost element with this visible text. */
export function isSeen(text: string): boolean {
  const says = (element: Element) => wordsOf(element).replace(/\s+/g, ' ').includes(text);

  return Array.from(frame().querySelectorAll('*')).some(
    (element) => says(element) && element.checkVisibility() && !Array.from(element.children).some(says),
  );
}

/** The names of pictures and players, which have no text. */
function wordsOf(element: Element): string {
  return [element.textContent, element.getAttribute('alt'), element.getAttribute('aria-label')].join(' ');
}
