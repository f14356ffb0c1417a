import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { TimeField } from './time-field';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Godzina spotkania', name: 'hour', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Godzina spotkania, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '08:30', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TimeField label="Godzina spotkania" required />
      <TimeField label="Godzina spotkania" defaultValue="08:30" />
      <TimeField
        label="Godzina spotkania"
        defaultValue="25:00"
        error="Nieprawidłowa godzina. Wpisz na przykład 8:30"
      />
      <TimeField label="Godzina spotkania" defaultValue="08:30" disabled />
      <TimeField label="Godzina spotkania" defaultValue="08:30" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Godzina spotkania' });
    for (const [typed = '', shown = '', value = ''] of [
      ['9', '09:00', '09:00'],
      ['8.15', '08:15', '08:15'],
      ['1545', '15:45', '15:45'],
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
  args: { error: 'Nieprawidłowa godzina. Wpisz na przykład 8:30' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '25:00');
    await userEvent.tab();
    await expect(input).toHaveValue('25:00');
    await expect(input).toHaveAccessibleDescription('Nieprawidłowa godzina. Wpisz na przykład 8:30');
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <TimeField {...args} defaultValue="08:30" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('hour')).toBe('08:30');
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get('hour')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('hour')).toBe('08:30');
  },
};
