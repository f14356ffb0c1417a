import { afterEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { device, type Point, type Pointer } from '../../packages/ui/src/internal/testing/device';
import type { PointerStep } from './hand-commands.mjs';

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (step: PointerStep, at: Point, clicks: number) => Promise<void>;
    fingers: (step: PointerStep, at: Point[]) => Promise<void>;
    wheel: (x: number, y: number) => Promise<void>;
    compose: (texts: readonly string[]) => Promise<void>;
  }
}

/** Outside every story. */
const NOWHERE = { x: -1, y: -1 };

let mouseMoved = false;

/**
 * In the tests the input devices are the browser's own: trusted events with hit testing, pointer capture and real
 * scrolling.
 */
Object.assign(device, {
  mouse: realPointer('mouse'),
  finger: realPointer('finger'),
  wheel: commands.wheel,
  pinch: realPinch,
  keyboard: userEvent.keyboard,
  tab: userEvent.tab,
  compose: commands.compose,
  choose: chooseByArrows,
} satisfies typeof device);

/** The next story must not find the mouse where this one left it. */
afterEach(async () => {
  if (!mouseMoved) return;
  await commands.mouse('move', NOWHERE, 1);
  mouseMoved = false;
});

function realPointer(kind: 'mouse' | 'finger'): Pointer {
  let last: Point = NOWHERE;
  const send = (step: PointerStep, at: Point, clicks = 1) => {
    last = at;
    mouseMoved ||= kind === 'mouse';
    return kind === 'mouse' ? commands.mouse(step, inPage(at), clicks) : commands.fingers(step, [inPage(at)]);
  };

  return {
    down: (at, clicks) => send('down', at, clicks),
    move: (to) => send('move', to),
    up: (clicks) => send('up', last, clicks),
  };
}

async function realPinch(steps: readonly (readonly Point[])[]) {
  const [first = [], ...others] = steps.map((fingers) => fingers.map(inPage));
  await commands.fingers('down', first);
  for (const fingers of others) await commands.fingers('move', fingers);
  await commands.fingers('up', []);
}

async function chooseByArrows(list: Element, entry: string) {
  if (!(list instanceof HTMLSelectElement)) throw new Error('Not a native list.');
  const entries = [...list.options].filter(
    ({ disabled, index }) => !disabled || index === list.selectedIndex,
  );
  const to = entries.findIndex(({ text, value }) => text === entry || value === entry);
  const steps = to - entries.findIndex(({ selected }) => selected);
  list.focus();
  if (steps !== 0)
    await userEvent.keyboard((steps > 0 ? '{ArrowDown}' : '{ArrowUp}').repeat(Math.abs(steps)));
  if (to === -1 || list.value !== entries[to]?.value) throw new Error(`The arrows do not lead to ${entry}.`);
}

/** The frame of a story is scaled down where it does not fit the page. */
function inPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}
