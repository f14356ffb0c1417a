import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { DateRange } from './date-range';

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { label: 'Okres opieki', name: 'care', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Tab', 'goes from the first day to its calendar, then to the second', 'GivesBothDays']],
      roles: 'group named by its label, described by hint and error, with two date fields',
      reads: '„Okres opieki, grupa. Od, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { defaultValue: { from: '2027-05-01', to: '2027-08-31' }, hint: 'Najwyżej 12 miesięcy.' },
};

export const Invalid: Story = {
  args: {
    defaultValue: { from: '2027-05-01', to: '2027-04-01' },
    error: 'Koniec nie może być wcześniejszy niż początek',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Okres opieki' });
    await expect(group).toHaveAccessibleDescription('Koniec nie może być wcześniejszy niż początek');
    for (const day of within(group).getAllByRole('textbox')) {
      await expect(day).toBeInvalid();
      await expect(day).toHaveAccessibleDescription('Koniec nie może być wcześniejszy niż początek');
    }
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: { from: '2027-05-01', to: '2027-08-31' }, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('31.08.2027')).toBeVisible();
  },
};

export const GivesBothDays: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <DateRange {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox', { name: 'Od' }), '1.5.27');
    await hand.type(canvas.getByRole('textbox', { name: 'Do' }), '31 sierpnia 2027');
    await hand.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2027-05-01', to: '2027-08-31' });
    const form = new FormData(canvas.getByRole<HTMLFormElement>('form'));
    await expect([form.get('care.from'), form.get('care.to')]).toEqual(['2027-05-01', '2027-08-31']);
  },
};

/** The press first blurs the field, which formats the day, and then resets the form. */
export const ForgetsBothDaysAtAReset: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <DateRange {...args} />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox', { name: 'Od' }), '1.5.27');
    await hand.click(canvas.getByText('Cofnij'));
    await expect(canvas.getByRole('textbox', { name: 'Od' })).toHaveValue('');
    await hand.type(canvas.getByRole('textbox', { name: 'Do' }), '31.8.27');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '', to: '2027-08-31' });
  },
};
