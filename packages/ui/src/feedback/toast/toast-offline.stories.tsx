import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { plugIn, pullPlug } from '../connection/testing/plug';
import { findCard } from './testing/cards';
import { toast, toastQueue } from './toast';
import { Toaster } from './toaster';

const FROZEN_MS = 3_600_000;

/** In a file of its own: after another story the chunk is in the cache and cannot be missing. */
const meta = {
  title: 'Feedback/Toast/Offline',
  component: Toaster,
  args: { duration: FROZEN_MS },
  parameters: {
    accessibility: {
      keys: [['Tab', 'reaches the close button of each message', 'GivesTheFocusOnAndBack']],
      roles: 'as online: a title, words and a close button in the region of its type',
      reads: '„Ostrzeżenie. Straciłeś dostęp do internetu”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    pullPlug();
    return () => {
      plugIn();
      for (const { id } of toastQueue.shown()) toast.dismiss(id);
      toast.forget();
    };
  },
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsPlainOnlyUntilTheConnectionIsBack: Story = {
  play: async () => {
    toast.warning('Straciłeś dostęp do internetu');
    const lost = await findCard('Straciłeś dostęp do internetu');
    await expect(lost).toHaveTextContent('OstrzeżenieStraciłeś dostęp do internetu');
    await expect(within(lost).getByRole('button', { name: 'Zamknij komunikat' })).toBeVisible();

    plugIn();
    toast.success('Hurrra masz z powrotem internet');
    const back = await findCard('Hurrra masz z powrotem internet');
    await expect(back).toHaveTextContent('PowodzenieHurrra masz z powrotem internet');
    // The full toast has `data-state`; the plain one has not, and stays the one that was announced.
    await expect(back).toHaveAttribute('data-state', 'open');
    await expect(lost).toBeInTheDocument();

    await hand.click(within(lost).getByRole('button', { name: 'Zamknij komunikat' }));
    await waitFor(() => expect(lost).not.toBeInTheDocument());
  },
};
