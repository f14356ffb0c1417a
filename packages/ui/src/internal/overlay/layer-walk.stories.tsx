import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, screen, spyOn } from 'storybook/test';
import { isPhone } from '../hooks/use-phone';
import { Nest } from './testing/nested-layers';

const IS_AUDIT = import.meta.env.STORYBOOK_AUDIT === 'yes';
const STEPS = IS_AUDIT ? 5000 : 500;
/** The sheets of a phone open and close more slowly. */
const PHONE_STEPS = IS_AUDIT ? 1500 : 150;
const SEED = 20270210;
const LIMIT = 5;

/** Functions that close the open layers, by depth. */
const switches = new Map<number, () => void>();

const meta = {
  title: 'Internal/LayerWalk',
  component: Nest,
  args: { limit: LIMIT, onSwitch: (depth, close) => switches.set(depth, close) },
  decorators: [
    (Story) => (
      <StrictMode>
        <main className="u:min-h-96">
          <Story />
        </main>
      </StrictMode>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    // The browser cannot capture a simulated pointer.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof Nest>;
export default meta;

/** The open layers, by depth; a menu belongs to the top one. */
interface Walk {
  layers: number;
  menu: boolean;
}

type Story = StoryObj<typeof meta>;

export const HoldsAfterEveryStep: Story = { play: () => walkAbout(STEPS) };

/** Where every layer is a sheet that follows the finger, and a menu is one more of them. */
export const HoldsAfterEveryStepOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(isPhone()).toBe(true);
    await walkAbout(PHONE_STEPS);
  },
};

/** Opens, closes and unmounts layers in a random order, and checks the page after each step. */
async function walkAbout(length: number) {
  const random = randomFrom(SEED);
  let walk: Walk = { layers: 0, menu: false };
  const before = pageStyle();

  for (let step = 0; step < length; step += 1) {
    const steps = possible(walk);
    const name = steps[Math.floor(random() * steps.length)] ?? 'open';
    const trail = `step ${step} of seed ${SEED}: ${name} with ${walk.layers} layers`;
    walk = take(name, walk, random);
    await until(() => faultIn(walk), trail);
  }
  while (walk.layers > 0 || walk.menu) {
    walk = take('escape', walk, random);
    await until(() => faultIn(walk), 'the way home');
  }
  await expect(pageStyle()).toEqual(before);
  await expect(
    document.querySelectorAll('[inert], [aria-hidden="true"]:is(main, #storybook-root)'),
  ).toHaveLength(0);
  await expect(screen.getByRole('button', { name: 'Otwórz: Arkusz 1' })).toHaveFocus();
}

type Step = 'open' | 'menu' | 'escape' | 'outside' | 'cross' | 'below';

function possible({ layers, menu }: Walk): readonly Step[] {
  if (menu) return ['escape', 'outside', 'below'];
  if (layers === 0) return ['open'];
  return layers < LIMIT
    ? ['open', 'menu', 'escape', 'outside', 'cross', 'below']
    : ['menu', 'escape', 'outside', 'cross', 'below'];
}

function take(step: Step, { layers, menu }: Walk, random: () => number): Walk {
  if (step === 'open') {
    press(`Otwórz: ${nameOf(layers)}`);
    return { layers: layers + 1, menu };
  }
  if (step === 'menu') {
    press(`Menu ${layers}`);
    return { layers, menu: true };
  }
  if (step === 'below') {
    // Any layer closes, with all layers that were opened from it.
    const depth = Math.floor(random() * layers);
    switches.get(depth)?.();
    return { layers: depth, menu: false };
  }
  if (step === 'cross') press('Zamknij');
  if (step === 'escape')
    send(document.activeElement, new KeyboardEvent('keydown', { ...LIKE_A_REAL_ONE, key: 'Escape' }));
  if (step === 'outside') {
    send(document.body, new PointerEvent('pointerdown', LIKE_A_REAL_ONE));
    document.body.click();
  }
  return menu ? { layers, menu: false } : { layers: layers - 1, menu };
}

/** In the top layer, where a person could press it. By a simulated click, as thousands of real presses would be slow. */
function press(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.findLast(({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === name);
  if (!button || button.closest('[inert]')) throw new Error(`No button "${name}" can be pressed.`);
  button.focus();
  send(button, new PointerEvent('pointerdown', LIKE_A_REAL_ONE));
  button.click();
}

const LIKE_A_REAL_ONE = { bubbles: true, cancelable: true };

function send(element: Element | null, event: Event) {
  (element ?? document.body).dispatchEvent(event);
}

function nameOf(depth: number): string {
  return `${['Arkusz', 'Panel', 'Okno'][depth % 3]} ${depth + 1}`;
}

/** The first rule that does not hold, as text. */
function faultIn({ layers, menu }: Walk): string | undefined {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  const top = dialogs.find((dialog) => !dialog.closest('[inert]'));
  if (dialogs.length !== layers + Number(menu && isPhone())) return `${dialogs.length} layers are there`;
  if (dialogs.filter((dialog) => !dialog.closest('[inert]')).length !== Math.min(layers, 1))
    return 'not one is alive';
  if (top && top !== dialogs.at(-1)) return 'the one alive is not the top';
  if (Boolean(document.querySelector('[role="menu"]')) !== menu) return 'the menu is not as it should be';

  const isFrozen = document.querySelector('main')?.closest('[inert]') !== null;
  if (isFrozen !== layers > 0) return 'the page is not as still as it should be';
  if ((document.documentElement.style.overflow === 'hidden') !== layers > 0)
    return 'the scroll is not as it should be';
  if (document.body.style.pointerEvents !== '') return 'the page has lost its pointer';
  if (layers > 0 && !top?.contains(document.activeElement)) return 'the focus is not in the top layer';
  if (layers === 0 && document.activeElement?.textContent !== 'Otwórz: Arkusz 1')
    return 'the focus did not come home';
  return undefined;
}

/** Long, as other work may use the processor. */
const WAIT_MS = 120_000;

/** Checked at each frame, so that the test waits no longer than needed. */
async function until(fault: () => string | undefined, trail: string) {
  const began = performance.now();
  let found = fault();
  while (found && performance.now() - began < WAIT_MS) {
    await new Promise(requestAnimationFrame);
    found = fault();
  }
  if (found) throw new Error(`${trail}: ${found}.`);
}

function pageStyle() {
  const { documentElement: root, body } = document;
  return [root, body].map(({ style }) => [
    style.overflow,
    style.paddingRight,
    style.pointerEvents,
    style.position,
  ]);
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
