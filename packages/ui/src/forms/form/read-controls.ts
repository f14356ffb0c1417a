/** Types whose text a program may fill in. A tick comes with a click. */
const TICKED = ['checkbox', 'radio', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];

/**
 * Reads the controls of a form once more, as password managers and browser extensions may fill them without an
 * event. Each control with another value than the form knows is given the missing event, so that its widget formats the
 * text as if it were typed; React calls no handler for a text that it has seen. A `select`
 * that shows none of its options keeps what the form knows: that value is none of them.
 */
export function readControls(form: HTMLFormElement, known: (name: string) => unknown): void {
  for (const control of form.elements) {
    if (isTextControl(control)) tell(control, 'input', known);
    else if (isChosenList(control, known)) tell(control, 'change', known);
  }
}

function tell(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  type: 'input' | 'change',
  known: (name: string) => unknown,
): void {
  if (!control.name || control.value === known(control.name)) return;
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A list with a choice that the form may take: what it knows is no choice yet, or is one of the list. */
function isChosenList(control: Element, known: (name: string) => unknown): control is HTMLSelectElement {
  if (!(control instanceof HTMLSelectElement) || control.ariaReadOnly === 'true' || control.value === '')
    return false;
  return [...control.options].some(({ value }) => value === known(control.name));
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return !control.readOnly && !TICKED.includes(control.type);
  return control instanceof HTMLTextAreaElement;
}
