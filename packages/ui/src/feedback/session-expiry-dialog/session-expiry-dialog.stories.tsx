import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SessionExpiryDialog, type SessionExpiryDialogProps } from './session-expiry-dialog';

const END = 600_000;

const meta = {
  title: 'Feedback/SessionExpiryDialog',
  component: SessionExpiryDialog,
  args: {
    expiresAt: END,
    now: () => END - 45_000,
    onExtend: fn(),
    onLogout: fn(),
    onExpired: fn(),
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Enter or Space', 'on the first focused button: more time', 'GivesMoreTime'],
        ['Escape', 'more time, too: somebody is there', 'EscapeMeansSomebodyIsThere'],
      ],
      roles:
        'An alert dialog named by its question and described by what follows; a timer that is silent, and a status that speaks as it opens and at 60, 30, 20 and 10 seconds.',
      reads: '„Czy nadal tu jesteś? Za chwilę Cię wylogujemy… Zostań w portalu, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SessionExpiryDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Czy nadal tu jesteś?' });
    await expect(dialog).toHaveAccessibleDescription(/^Za chwilę Cię wylogujemy/);
    await expect(await within(dialog).findByRole('timer')).toHaveTextContent('0:45');
    await expect(within(dialog).getByText('Pozostały czas: 45 sekund')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zostań w portalu' })).toHaveFocus());
  },
};

/** More time is requested once, however often the button is pressed. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Zostań w portalu' }));
    await hand.keyboard('{Escape}');
    await expect(args.onExtend).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** A clock that a button advances, so that no test waits for a minute. */
function WithClock(props: SessionExpiryDialogProps) {
  const [now, setNow] = useState(0);
  const [expiresAt, setExpiresAt] = useState(END);
  const extend = () => {
    setExpiresAt(now + END);
    props.onExtend();
  };

  return (
    <div className="u:flex u:min-h-96 u:items-start u:gap-3">
      <Button onClick={() => setNow(END - 20_000)}>Zostało 20 sekund</Button>
      <Button onClick={() => setNow(END)}>Koniec czasu</Button>
      <SessionExpiryDialog {...props} expiresAt={expiresAt} now={() => now} onExtend={extend} />
    </div>
  );
}

export const GivesMoreTime: Story = {
  render: (args) => <WithClock {...args} />,
  play: async ({ canvas, args }) => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Zostało 20 sekund' }));
    await expect(await screen.findByRole('timer')).toHaveTextContent('0:20');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Zostań w portalu' })).toHaveFocus());
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await expect(args.onExpired).not.toHaveBeenCalled();
  },
};

export const EscapeMeansSomebodyIsThere: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await hand.keyboard('{Escape}');
    await expect(args.onExtend).toHaveBeenCalledOnce();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const LogsOut: Story = {
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Wyloguj się' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const TellsWhenTheTimeIsOver: Story = {
  render: (args) => <WithClock {...args} />,
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Koniec czasu' }));
    await waitFor(() => expect(args.onExpired).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
