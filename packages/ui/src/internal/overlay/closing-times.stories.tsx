import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';
import { staysToTheEnd, withMotion } from './testing/motion';
import { Nest } from './testing/nested-layers';

const meta = {
  title: 'Internal/ClosingTimes',
  component: Nest,
  parameters: {
    accessibility: {
      keys: [
        [
          'Escape',
          'closes; what leaves takes no more keys, and the focus is back at once',
          'TheKeysGoToWhatStays',
        ],
      ],
      roles: 'what leaves is inert until it is gone',
      reads: '„Otwórz: Panel 2, przycisk”, zanim panel zniknie',
    } satisfies AccessibilityNotes,
  },
  decorators: [
    (Story) => (
      <main className="u:min-h-96">
        <Story />
      </main>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Nest>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the layers one in another and returns the last. */
async function opened(...names: string[]): Promise<HTMLElement> {
  for (const name of names) await hand.click(await screen.findByRole('button', { name: `Otwórz: ${name}` }));
  return withFocus(await screen.findByRole('dialog', { name: names.at(-1) ?? '' }));
}

async function withFocus(layer: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(layer.matches(':focus-within')).toBe(true));
  return layer;
}

async function openedMenu(): Promise<HTMLElement> {
  await opened('Arkusz 1');
  await hand.click(screen.getByRole('button', { name: 'Menu 1' }));
  const panel = (await screen.findByRole('menu')).closest<HTMLElement>('[data-floating]');
  if (!panel) throw new Error('The menu hangs in no panel.');
  return withFocus(panel);
}

/** Closes the top layer, which stays until its closing animation ends, and returns its duration in milliseconds. */
async function leave(layer: HTMLElement) {
  await hand.keyboard('{Escape}');
  const [animation] = await waitFor(() => leavingIn(layer));
  const stays = staysToTheEnd(layer, animation);
  await waitFor(() => expect(layer).not.toBeInTheDocument());
  await expect(await stays).toBe(true);
  return animation?.effect?.getComputedTiming().duration;
}

function leavingIn(layer: HTMLElement): CSSAnimation[] {
  const leaving = layer.getAnimations().filter((animation) => animation instanceof CSSAnimation);
  if (!leaving.some(({ animationName }) => animationName.endsWith('-out')))
    throw new Error('No animation takes the layer out of sight.');
  return leaving;
}

export const ASheetTakes300Milliseconds: Story = {
  beforeEach: () => withMotion('full'),
  play: async () => {
    await expect(await leave(await opened('Arkusz 1'))).toBe(300);
  },
};

export const ASidePanelTakes500Milliseconds: Story = {
  beforeEach: () => withMotion('full'),
  play: async () => {
    await expect(await leave(await opened('Arkusz 1', 'Panel 2'))).toBe(500);
    await expect(screen.getByRole('button', { name: 'Otwórz: Panel 2' })).toHaveFocus();
  },
};

/** The second Escape does not wait for the end of the first. */
export const TheKeysGoToWhatStays: Story = {
  beforeEach: () => withMotion('full'),
  play: async () => {
    const sheet = await opened('Arkusz 1');
    const panel = await opened('Panel 2');
    await hand.keyboard('{Escape}');
    await waitFor(() => leavingIn(panel));
    await expect(panel).toHaveAttribute('inert');
    await expect(screen.getByRole('button', { name: 'Otwórz: Panel 2' })).toHaveFocus();

    await hand.keyboard('{Escape}');
    await waitFor(() => leavingIn(sheet));
    await expect(panel).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Otwórz: Arkusz 1' })).toHaveFocus();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

/** Each end of an animation costs the page some frames, so there is only one. */
export const AScrimLeavesWithItsLayer: Story = {
  beforeEach: () => withMotion('full'),
  play: async () => {
    const sheet = await opened('Arkusz 1');
    const panel = await opened('Panel 2');
    await expect(await leaveWithScrim(await opened('Okno 3'))).toEqual([200, 200]);
    await expect(await leaveWithScrim(panel)).toEqual([500, 500]);
    await expect(await leaveWithScrim(sheet)).toEqual([300, 300]);
  },
};

/** The durations of a layer's closing animation and of its scrim's. */
async function leaveWithScrim(layer: HTMLElement) {
  const scrim = [...document.querySelectorAll<HTMLElement>('[data-scrim]')].at(-1);
  if (!scrim) throw new Error('The layer has no scrim.');
  await hand.keyboard('{Escape}');
  const leaving = await waitFor(() => [leavingIn(layer), leavingIn(scrim)].flat());
  const told = leaving.map(({ effect }) => effect?.getComputedTiming().duration);
  await waitFor(() => expect(layer).not.toBeInTheDocument());
  await expect(scrim).not.toBeInTheDocument();
  return told;
}

export const AMenuTakes250Milliseconds: Story = {
  beforeEach: () => withMotion('full'),
  play: async () => {
    await expect(await leave(await openedMenu())).toBe(250);
    await expect(screen.getByRole('button', { name: 'Menu 1' })).toHaveFocus();
  },
};

/** With reduced motion nobody waits for the end of an animation. */
export const ReducedMotionShortensThemAll: Story = {
  beforeEach: () => withMotion('reduced'),
  play: async () => {
    await leaveAtOnce(await openedMenu());
    const panel = await opened('Panel 2');
    await leaveAtOnce(await opened('Okno 3'));
    await leaveAtOnce(panel);
    await leaveAtOnce(screen.getByRole('dialog', { name: 'Arkusz 1' }));
  },
};

async function leaveAtOnce(layer: HTMLElement) {
  await hand.keyboard('{Escape}');
  await expect(layer.getAnimations()).toEqual([]);
  await waitFor(() => expect(layer).not.toBeInTheDocument());
}

/** The toolbar's reduced motion reaches media queries, style sheets and timers of the product. */
export const HearsOfTheMotionOfTheToolbar: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').media).toBe('all');
    await leaveAtOnce(await opened('Arkusz 1', 'Panel 2'));
  },
};
