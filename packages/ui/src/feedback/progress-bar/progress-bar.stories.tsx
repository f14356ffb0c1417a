import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 64, label: 'Wysyłanie: umowa-klub-skrzat.pdf' },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'A progressbar, or a meter for what stands still, named by its label; its value as a number or in words, none while it is not known.',
      reads: '„Wysyłanie: umowa-klub-skrzat.pdf, pasek postępu, 64 procent”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const name = 'Wysyłanie: umowa-klub-skrzat.pdf';
    const bar = within(canvasElement).getByRole('progressbar', {
      name,
      value: { now: 64, min: 0, max: 100 },
    });
    await expect(bar).toBeVisible();
  },
};

export const Kinds: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:max-w-narrow u:gap-4 u:bg-surface u:p-4">
      <ProgressBar kind="meter" value={268} max={400} label="Zajęte miejsca" valueText="268 z 400 miejsc" />
      <ProgressBar value={64} label="Wysyłanie: umowa-klub-skrzat.pdf" thin />
      <ProgressBar kind="meter" value={32} label="Zajęta pamięć" tone="success" />
      <ProgressBar kind="meter" value={71} label="Zajęta pamięć" tone="warning" />
      <ProgressBar kind="meter" value={93} label="Zajęta pamięć" tone="error" />
      <ProgressBar value={0} label="Wypełniono" valueText="0 z 26 pól" />
      <ProgressBar label="Wczytujemy dokument" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('meter', { name: 'Zajęte miejsca', value: { now: 268, text: '268 z 400 miejsc' } }),
    ).toBeVisible();
    // The progress is unknown, so there is no value.
    const wandering = canvas.getByRole('progressbar', { name: 'Wczytujemy dokument' });
    await expect(
      canvas.queryByRole('progressbar', { name: 'Wczytujemy dokument', value: { now: 0 } }),
    ).toBeNull();
    await expect(wandering).toBeVisible();
  },
};
