import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { NotificationItem } from './notification-item';

const meta = {
  title: 'Data/NotificationItem',
  component: NotificationItem,
  args: {
    title: 'Odpowiedź w sprawie PMG.4321.41.2026',
    text: 'Wystarczy aneks do umowy z placówką, przesłany tutaj do 1 grudnia.',
    time: '9 min temu',
    unread: true,
    sender: { name: 'Tomasz Lisiecki' },
    href: '#sprawa',
    actions: <IconButton icon={EllipsisVertical} label="Więcej: Odpowiedź w sprawie PMG.4321.41.2026" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-panel bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article')).toHaveTextContent('9 min temu · nowe');
  },
};

export const List: Story = {
  tags: ['picture'],
  render: (args) => (
    <ul aria-label="Powiadomienia">
      <li>
        <NotificationItem {...args} />
      </li>
      <li>
        <NotificationItem
          title="Przelaliśmy 1 140,00 zł"
          text="Za wrzesień, na konto •••• 4417."
          time="14 października"
        />
      </li>
    </ul>
  ),
};
