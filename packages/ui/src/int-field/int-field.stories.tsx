import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IntField } from './int-field';

const meta = {
  title: 'Forms/IntField',
  component: IntField,
  args: { label: 'Liczba miesięcy opieki', name: 'care_months', onValueChange: fn() },
} satisfies Meta<typeof IntField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '12', required: true, suffix: 'mies.' },
};

export const Invalid: Story = { args: { defaultValue: '13', error: 'Proszę podać conajwyżej 12' } };

export const RoundsOnLeaving: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Liczba miesięcy opieki' });
    await userEvent.type(input, '11,6');
    await userEvent.tab();
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
  },
};
