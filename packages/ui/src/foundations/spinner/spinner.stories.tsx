import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, isInaccessible } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Spinner } from './spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'Hidden from the accessibility tree: the words beside it speak.',
      reads: '„Wczytujemy Twoje zgłoszenia”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  render: () => (
    <p className="u:flex u:items-center u:gap-2">
      <Spinner /> Wczytujemy Twoje zgłoszenia
    </p>
  ),
  play: async ({ canvas }) => {
    const [spinner] = canvas.getByText('Wczytujemy Twoje zgłoszenia').children;
    await expect(spinner && isInaccessible(spinner)).toBe(true);
  },
};
