import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { RegonField } from './regon-field';

const meta = {
  title: 'Forms/RegonField',
  component: RegonField,
  args: { label: 'REGON', name: 'regon', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„REGON, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RegonField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { defaultValue: '123456785', required: true } };

export const Invalid: Story = {
  args: { defaultValue: '123456786', error: 'Nieprawidłowy regon' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '123456786', error: 'Nieprawidłowy regon' });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '123456785', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('textbox'), '123456785');
  },
};

export const TakesDigitsOfAPastedNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'REGON' });
    await hand.click(input);
    await userEvent.paste('123-456-785 12347');
    await expect(input).toHaveValue('12345678512347');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12345678512347');
  },
};
