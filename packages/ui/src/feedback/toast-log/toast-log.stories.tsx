import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { toast, toastLog, toastQueue } from '../toast/toast';
import { ToastLog, type ToastLogProps } from './toast-log';

const clear = () => {
  for (const { id } of toastQueue.shown()) toast.dismiss(id);
  toast.forget();
};

const meta = {
  title: 'Feedback/ToastLog',
  component: ToastLog,
  args: { open: true, onOpenChange: fn() },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [['Escape', 'closes the panel', 'ClosesByEscape']],
      roles: 'A dialog named by its title, with a list: type, time and words of each message, newest first.',
      reads:
        '„Komunikaty, które zniknęły, okno dialogowe. Lista, 3 elementy. Wystąpił błąd, 12:05, Zły format pliku”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    clear();
    return clear;
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ToastLog>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: ToastLogProps) {
  const [open, setOpen] = useState(props.open);

  return (
    <div className="u:min-h-96">
      <Button onClick={() => setOpen(true)}>Komunikaty, które zniknęły</Button>
      <ToastLog {...props} open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** With fixed times, so that pictures do not change. */
function fill() {
  const clock = { now: Date.parse('2026-11-20T11:00:00.000Z') };
  const said = [
    ['success', 'Twoje hasłó zostało zmienione'],
    ['warning', 'Straciłeś dostęp do internetu'],
    ['success', 'Hurrra masz z powrotem internet'],
    ['info', 'Pobieranie rozpoczęte'],
    ['error', 'Zły format pliku'],
  ] as const;
  for (const [type, text] of said) {
    clock.now += 60_000;
    toastLog.add({ id: clock.now, type, text, at: new Date(clock.now) });
  }
}

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    fill();
    const dialog = await screen.findByRole('dialog', { name: 'Komunikaty, które zniknęły' });
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(5));
    const [newest] = within(dialog).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Wystąpił błąd12:05Zły format pliku');
  },
};

export const Empty: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Nie było jeszcze komunikatów' }),
    ).toBeInTheDocument();
  },
};

export const KeepsWhatHasGoneFromTheCorner: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const id = toast.error('Zły format pliku');
    toast.dismiss(id);
    await hand.click(canvas.getByRole('button', { name: 'Komunikaty, które zniknęły' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('Zły format pliku')).toBeVisible();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByText('Komunikaty, które zniknęły');
    await screen.findByRole('dialog', { name: 'Komunikaty, które zniknęły' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toBeVisible();
  },
};

export const IsCleared: Story = {
  play: async () => {
    fill();
    await hand.click(await screen.findByRole('button', { name: 'Wyczyść listę' }));
    await expect(
      await screen.findByRole('heading', { name: 'Nie było jeszcze komunikatów' }),
    ).toBeInTheDocument();
  },
};
