import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { NotificationBell, type NotificationBellProps } from './notification-bell';

const meta = {
  title: 'Feedback/NotificationBell',
  component: NotificationBell,
  args: { unread: 3, expanded: false, onPress: fn() },
  decorators: [
    (Story) => (
      <div className="u:p-2">
        <Story />
      </div>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'open the panel', 'Default']],
      roles: 'button that opens a dialog, named with the number of unread ones; a status tells of new ones',
      reads: '„Powiadomienia, nieprzeczytane: 3, przycisk zwinięty”; later „Masz 1 nowe powiadomienie”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', {
      name: 'Powiadomienia, nieprzeczytane: 3',
      expanded: false,
    });
    bell.focus();
    await hand.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const NothingUnread: Story = {
  args: { unread: 0 },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Powiadomienia' });
    await expect(bell).toBeVisible();
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};

function Receiving(props: NotificationBellProps) {
  const [unread, setUnread] = useState<number>();
  return (
    <>
      <NotificationBell {...props} unread={unread} />
      <button type="button" onClick={() => setUnread((count) => (count === undefined ? 2 : count + 1))}>
        Odśwież
      </button>
    </>
  );
}

export const TellsOnlyWhatIsNew: Story = {
  render: (args) => <Receiving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refresh = canvas.getByRole('button', { name: 'Odśwież' });
    await hand.click(refresh);
    await expect(canvas.getByRole('button', { name: 'Powiadomienia, nieprzeczytane: 2' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await hand.click(refresh);
    await expect(canvas.getByRole('status')).toHaveTextContent('Masz 1 nowe powiadomienie');

    // The same sentence again is a new element of the live region, or it would not be announced.
    const first = canvas.getByText('Masz 1 nowe powiadomienie');
    await hand.click(refresh);
    const second = canvas.getByText('Masz 1 nowe powiadomienie');
    await expect(second).not.toBe(first);
    await expect(first).not.toBeInTheDocument();
  },
};
