import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { value: 64, label: 'Wysyłanie: umowa-klub-skrzat.pdf' },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Wysyłanie: umowa-klub-skrzat.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '64');
  },
};

export const Kinds: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid max-w-narrow gap-4 bg-surface p-4">
      <ProgressBar kind="meter" value={268} max={400} label="Zajęte miejsca" valueText="268 z 400 miejsc" />
      <ProgressBar value={64} label="Wysyłanie: umowa-klub-skrzat.pdf" thin />
      <ProgressBar kind="meter" value={32} label="Zajęta pamięć" tone="success" />
      <ProgressBar kind="meter" value={71} label="Zajęta pamięć" tone="warning" />
      <ProgressBar kind="meter" value={93} label="Zajęta pamięć" tone="error" />
      <ProgressBar value={0} label="Wypełniono" valueText="0 z 26 pól" />
    </div>
  ),
};
