import { userEvent } from 'storybook/test';

/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A mouse or one finger. */
export interface Pointer {
  /** `clicks`: 2 for the second press of a double click. */
  down: (at: Point, clicks?: number) => Promise<void>;
  move: (to: Point) => Promise<void>;
  up: (clicks?: number) => Promise<void>;
}

interface Device {
  mouse: Pointer;
  finger: Pointer;
  /** Turns the wheel where the mouse is, by pixels; downwards is positive. */
  wheel: (x: number, y: number) => Promise<void>;
  /** Two fingers: where they come down, and where they are after each step. They lift at the end. */
  pinch: (steps: readonly (readonly Point[])[]) => Promise<void>;
  /** Keys in the notation of user-event: `{Shift>}{ArrowLeft}{/Shift}`. */
  keyboard: (keys: string) => Promise<void>;
  tab: (how?: { shift?: boolean }) => Promise<void>;
  /** Text of a dictation, of handwriting or of a phone: it is replaced as it grows, and the last of it stays. */
  compose: (texts: readonly string[]) => Promise<void>;
  /** An entry of a native list (`select`), by its words or its value. */
  choose: (list: Element, entry: string) => Promise<void>;
}

let session: ReturnType<typeof userEvent.setup> | undefined;

/** Created at first use: a server that renders the stories has no document. */
function simulated() {
  session ??= userEvent.setup();
  return session;
}

/**
 * The input devices of stories. In Storybook they dispatch events by a script; the tests replace them by the
 * browser's own mouse, finger and keys (`.storybook/run/hand.setup.ts`).
 */
export const device: Device = {
  mouse: simulatedPointer('MouseLeft'),
  finger: simulatedPointer('TouchA'),
  wheel: simulatedWheel,
  pinch: simulatedPinch,
  keyboard: (keys) => simulated().keyboard(keys),
  tab: (how) => simulated().tab(how),
  compose: simulatedComposition,
  choose: (list, entry) => simulated().selectOptions(list, entry),
};

/** Over what lies in the middle of the window, as a script knows no place of the mouse. */
async function simulatedWheel(deltaX: number, deltaY: number) {
  const under = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  under?.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true }));
}

/** At the end of the text of the focused field. */
async function simulatedComposition(texts: readonly string[]) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.');
  const typed = field.value;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of texts) {
    set?.call(field, typed + text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  }
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: texts.at(-1) ?? '' }));
}

async function simulatedPinch(steps: readonly (readonly Point[])[]) {
  const [first = [], ...others] = steps;
  const names = ['TouchA', 'TouchB'];
  const at = ({ x, y }: Point) => ({
    target: document.elementFromPoint(x, y) ?? document.body,
    coords: { clientX: x, clientY: y },
  });
  await simulated().pointer(first.map((point, finger) => ({ keys: `[${names[finger]}>]`, ...at(point) })));
  for (const points of others)
    await simulated().pointer(
      points.map((point, finger) => ({ pointerName: `${names[finger]}`, ...at(point) })),
    );
  await simulated().pointer(first.map((_, finger) => ({ keys: `[/${names[finger]}]` })));
}

function simulatedPointer(name: 'MouseLeft' | 'TouchA'): Pointer {
  let capture: typeof Element.prototype.setPointerCapture | undefined;
  let last: Point = { x: 0, y: 0 };
  const at = ({ x, y }: Point) => {
    last = { x, y };
    return { target: document.elementFromPoint(x, y) ?? document.body, coords: { clientX: x, clientY: y } };
  };

  return {
    async down(point) {
      // The browser cannot capture a simulated pointer.
      capture ??= Element.prototype.setPointerCapture;
      Element.prototype.setPointerCapture = () => undefined;
      await simulated().pointer({ keys: `[${name}>]`, ...at(point) });
    },
    async move(point) {
      await simulated().pointer(name === 'TouchA' ? { pointerName: name, ...at(point) } : at(point));
    },
    async up() {
      await simulated().pointer({ keys: `[/${name}]`, ...at(last) });
      if (capture) Element.prototype.setPointerCapture = capture;
      capture = undefined;
    },
  };
}
