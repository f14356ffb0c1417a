import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel';

/** One notification, which is deleted. */
const meta = {
  title: 'Feedback/NotificationPanel/Last',
  component: NotificationPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    entries: [
      { id: 1, title: 'Przelaliśmy 1 140,00 zł', text: 'Za wrzesień, na konto •••• 4417.', time: 'wczoraj' },
    ],
    unread: 0,
    hasOlder: false,
    isLoadingOlder: false,
    onOlder: fn(),
    onRead: fn(async () => undefined),
    onRemove: fn(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    accessibility: {
      keys: [['Escape', 'closes the panel also after its last message has gone', 'KeepsTheFocusInThePanel']],
      roles: 'dialog named "Powiadomienia", which takes the focus as its list goes',
      reads: '„Powiadomienia, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

function Removing(props: NotificationPanelProps) {
  const [entries, setEntries] = useState(props.entries);
  const remove = async () => setEntries([]);
  return <NotificationPanel {...props} entries={entries} onRemove={remove} />;
}

export const KeepsTheFocusInThePanel: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Powiadomienia' });
    const menu = within(panel).getByRole('button', { name: 'Więcej: Przelaliśmy 1 140,00 zł' });
    await hand.click(menu);
    await hand.click(await screen.findByRole('menuitem', { name: 'Usuń' }));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(panel).toHaveFocus();
    await hand.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
