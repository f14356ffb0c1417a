import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SessionExpiryDialog, type SessionExpiryDialogProps } from './session-expiry-dialog';

const END = 600_000;

/** The announcements of the countdown, and the end of the time. */
const meta = {
  title: 'Feedback/SessionExpiryDialog/Times',
  component: SessionExpiryDialog,
  args: {
    expiresAt: END,
    now: () => END - 90_000,
    warnSeconds: 120,
    onExtend: fn(),
    onLogout: fn(),
    onExpired: fn(),
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [['Escape', 'asks for more time, once', 'AsksForMoreTimeOnce']],
      roles: 'alertdialog; a status says the seconds, an alert why there is no more time',
      reads: '„Pozostały czas: 90 sekund”; „Błąd: Nie udało się przedłużyć sesji”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SessionExpiryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A clock that a button advances, below the dialog. */
function WithClock(props: SessionExpiryDialogProps) {
  const [left, setLeft] = useState(90);
  return (
    <SessionExpiryDialog
      {...props}
      now={() => END - left * 1000}
      onLogout={() => setLeft(left === 90 ? 45 : 30)}
    />
  );
}

/** A tab that was suspended over a step announces the time of the timer, not of the step. */
export const SaysTheTrueSeconds: Story = {
  render: (args) => <WithClock {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Pozostały czas: 90 sekund')).toBeInTheDocument();
    const moveClock = dialog.getByRole('button', { name: 'Wyloguj się' });
    await hand.click(moveClock);
    await expect(await dialog.findByText('Pozostały czas: 45 sekund')).toBeInTheDocument();
    await expect(dialog.getByRole('timer')).toHaveTextContent('0:45');
    await hand.click(moveClock);
    await expect(await dialog.findByText('Pozostały czas: 30 sekund')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { error: 'Nie udało się przedłużyć sesji. Sprawdź internet i spróbuj ponownie.' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('Nie udało się przedłużyć sesji.');
    await hand.click(within(dialog).getByRole('button', { name: 'Zostań w portalu' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

/** An answer that takes some time. */
function Slow(props: SessionExpiryDialogProps) {
  const [pending, setPending] = useState(false);
  const extend = () => {
    setPending(true);
    props.onExtend();
  };
  return (
    <>
      <Button onClick={() => setPending(false)}>Odpowiedź</Button>
      <SessionExpiryDialog {...props} pending={pending} onExtend={extend} />
    </>
  );
}

export const AsksForMoreTimeOnce: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ args }) => {
    const stay = await screen.findByRole('button', { name: 'Zostań w portalu' });
    await waitFor(() => expect(stay).toHaveFocus());
    await hand.keyboard('{Escape}');
    await hand.keyboard('{Escape}{Enter}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};
