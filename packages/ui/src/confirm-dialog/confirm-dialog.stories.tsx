import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Czy wycofać zgłoszenie dla Jana?',
    confirmLabel: 'Wycofaj zgłoszenie',
    children: 'Nie da się tego cofnąć.',
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'on opening: the way out, which has the focus'],
        ['Escape', 'closes without the step'],
      ],
      roles: 'alertdialog, named by the question, described by what follows from it',
      reads: '„Czy wycofać zgłoszenie dla Jana? Nie da się tego cofnąć. Nie teraz, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const Pending: Story = { args: { pending: true } };

export const StartsOnTheWayOut: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Czy wycofać zgłoszenie dla Jana?' });
    await expect(dialog).toHaveAccessibleDescription('Nie da się tego cofnąć.');
    const wayOut = screen.getByRole('button', { name: 'Nie teraz' });
    await waitFor(() => expect(wayOut).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ConfirmsAndLeavesClosingToTheCaller: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Wycofaj zgłoszenie' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
