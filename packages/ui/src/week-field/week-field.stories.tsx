import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { WeekField } from './week-field';

const meta = {
  title: 'Forms/WeekField',
  component: WeekField,
  args: { label: 'Tydzień kontroli', name: 'week', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint, error and what the value means',
      reads: '„Tydzień kontroli, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof WeekField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2027-W05', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <WeekField label="Tydzień kontroli" today="2027-02-10" required />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" />
      <WeekField
        label="Tydzień kontroli"
        today="2027-02-10"
        defaultValue="53/2027"
        error="Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia"
      />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" disabled />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Tydzień kontroli' });
    for (const [typed = '', shown = '', value = ''] of [
      ['6/27', '6/2027', '2027-W06'],
      ['4.1.27', '1/2027', '2027-W01'],
      ['2026-W53', '53/2026', '2026-W53'],
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
  args: { error: 'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '53/2027');
    await userEvent.tab();
    await expect(input).toHaveValue('53/2027');
    await expect(input).toHaveAccessibleDescription(
      'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia',
    );
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <WeekField {...args} defaultValue="2027-W05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('week')).toBe('2027-W05');
    await userEvent.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get('week')).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get('week')).toBe('2027-W05');
  },
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-W05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'od 1 lutego 2027 r. do 7 lutego 2027 r.',
    );
  },
};
