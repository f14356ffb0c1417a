import { afterEach } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { device, type Point, type Pointer } from '../packages/ui/src/foundations/device.example';
import type { PointerStep } from './hand-commands.mjs';

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse: (step: PointerStep, at: Point, clicks: number) => Promise<void>;
    finger: (step: PointerStep, at: Point) => Promise<void>;
  }
}

/** Outside every story. */
const NOWHERE = { x: -1, y: -1 };

let mouseMoved = false;

/** In the tests a story's hand is the browser's own: trusted, hit-tested, captured, scrolling for real. */
Object.assign(device, {
  mouse: realPointer('mouse'),
  finger: realPointer('finger'),
  keyboard: userEvent.keyboard,
  tab: userEvent.tab,
} satisfies typeof device);

/** The next story finds no mouse where this one left it. */
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
    return commands[kind](step, inPage(at), clicks);
  };

  return {
    down: (at, clicks) => send('down', at, clicks),
    move: (to) => send('move', to),
    up: (clicks) => send('up', last, clicks),
  };
}

/** A story stands in a frame of the page, which is drawn smaller where it would not fit. */
function inPage({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  if (!frame) return { x, y };
  const scale = frame.width / window.innerWidth;
  return { x: frame.x + x * scale, y: frame.y + y * scale };
}
