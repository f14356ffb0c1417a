/** Types whose text a program may fill in. A tick comes with a click. */
const TICKED = ['checkbox', 'radio', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];

/**
 * Reads the text controls of a form once more, as password managers and browser extensions may fill them without an
 * event. Each control with another text than the form knows is given the missing event, so that its widget formats the
 * text as if it were typed; React calls no handler for a text that it has seen. Not a `select`, for which it always does:
 * it shows nothing for a value that is none of its options.
 */
export function readControls(form: HTMLFormElement, known: (name: string) => unknown): void {
  for (const control of form.elements) {
    if (!isTextControl(control) || !control.name || control.value === known(control.name)) continue;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isTextControl(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return !control.readOnly && !TICKED.includes(control.type);
  return control instanceof HTMLTextAreaElement;
}
