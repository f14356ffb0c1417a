import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { PriceField } from './price-field';

const meta = {
  title: 'Forms/PriceField',
  component: PriceField,
  args: {
    label: 'Miesięczna opłata',
    hint: 'Bez wyżywienia i wpisowego',
    name: 'planned_cost',
    onValueChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label; the amount is grouped on leaving',
      reads: '„Miesięczna opłata, pole edycyjne, 1 140,00”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PriceField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { defaultValue: '1140.00', required: true } };

export const Invalid: Story = {
  args: { defaultValue: 'około 900', error: 'Nieprawidłowa kwota' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('około 900');
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '820.00', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('textbox'), '820,00');
  },
};

export const EmitsTwoDecimals: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Miesięczna opłata' });
    await hand.type(input, '1 140,5');
    await expect(input).toHaveValue('1 140,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1140.50');
    await hand.tab();
    await expect(input).toHaveValue('1\u00a0140,50');
    await hand.clear(input);
    await hand.type(input, '1140.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1140.50');
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Koszty">
      <PriceField {...args} defaultValue="820.00" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await hand.clear(input);
    await hand.type(input, '900');
    await expect(new FormData(form).get('planned_cost')).toBe('900.00');
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(input).toHaveValue('820,00');
    await expect(new FormData(form).get('planned_cost')).toBe('820.00');
  },
};
