import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { BankAccountField } from './bank-account-field';

const meta = {
  title: 'Forms/BankAccountField',
  component: BankAccountField,
  args: { label: 'Numer rachunku', name: 'bank_account', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'textbox named by its label, described by its hint and its error; invalid and required are states of it',
      reads: '„Numer rachunku, pole edycyjne, wymagane, Na ten rachunek przelejemy pieniądze.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof BankAccountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: {
    defaultValue: '74 9990 0009 0000 0000 0000 0001',
    required: true,
    hint: 'Na ten rachunek przelejemy pieniądze.',
  },
};

export const Invalid: Story = {
  args: { defaultValue: '74 9990 0009 0000', error: 'Nieprawidłowy numer rachunku' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), {
      value: '74 9990 0009 0000',
      error: 'Nieprawidłowy numer rachunku',
    });
  },
};

export const GroupsAsBanksDo: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Numer rachunku' });
    await hand.click(input);
    await userEvent.paste('PL74999000090000000000000001');
    await expect(input).toHaveValue('74 9990 0009 0000 0000 0000 0001');
  },
};
