import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { MailField } from './mail-field';

const meta = {
  title: 'Forms/MailField',
  component: MailField,
  args: { label: 'Adres e-mail', name: 'mail', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Adres e-mail, edycja, wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MailField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: 'natalia.wronska@poczta.example', required: true },
};

export const Invalid: Story = {
  args: { defaultValue: 'natalia@poczta', error: 'Nieprawidłowy email' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), {
      value: 'natalia@poczta',
      error: 'Nieprawidłowy email',
    });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'natalia.wronska@poczta.example', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('textbox'), 'natalia.wronska@poczta.example');
  },
};

export const KeepsOneFormOfAnAddress: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Adres e-mail' });
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await hand.type(input, 'Natalia.Wronska@Poczta.Example');
    await hand.tab();
    await expect(input).toHaveValue('natalia.wronska@poczta.example');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('natalia.wronska@poczta.example');
  },
};
