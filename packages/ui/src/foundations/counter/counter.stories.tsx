import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Counter } from './counter';

const meta = {
  title: 'Data/Counter',
  component: Counter,
  args: { value: 3, kind: 'alert', label: 'nieprzeczytane' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: a number, with a word for what it counts where nothing else says it',
      reads: '„3 nieprzeczytane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Counter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 nieprzeczytane');
  },
};

export const Kinds: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:flex u:gap-3">
      <Counter value={3} kind="alert" />
      <Counter value={14} kind="accent" />
      <Counter value={22} />
      <Counter value={1204} />
    </div>
  ),
};
