import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { IntField } from './int-field';

const meta = {
  title: 'Forms/IntField',
  component: IntField,
  args: { label: 'Liczba miesięcy opieki', name: 'care_months', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox, not a spinbutton, so that arrows and the wheel change nothing; named by its label',
      reads: '„Liczba miesięcy opieki, pole edycyjne, wymagane, 12”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof IntField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '12', required: true, suffix: 'mies.' },
};

export const Invalid: Story = {
  args: { defaultValue: '13', error: 'Proszę podać conajwyżej 12' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '13', error: 'Proszę podać conajwyżej 12' });
  },
};

export const RoundsOnLeaving: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Liczba miesięcy opieki' });
    await hand.type(input, '11,6');
    await hand.tab();
    await expect(input).toHaveValue('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
  },
};
