import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { MemorableDate } from './memorable-date';

const meta = {
  title: 'Forms/MemorableDate',
  component: MemorableDate,
  args: { label: 'Data urodzenia dziecka', name: 'born', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Tab', 'goes from day to month to year', 'Default']],
      roles: 'group named by its label, described by hint and error, with a textbox for day, month and year',
      reads: '„Data urodzenia dziecka, grupa, Na przykład 27 3 1985. Dzień, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MemorableDate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Data urodzenia dziecka' });
    await expect(group).toHaveAccessibleDescription('Na przykład 27 3 1985');
    await hand.type(canvas.getByRole('textbox', { name: 'Dzień' }), '4');
    await hand.tab();
    await hand.keyboard('1');
    await hand.tab();
    await hand.keyboard('2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-01-04');
    await hand.clear(canvas.getByRole('textbox', { name: 'Miesiąc' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4..2026');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <MemorableDate label="Data urodzenia" today="2027-02-10" required />
      <MemorableDate label="Data urodzenia" today="2027-02-10" defaultValue="1985-03-27" />
      <MemorableDate
        label="Data urodzenia"
        today="2027-02-10"
        defaultValue="31.2.1985"
        error="Nieprawidłowa data"
      />
      <MemorableDate label="Data urodzenia" today="2027-02-10" defaultValue="1985-03-27" disabled />
      <MemorableDate label="Data urodzenia" today="2027-02-10" defaultValue="1985-03-27" readOnly />
    </div>
  ),
};

export const TakesAPastedDate: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('textbox', { name: 'Miesiąc' }));
    await userEvent.paste('27 marca 1985 r.');
    await expect(canvas.getByRole('textbox', { name: 'Dzień' })).toHaveValue('27');
    await expect(canvas.getByRole('textbox', { name: 'Miesiąc' })).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'Rok' })).toHaveValue('1985');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1985-03-27');
  },
};

export const KeepsAPastedDayThatIsNone: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('textbox', { name: 'Dzień' }));
    await userEvent.paste('31.2.1985 r.');
    await expect(canvas.getByRole('textbox', { name: 'Dzień' })).toHaveValue('31');
    await expect(canvas.getByRole('textbox', { name: 'Miesiąc' })).toHaveValue('2');
    await expect(canvas.getByRole('textbox', { name: 'Rok' })).toHaveValue('1985');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('31.2.1985');
  },
};

export const OffersTheBirthdayTheBrowserKnows: Story = {
  args: { birthday: true },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('textbox');
    await expect(boxes.map((box) => box.getAttribute('autocomplete'))).toEqual([
      'bday-day',
      'bday-month',
      'bday-year',
    ]);
  },
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <MemorableDate {...args} defaultValue="1985-03-27" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const year = canvas.getByRole('textbox', { name: 'Rok' });
    await hand.clear(year);
    await hand.type(year, '1990');
    await expect(new FormData(form).get('born')).toBe('1990-03-27');
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(year).toHaveValue('1985');
    await expect(new FormData(form).get('born')).toBe('1985-03-27');
  },
};
