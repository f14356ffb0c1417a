import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { DatetimeField } from './datetime-field';

const meta = {
  title: 'Forms/DatetimeField',
  component: DatetimeField,
  args: { label: 'Początek naboru', name: 'open_from', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Początek naboru, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DatetimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2027-02-08 08:00:00', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <DatetimeField label="Początek naboru" today="2027-02-10" required />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" />
      <DatetimeField
        label="Początek naboru"
        today="2027-02-10"
        defaultValue="04.01.2027"
        error="Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30"
      />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" disabled />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Początek naboru' });
    for (const [typed = '', shown = '', value = ''] of [
      ['4.1.27 8:30', '04.01.2027 08:30', '2027-01-04 08:30:00'],
      ['04.01.2027, godz. 9.00', '04.01.2027 09:00', '2027-01-04 09:00:00'],
      ['2027-01-04T10:15:20', '04.01.2027 10:15:20', '2027-01-04 10:15:20'],
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
  args: { error: 'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '04.01.2027');
    await userEvent.tab();
    await expect(input).toHaveValue('04.01.2027');
    await expect(input).toHaveAccessibleDescription(
      'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30',
    );
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <DatetimeField {...args} defaultValue="2027-02-08 08:00:00" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('open_from')).toBe('2027-02-08 08:00:00');
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get('open_from')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('open_from')).toBe('2027-02-08 08:00:00');
  },
};
