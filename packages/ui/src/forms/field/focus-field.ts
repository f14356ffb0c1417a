/** The focusable controls of a field, the chosen one of a group first, as with Tab. */
const CONTROLS = [
  'input:checked',
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea, [contenteditable="true"]',
  // The control with the error before those beside it.
  'button[aria-describedby]',
  'button, summary, [tabindex="0"]',
];

/** A bubbling event of an element that has to be visible: a closed tab opens. */
export const REVEAL = 'urzad:reveal';

/** A second, for a sheet whose chunk loads and a step that has to be rendered. */
const MOST_FRAMES = 60;

/**
 * Moves the focus to the field of a name and scrolls it into view; closed parts around it are opened.
 * @returns false when the form has no such field, so that the caller can show the error elsewhere
 */
export function focusField(root: ParentNode, name: string): boolean {
  const frame = frameOf(root, name);
  return frame !== undefined && focusControlIn(frame);
}

/** After a refused form: the first invalid control in reading order. Returns false when there is none. */
export function focusFirstInvalid(form: ParentNode): boolean {
  const frame = form.querySelector('[data-field][data-state="invalid"], [data-state="invalid"]');
  return frame !== null && focusControlIn(frame);
}

/** The frame of a field, or of the nearest group that it is a part of: errors of `tags.2` are shown at `tags`. */
export function frameOf(root: ParentNode, name: string): Element | undefined {
  for (const path of pathsUp(name)) {
    const frame = root.querySelector(`[data-field="${CSS.escape(path)}"]`);
    if (frame) return frame;
  }
  return undefined;
}

/** A name and those of the groups around it, the nearest first: `children.0.pesel`, `children.0`, `children`. */
export function pathsUp(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_part, at) => parts.slice(0, parts.length - at).join('.'));
}

/**
 * Waits until a field is visible, then moves the focus to it. If the person presses a key or a pointer meanwhile, or
 * a field is filled, the focus stays.
 * @returns false when the field was not visible within a second
 */
export async function focusWhenSeen(find: () => Element | undefined): Promise<boolean> {
  const next = watchPresses();
  try {
    for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
      if (next.isPressed()) return true;
      const frame = find();
      if (frame && isOpen(frame)) {
        const isFocused = focusControlIn(frame);
        if (frames > 0) await keepFocus(frame, next);
        return isFocused;
      }
      await nextFrame();
    }
    return false;
  } finally {
    next.stop();
  }
}

/** A rendered step or layer may take the focus for itself; it is moved back. */
async function keepFocus(frame: Element, next: Presses) {
  await nextFrame();
  await nextFrame();
  if (next.isPressed() || frame.contains(frame.ownerDocument.activeElement)) return;
  focusControlIn(frame);
}

type Presses = ReturnType<typeof watchPresses>;

/**
 * A key that is still held, such as the Enter that submitted the form, is no new press. Text that comes without a key
 * counts as one: a password manager and speech input fill one field after the other, and focus each for its text.
 */
function watchPresses() {
  const watching = new AbortController();
  let isPressed = false;
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) isPressed = true;
  };
  for (const type of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(type, press, { capture: true, signal: watching.signal });

  return { isPressed: () => isPressed, stop: () => watching.abort() };
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Opens the closed parts around an element. */
export function openAround(element: Element) {
  for (
    let around = element.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    around.open = true;
  }
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
}

function isOpen(frame: Element): boolean {
  return frame.checkVisibility({ visibilityProperty: true }) && !frame.closest('[inert]');
}

function focusControlIn(frame: Element): boolean {
  openAround(frame);
  const control = CONTROLS.flatMap((selector) => within(frame, selector)).find(takesFocus);
  if (!control) return false;

  frame.scrollIntoView({ block: 'center' });
  return true;
}

function within(frame: Element, selector: string): HTMLElement[] {
  const own = frame instanceof HTMLElement && frame.matches(selector) ? [frame] : [];
  return [...own, ...frame.querySelectorAll<HTMLElement>(selector)];
}

/** Not every element can: a button that opens the file chooser is before its hidden input. */
function takesFocus(control: HTMLElement): boolean {
  control.focus({ preventScroll: true });
  return control.ownerDocument.activeElement === control;
}
