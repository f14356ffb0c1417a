import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { device } from '../../../internal/testing/device';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { PhoneField } from './phone-field';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Telefon', name: 'phone', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox of a phone named by its label; the spaces come by themselves',
      reads: '„Telefon, pole edycyjne, telefon”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '600 123 456', required: true },
};

export const Invalid: Story = {
  args: {
    defaultValue: '600 123',
    error: 'Nieprawidłowy numer telefonu. Wpisz 9 cyfr, na przykład 000 000 011',
  },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), {
      value: '600 123',
      error: 'Nieprawidłowy numer telefonu',
    });
  },
};

export const GroupsInThrees: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Telefon' });
    await hand.type(input, '600123456');
    await expect(input).toHaveValue('600 123 456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('600 123 456');
  },
};

export const WaitsForTheEndOfAComposition: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefon' });
    await hand.click(input);
    await device.compose(['6', '60', '600', '6007', '60070', '600700800']);
    await expect(input).toHaveValue('600 700 800');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('600 700 800');
  },
};

export const UnderstandsThePastedCountry: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Telefon' });
    await hand.click(input);
    await userEvent.paste('+48 483-621-234');
    await expect(input).toHaveValue('483 621 234');
  },
};

export const UnderstandsTheTypedCountry: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Telefon' });
    await hand.type(input, '+48600100200');
    await expect(input).toHaveValue('600 100 200');
  },
};

export const KeepsAForeignNumberWhole: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Telefon' });
    await hand.click(input);
    await userEvent.paste('+49 151 23456789');
    await expect(input).toHaveValue('+4915123456789');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+4915123456789');
  },
};
