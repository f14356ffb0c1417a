import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SideModal } from '../../overlays/side-modal/side-modal';
import { findCard } from './testing/cards';
import { toast, toastQueue } from './toast';
import { Toaster } from './toaster';

const meta = {
  title: 'Feedback/Toast/Panel',
  component: Toaster,
  args: { duration: 3_600_000 },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as without a panel',
      reads: 'as without a panel',
    } satisfies AccessibilityNotes,
  },
  beforeEach: async () => {
    await import('./toast-card');
    return () => {
      for (const { id } of toastQueue.shown()) toast.dismiss(id);
    };
  },
  render: (args) => (
    <main>
      <SideModal trigger={<Button>Podaj adres</Button>} title="Adres">
        Adres zamieszkania.
      </SideModal>
      <Toaster {...args} />
    </main>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectHeadFree(open: () => Promise<void>) {
  toast.success('Zapisano zmiany');
  const card = await findCard('Zapisano zmiany');
  await open();
  const panel = within(await screen.findByRole('dialog', { name: 'Adres' }));
  const cross = panel.getByRole('button', { name: 'Zamknij' });
  await waitFor(() => {
    const [above, below] = [cross.getBoundingClientRect(), card.getBoundingClientRect()];
    expect(below.top >= above.bottom || below.bottom <= above.top).toBe(true);
  });
}

/** A panel that opens under a message. */
export const LeavesTheHeadOfAPanelFree: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: ({ canvas }) => expectHeadFree(() => hand.click(canvas.getByRole('button', { name: 'Podaj adres' }))),
};

export const LeavesTheHeadOfASheetFree: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectHeadFree(() => hand.click(canvas.getByRole('button', { name: 'Podaj adres' }))),
};
