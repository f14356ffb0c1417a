import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { NipField } from './nip-field';

const meta = {
  title: 'Forms/NipField',
  component: NipField,
  args: { label: 'NIP placówki', name: 'provider_nip', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label; dashes and spaces leave without a word',
      reads: '„NIP placówki, pole edycyjne, wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NipField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '5250001237', required: true },
};

export const Invalid: Story = {
  args: { defaultValue: '525000123', error: 'Za krótki NIP' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '525000123', error: 'Za krótki NIP' });
  },
};

export const TakesDashesAway: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'NIP placówki' });
    await hand.click(input);
    await userEvent.paste('525-000-12-37');
    await expect(input).toHaveValue('5250001237');
    await hand.clear(input);
    await userEvent.paste('525\u2011000\u201112\u201137\u200b');
    await expect(input).toHaveValue('5250001237');
    await hand.type(input, 'A');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('5250001237A');
  },
};
