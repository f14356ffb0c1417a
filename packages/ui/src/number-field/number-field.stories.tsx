import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { NumberField } from './number-field';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Metraż sali', name: 'area', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Metraż sali, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '1234.5', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <NumberField label="Metraż sali" required />
      <NumberField label="Metraż sali" defaultValue="1234.5" />
      <NumberField label="Metraż sali" defaultValue="dużo" error="Wpisz liczbę, na przykład 12,5" />
      <NumberField label="Metraż sali" defaultValue="1234.5" disabled />
      <NumberField label="Metraż sali" defaultValue="1234.5" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Metraż sali' });
    for (const [typed = '', shown = '', value = ''] of [
      ['1234,5', '1\u00a0234,5', '1234.5'],
      ['-0.25', '-0,25', '-0.25'],
      ['007', '7', '7'],
    ]) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
  },
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: 'Wpisz liczbę, na przykład 12,5' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'dużo');
    await userEvent.tab();
    await expect(input).toHaveValue('dużo');
    await expect(input).toHaveAccessibleDescription('Wpisz liczbę, na przykład 12,5');
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <NumberField {...args} defaultValue="1234.5" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('area')).toBe('1234.5');
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get('area')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('area')).toBe('1234.5');
  },
};
