import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  args: {
    text: 'FR/2-2026/00240',
    label: 'Skopiuj numer zgłoszenia',
    write: fn(async () => undefined),
  },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'copy the value', 'SaysThatItCopied']],
      roles: 'button named by its label; a status beside it tells what came of it',
      reads: '„Skopiuj numer zgłoszenia, przycisk”, then „Skopiowano”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Skopiuj numer zgłoszenia' })).toBeEnabled();
  },
};

export const SaysThatItCopied: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(args.write).toHaveBeenCalledOnce();
    await expect(args.write).toHaveBeenCalledWith('FR/2-2026/00240');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Skopiowano'));
    await expect(canvas.getByRole('button', { name: 'Skopiuj numer zgłoszenia' })).toHaveFocus();
  },
};

export const SaysWhatToDoWhenItFails: Story = {
  tags: ['picture', 'picture-forced'],
  args: { write: fn(() => Promise.reject(new Error('NotAllowedError'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Nie udało się skopiować. Zaznacz tekst i użyj klawiszy Ctrl+C.',
      ),
    );
  },
};

/** The message is removed after a time, so that the next copy can be announced. */
export const FallsSilentAgain: Story = {
  beforeEach: () => timers.hold(2500),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Skopiuj numer zgłoszenia' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Skopiowano'));
    await timers.began(2500);
    timers.end();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** The same message again is a new element of the live region, or it would not be announced; its time begins anew. */
export const TellsOfEachCopy: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Skopiuj numer zgłoszenia' });
    await hand.click(button);
    const first = await canvas.findByText('Skopiowano');
    await hand.click(button);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Skopiowano');
  },
};
