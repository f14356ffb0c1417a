import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FormStatus } from './form-status';

const meta = {
  title: 'Forms/FormStatus',
  component: FormStatus,
  args: { state: 'saved', children: 'Szkic zapisany o 14:32' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'A status that is in the page before it has text.',
      reads: '„Szkic zapisany o 14:32”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FormStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Szkic zapisany o 14:32');
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-3">
      <FormStatus state="saving">Zapisujemy szkic</FormStatus>
      <FormStatus state="saved">Szkic zapisany o 14:32</FormStatus>
      <FormStatus state="error">Nie udało się zapisać. Spróbujemy za chwilę.</FormStatus>
    </div>
  ),
};
