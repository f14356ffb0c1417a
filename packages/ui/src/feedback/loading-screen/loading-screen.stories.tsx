import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { timers } from '../../internal/testing/held-timers';
import { LockScreen } from '../../layout/lock-screen/lock-screen';
import { LoadingScreen } from './loading-screen';
import { LOADING_SCREEN_MS } from './loading-screen-ms';
import { useElapsed } from './use-elapsed';

const meta = {
  title: 'Feedback/LoadingScreen',
  component: LoadingScreen,
  args: { title: 'Wylogowanie', children: 'Wylogowujemy Cię' },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'A status that is in the page before it has text; a first-level heading when it is a screen of its own.',
      reads: '„Wylogowanie, nagłówek poziom 1. Wylogowujemy Cię”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wylogowanie' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wylogowujemy Cię');
  },
};

/** Spec §9: 250 ms. */
export const IsSilentAtFirst: Story = {
  beforeEach: () => timers.hold(250),
  render: () => <LoadingScreen delayed>Wczytujemy stronę</LoadingScreen>,
  play: async ({ canvas }) => {
    await timers.began(250);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    timers.end();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Wczytujemy stronę'));
  },
};

function Lock() {
  const isLocked = useElapsed(LOADING_SCREEN_MS.long);
  if (isLocked) return <LockScreen name="Natalia" onUnlock={fn()} otherAccountHref="#zaloguj" />;
  return <LoadingScreen>Blokujemy ekran</LoadingScreen>;
}

/** A loading screen after an action of the person, such as locking the screen, is shown for 750 ms (Spec §9). */
export const StaysForAMoment: Story = {
  beforeEach: () => timers.hold(750),
  render: () => <Lock />,
  play: async ({ canvas }) => {
    await timers.began(750);
    await expect(canvas.getByRole('status')).toHaveTextContent('Blokujemy ekran');
    timers.end();
    await canvas.findByRole('heading', { name: 'Ekran jest zablokowany' });
  },
};
