const CONTROLS = 'input:not([type="hidden"]), select, textarea';

/**
 * Moves the focus to the field of a name and brings it into view.
 * @returns false when the form has no such field, so that the caller can say the error in another way.
 */
export function focusField(root: ParentNode, name: string): boolean {
  const frame = root.querySelector(`[data-field="${CSS.escape(name)}"]`);
  return frame !== null && focusControlIn(frame);
}

/** After a refused form: the first invalid control in reading order. Returns false when there is none. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const frame = form.querySelector('[data-field][data-state="invalid"], [data-state="invalid"]');
  return frame !== null && focusControlIn(frame);
}

/** In a group of choices the chosen one takes the focus, as it does when a person comes by Tab. */
function focusControlIn(frame: Element): boolean {
  const control =
    frame.querySelector<HTMLElement>('input:checked') ??
    (frame.matches(CONTROLS) ? frame : frame.querySelector<HTMLElement>(CONTROLS));
  if (!(control instanceof HTMLElement)) return false;

  openAround(control);
  control.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'center' });
  return true;
}

/** A field in a folded section must be seen before it can be focused. */
function openAround(element: Element) {
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
}
