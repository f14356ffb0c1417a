import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { PostalCodeField } from './postal-code-field';

const meta = {
  title: 'Forms/PostalCodeField',
  component: PostalCodeField,
  args: { label: 'Kod pocztowy', name: 'zip_code', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label; the dash comes by itself',
      reads: '„Kod pocztowy, pole edycyjne”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PostalCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '73-108', required: true },
};

export const Invalid: Story = {
  args: { defaultValue: '73-1', error: 'Nieprawidłowy kod pocztowy' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '73-1', error: 'Nieprawidłowy kod pocztowy' });
  },
};

export const AddsTheDash: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Kod pocztowy' });
    await hand.type(input, '73108');
    await expect(input).toHaveValue('73-108');
    await hand.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('73');
  },
};
