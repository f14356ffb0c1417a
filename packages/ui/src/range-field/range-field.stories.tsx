import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { hand } from '../foundations/hand.example';
import { RangeField } from './range-field';

const meta = {
  title: 'Forms/RangeField',
  component: RangeField,
  args: {
    label: 'Ile miesięcy opieki?',
    name: 'months',
    min: 1,
    max: 12,
    unit: 'mies.',
    defaultValue: 6,
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Left, Arrow Down', 'a step less'],
        ['Arrow Right, Arrow Up', 'a step more'],
        ['PageUp, PageDown', 'a larger step'],
        ['Home, End', 'the smallest, the largest'],
      ],
      roles: 'slider named by its label, with value, smallest and largest',
      reads: '„Ile miesięcy opieki?, suwak, 6 mies.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RangeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} defaultValue={1} error="Pole jest wymagane" />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} disabled />
      <RangeField label="Ile miesięcy opieki?" min={1} max={12} unit="mies." defaultValue={6} readOnly />
    </div>
  ),
};

export const ShowsItsValueAfterAChange: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Ile miesięcy opieki?' });
    await expect(canvas.queryByText('7 mies.')).not.toBeInTheDocument();
    // From the middle, which lies between 6 and 7.
    await hand.drag(slider, { x: 10 });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(7);
    const since = performance.now();
    await expect(canvas.getByText('7 mies.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('7 mies.')).not.toBeInTheDocument(), { timeout: 3000 });
    await expect(performance.now() - since).toBeGreaterThan(1400);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('6 mies.')).toBeVisible();
    await hand.tab();
    await hand.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('6');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
