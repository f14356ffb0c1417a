import { device, type Point, type Pointer } from './device';

/** What no pointer reaches by then is covered for good: others may have the core. */
const WAIT_MS = 120_000;
const RESTING_FRAMES = 5;
const OUTSIDE = { x: 4, y: 4 };

/** The real input driver of stories. Elements are pressed in their middle, once they do not move and are not covered. */
export const hand = {
  keyboard: (keys: string) => device.keyboard(keys),
  tab: (how?: { shift?: boolean }) => device.tab(how),
  /** By the arrow keys: the list of a native select belongs to the system, which no mouse of the page can reach. */
  choose: (list: Element, entry: string) => device.choose(list, entry),

  click: async (element: Element) => press(device.mouse, await pointOf(element)),
  /** Presses the page or the backdrop, in the corner that every overlay leaves free. */
  clickOutside: () => press(device.mouse, OUTSIDE),
  /** Presses what lies at a point of the viewport. */
  clickAt: (point: Point) => press(device.mouse, point),
  async dblClick(element: Element) {
    const point = await pointOf(element);
    await press(device.mouse, point);
    await device.mouse.down(point, 2);
    await device.mouse.up(2);
  },
  async type(field: Element, text: string) {
    await hand.click(field);
    await device.keyboard(text);
  },
  /**
   * Copies a text inside the layer of the field, which holds the focus, and pastes it where a press on the field puts
   * the caret.
   */
  async paste(field: HTMLElement, text: string) {
    const source = field.ownerDocument.createElement('textarea');
    source.value = text;
    field.after(source);
    source.select();
    await device.keyboard('{Control>}c{/Control}');
    source.remove();
    await hand.click(field);
    await device.keyboard('{Control>}v{/Control}');
  },
  /** Selects the whole text and deletes it, as a person does. */
  async clear(field: Element) {
    await hand.click(field);
    await device.keyboard('{Control>}a{/Control}{Delete}');
  },

  hover: async (element: Element) => device.mouse.move(await pointOf(element)),
  /** Moves the mouse into a corner of the viewport that the element does not cover. */
  unhover: (element: Element) => device.mouse.move(cornerFreeOf(element)),

  /** Turns the wheel over an element, by pixels for each turn; downwards is positive. */
  async wheel(element: Element, ...turns: number[]) {
    await device.mouse.move(await pointOf(element));
    for (const turn of turns) await device.wheel(0, turn);
  },
  /** Two fingers on the middle of an element, side by side: how far apart they are, in pixels, at each step. */
  async pinch(element: Element, ...apart: number[]) {
    const { x, y } = await pointOf(element);
    await device.pinch(
      apart.map((way) => [
        { x: x - way / 2, y },
        { x: x + way / 2, y },
      ]),
    );
  },

  tap: async (element: Element) => press(device.finger, await pointOf(element)),
  tapOutside: () => press(device.finger, OUTSIDE),

  /** Drags by each distance in turn, counted from the start, then releases. */
  async drag(element: Element, ...by: Partial<Point>[]) {
    await hand.hold(element, ...by);
    await hand.letGo();
  },
  hold: (element: Element, ...by: Partial<Point>[]) => pull(device.mouse, element, by),
  letGo: () => device.mouse.up(),
  async swipe(element: Element, ...by: Partial<Point>[]) {
    await pull(device.finger, element, by);
    // A finger that lifts at full speed makes the page scroll on, and the next tap only stops that.
    for (let frame = 0; frame < RESTING_FRAMES; frame += 1) await new Promise(requestAnimationFrame);
    await device.finger.up();
  },
};

async function press(pointer: Pointer, point: Point) {
  if (pointer === device.mouse) await pointer.move(point);
  await pointer.down(point);
  await pointer.up();
}

async function pull(pointer: Pointer, element: Element, by: Partial<Point>[]) {
  const from = await pointOf(element);
  if (pointer === device.mouse) await pointer.move(from);
  await pointer.down(from);
  for (const { x = 0, y = 0 } of by) await pointer.move({ x: from.x + x, y: from.y + y });
}

async function pointOf(element: Element): Promise<Point> {
  const began = performance.now();
  let before = '';
  while (performance.now() - began < WAIT_MS) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    const now = isMoving(element) ? '' : `${x} ${y} ${width} ${height}`;
    const hit = document.elementFromPoint(point.x, point.y);
    if (!hit) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (now !== '' && now === before && hit && (element.contains(hit) || controlOf(hit) === element))
      return point;
    before = now;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`No pointer can reach ${element.outerHTML.slice(0, 120)}`);
}

/** On a slow machine two frames may be equal during an animation. Endless animations do not count. */
function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || playState === 'finished') return false;
    return effect.getComputedTiming().endTime !== Infinity && effect.target?.contains(element) === true;
  });
}

/** The control that a press on a label activates. */
function controlOf(hit: Element): Element | null {
  return hit.closest('label')?.control ?? null;
}

function cornerFreeOf(element: Element): Point {
  const { innerWidth, innerHeight } = window;
  const corners = [innerHeight - 1, 0].flatMap((y) => [innerWidth - 1, 0].map((x) => ({ x, y })));
  const free = corners.find(({ x, y }) => !element.contains(document.elementFromPoint(x, y)));
  if (!free) throw new Error('The element covers every corner of the window.');
  return free;
}
