import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { UrlField } from './url-field';

const meta = {
  title: 'Forms/UrlField',
  component: UrlField,
  args: { label: 'Strona placówki', name: 'url', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Strona placówki, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UrlField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { defaultValue: 'https://zlobek.example' } };

export const Invalid: Story = {
  args: {
    defaultValue: 'zlobek',
    error: 'Nieprawidłowy adres strony. Wpisz cały, na przykład https://example.com',
  },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), {
      value: 'zlobek',
      error: 'Nieprawidłowy adres strony',
    });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'https://zlobek.example', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('textbox'), 'https://zlobek.example');
  },
};

export const AddsTheScheme: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Strona placówki' });
    await hand.type(input, 'zlobek.example/oferta');
    await hand.tab();
    await expect(input).toHaveValue('https://zlobek.example/oferta');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('https://zlobek.example/oferta');
  },
};
