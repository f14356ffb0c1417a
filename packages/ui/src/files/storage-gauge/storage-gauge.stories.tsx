import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { StorageGauge } from './storage-gauge';

const meta = {
  title: 'Files/StorageGauge',
  component: StorageGauge,
  args: { label: 'Pamięć lokalna', used: 1_864_200, limit: 3_000_000 },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'meter named by its label; its value is told in percents, in bytes and by a word',
      reads: '„Pamięć lokalna, 62 %, 1,86 MB z 3 MB, miejsca ubywa”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof StorageGauge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = '62\u00a0%, 1,86\u00a0MB z 3\u00a0MB, miejsca ubywa';
    await expect(canvas.getByRole('meter', { name: 'Pamięć lokalna', value: { text } })).toBeVisible();
    await expect(canvas.getByText(/miejsca ubywa/)).toBeVisible();
  },
};

/** Each level has a word beside its colour. */
export const Levels: Story = {
  tags: ['picture', 'picture-forced'],
  render: (args) => (
    <div className="u:grid u:max-w-narrow u:gap-5 u:bg-surface u:p-4">
      <StorageGauge {...args} used={0} />
      <StorageGauge {...args} used={1_199_000} />
      <StorageGauge {...args} used={1_200_000} />
      <StorageGauge {...args} used={2_400_000} />
      <StorageGauge {...args} used={3_000_000} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/dużo wolnego miejsca/)).toHaveLength(2);
    await expect(canvas.getAllByText(/miejsca ubywa/)).toHaveLength(1);
    await expect(canvas.getAllByText(/prawie pełna/)).toHaveLength(1);
    await expect(canvas.getByText('pełna')).toBeVisible();
  },
};
