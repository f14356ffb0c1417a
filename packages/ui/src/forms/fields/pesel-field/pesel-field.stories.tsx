import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { PeselField } from './pesel-field';

const meta = {
  title: 'Forms/PeselField',
  component: PeselField,
  args: { label: 'PESEL', name: 'pesel', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label; the birthday worked out of a right number is its description',
      reads: '„PESEL, pole edycyjne, wymagane, Data urodzenia: 14 maja 1944, 82 lata”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PeselField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: { defaultValue: '44051401359', required: true },
};

export const Invalid: Story = {
  args: { defaultValue: '44051401358', error: 'Nieprawidłowy pesel' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '44051401358', error: 'Nieprawidłowy pesel' });
  },
};

export const SaysTheBirthday: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'PESEL' });
    await hand.type(input, '4405140135x');
    await expect(input).toHaveValue('4405140135');
    await expect(input).not.toHaveAccessibleDescription();
    await hand.type(input, '9');
    await expect(input).toHaveAccessibleDescription(
      'Data urodzenia: 14\u00a0maja 1944\u00a0r., 82\u00A0lata',
    );
  },
};
