import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { MonthField } from './month-field';

const meta = {
  title: 'Forms/MonthField',
  component: MonthField,
  args: { label: 'Pierwszy miesiąc opieki', name: 'month', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint, error and what the value means',
      reads: '„Pierwszy miesiąc opieki, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MonthField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2027-05', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" required />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" />
      <MonthField
        label="Pierwszy miesiąc opieki"
        today="2027-02-10"
        defaultValue="13.2027"
        error="Nieprawidłowy miesiąc. Wpisz na przykład 01.2027"
      />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" disabled />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Pierwszy miesiąc opieki' });
    for (const [typed = '', shown = '', value = ''] of [
      ['1.27', '01.2027', '2027-01'],
      ['marzec 2027', '03.2027', '2027-03'],
      ['2026-12', '12.2026', '2026-12'],
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
  args: { error: 'Nieprawidłowy miesiąc. Wpisz na przykład 01.2027' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '13.2027');
    await userEvent.tab();
    await expect(input).toHaveValue('13.2027');
    await expect(input).toHaveAccessibleDescription('Nieprawidłowy miesiąc. Wpisz na przykład 01.2027');
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <MonthField {...args} defaultValue="2027-05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('month')).toBe('2027-05');
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get('month')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('month')).toBe('2027-05');
  },
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('maj 2027');
  },
};
