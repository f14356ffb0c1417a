import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { NetworkPort } from '../../foundations/network/network';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { cards, liveRegion } from '../toast/testing/cards';
import { toast, toastQueue } from '../toast/toast';
import { Toaster } from '../toast/toaster';
import { Connection } from './connection';

const FROZEN_MS = 3_600_000;

/** A network that the story can disconnect. */
const plug = (() => {
  const listeners = new Set<() => void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: boolean) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
  } satisfies NetworkPort & { set: (isOnline: boolean) => void };
})();

const clear = () => {
  for (const { id } of toastQueue.shown()) toast.dismiss(id);
  toast.forget();
  plug.set(true);
};

const meta = {
  title: 'Feedback/Connection',
  component: Connection,
  args: { network: plug },
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles:
        'A toast tells of the loss at once and of the return politely; the banner in between is plain text.',
      reads: '„Ostrzeżenie. Straciłeś dostęp do internetu”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    clear();
    return clear;
  },
  render: (args) => (
    <div className="u:min-h-96">
      <Connection {...args} />
      <div className="u:flex u:gap-3 u:p-4">
        <Button onClick={() => plug.set(false)}>Wyjmij wtyczkę</Button>
        <Button onClick={() => plug.set(true)}>Włóż wtyczkę</Button>
      </div>
      <Toaster duration={FROZEN_MS} />
    </div>
  ),
} satisfies Meta<typeof Connection>;
export default meta;

type Story = StoryObj<typeof meta>;

const BANNER = 'Nie masz połączenia z internetem.';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(BANNER)).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  tags: ['picture', 'picture-forced'],
  beforeEach: () => plug.set(false),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(BANNER)).toBeVisible();
    // The initial state is not announced.
    await expect(cards()).toEqual([]);
  },
};

/** What Tab comes to must not lie under the banner (WCAG 2.4.11). */
export const KeepsTheFocusClearOfTheBanner: Story = {
  beforeEach: () => plug.set(false),
  play: async ({ canvas }) => {
    const room = () => getComputedStyle(document.documentElement).scrollPaddingTop;
    const banner = canvas.getByText(BANNER).closest('[data-offline]');
    await waitFor(() => expect(Number.parseFloat(room())).toBeGreaterThan(banner?.clientHeight ?? Infinity));

    await hand.click(canvas.getByRole('button', { name: 'Włóż wtyczkę' }));
    await waitFor(() => expect(room()).toBe('9px'));
  },
};

export const TellsOfTheLossAndOfTheReturn: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Wyjmij wtyczkę' }));
    await waitFor(() => expect(liveRegion('assertive')).toHaveTextContent('Straciłeś dostęp do internetu'));
    await expect(canvas.getByText(BANNER)).toBeVisible();

    await hand.click(canvas.getByRole('button', { name: 'Włóż wtyczkę' }));
    await waitFor(() => expect(liveRegion('polite')).toHaveTextContent('Hurrra masz z powrotem internet'));
    await waitFor(() => expect(canvas.queryByText(BANNER)).not.toBeInTheDocument());
  },
};
