import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { ConfirmDialog } from './confirm-dialog';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Czy wycofać zgłoszenie FR/2-2026/00187?',
    confirmLabel: 'Wycofaj zgłoszenie',
    children: 'Nie da się tego cofnąć.',
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Enter', 'on opening: the way out, which has the focus', 'StartsOnTheWayOut'],
        ['Escape', 'closes without the step', 'StartsOnTheWayOut'],
      ],
      roles: 'alertdialog, named by the question, described by what follows from it',
      reads: '„Czy wycofać zgłoszenie FR/2-2026/00187? Nie da się tego cofnąć. Nie teraz, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced', 'recorded'] };

/** The action is pending: it cannot be started twice, and the cancel button stays enabled. */
export const Pending: Story = {
  tags: ['recorded'],
  args: { pending: true },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Wycofaj zgłoszenie' });
    await hand.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('Proszę czekać');
    await hand.click(screen.getByRole('button', { name: 'Nie teraz' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The name of a thing may be long; on a phone the whole question is still shown, with both buttons. */
export const Long: Story = {
  args: {
    title:
      'Czy wycofać zgłoszenie dla Żółcisławy Święckiej-Brzęczyszczykiewicz z naboru „Małe granty – edycja II”?',
    children:
      'Nie da się tego cofnąć. Miejsce na liście rezerwowej przejdzie na następną osobę, a nowe zgłoszenie złożysz dopiero w kolejnym naborze.',
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: String(args.title) });
    await expect(dialog).toHaveAccessibleDescription(String(args.children));
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole('button', { name: 'Wycofaj zgłoszenie' })).toBeVisible();
  },
};

export const StartsOnTheWayOut: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Czy wycofać zgłoszenie FR/2-2026/00187?',
    });
    await expect(dialog).toHaveAccessibleDescription('Nie da się tego cofnąć.');
    const wayOut = screen.getByRole('button', { name: 'Nie teraz' });
    await waitFor(() => expect(wayOut).toHaveFocus());
    await hand.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange.mock.calls).toEqual([[false], [false]]));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ConfirmsAndLeavesClosingToTheCaller: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Wycofaj zgłoszenie' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Swipes exist on phones only. Closing the dialog means cancelling. */
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const IsPutAwayBySwipingDown: Story = {
  ...onPhone,
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Czy wycofać zgłoszenie FR/2-2026/00187?' });
    // Repeated: vaul ignores swipes in the first half second of a sheet.
    await waitFor(async () => {
      const head = screen.getByRole('heading', { name: 'Czy wycofać zgłoszenie FR/2-2026/00187?' });
      await hand.swipe(head, { y: 200 });
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    // The owner has kept the dialog open, so it is back at the lower edge of the viewport.
    await waitFor(() =>
      expect(screen.getByRole('alertdialog').getBoundingClientRect().bottom).toBe(window.innerHeight),
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const IsPutAwayByATapOutside: Story = {
  ...onPhone,
  play: async ({ args }) => {
    const wayOut = await screen.findByRole('button', { name: 'Nie teraz' });
    await waitFor(() => expect(wayOut).toHaveFocus());
    await hand.tapOutside();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
