import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { leaves, sendsAndResets, understands } from '../typed-field/testing/plays';
import { DatetimeField } from './datetime-field';

const meta = {
  title: 'Forms/DatetimeField',
  component: DatetimeField,
  args: { label: 'Początek naboru', name: 'open_from', today: '2027-02-10', onValueChange: fn() },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('../calendar-field/day-calendar');
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'on the button: open the calendar; on a day: take it', 'ChoosesByKeyboard'],
        ['arrows', 'in the calendar: a day or a week back and forth', 'ChoosesByKeyboard'],
        ['PageUp, PageDown', 'in the calendar: a month back and forth', 'ChoosesByKeyboard'],
        ['Escape', 'closes the calendar and gives the focus back to its button', 'ChoosesByKeyboard'],
      ],
      roles:
        'textbox named by its label, described by hint and error; button with a popup dialog; dialog with a grid of days. A day that is taken leaves the time as it was, and the focus goes back to the button; without a whole time it goes into the textbox, behind the day, where the time is typed next',
      reads:
        '„Początek naboru, edycja”; „Wybierz z kalendarza: Początek naboru, przycisk”; „poniedziałek, 15 lutego 2027, przycisk”; „Początek naboru, edycja, 15.02.2027”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DatetimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30';

export const Default: Story = {
  args: { defaultValue: '2027-02-08 08:00:00', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Początek naboru' });
    await expect(input).toHaveValue('08.02.2027 08:00');
    await expect(input).toBeRequired();
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <DatetimeField label="Początek naboru" today="2027-02-10" required />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" />
      <DatetimeField
        label="Początek naboru"
        today="2027-02-10"
        defaultValue="04.01.2027"
        error={UNREADABLE}
      />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" disabled />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Początek naboru', [
    ['4.1.27 8:30', '04.01.2027 08:30', '2027-01-04 08:30:00'],
    ['04.01.2027, godz. 9.00', '04.01.2027 09:00', '2027-01-04 09:00:00'],
    ['2027-01-04T10:15:20', '04.01.2027 10:15:20', '2027-01-04 10:15:20'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('04.01.2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <DatetimeField {...args} defaultValue="2027-02-08 08:00:00" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('open_from', '2027-02-08 08:00:00'),
};

async function openCalendar(canvasElement: HTMLElement) {
  const input = within(canvasElement).getByRole('textbox', { name: 'Początek naboru' });
  await hand.click(
    within(canvasElement).getByRole('button', { name: 'Wybierz z kalendarza: Początek naboru' }),
  );
  return { input, calendar: within(await screen.findByRole('dialog', { name: 'Wybierz dzień' })) };
}

export const ChoosesByKeyboard: Story = {
  args: { defaultValue: '2027-02-08 08:00:00' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wybierz z kalendarza: Początek naboru' });
    button.focus();
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'poniedziałek, 8 lutego 2027, zaznaczony' })).toHaveFocus(),
    );
    for (const [key, day] of [
      ['{ArrowRight}', /, 9 lutego 2027/],
      ['{ArrowLeft}', /, 8 lutego 2027/],
      ['{PageDown}', /, 8 marca 2027/],
      ['{PageUp}', /, 8 lutego 2027/],
      ['{ArrowDown}', /, 15 lutego 2027/],
      ['{ArrowUp}', /, 8 lutego 2027/],
      ['{ArrowDown}', /, 15 lutego 2027/],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
    }
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-15 08:00:00');
    await expect(canvas.getByRole('textbox')).toHaveValue('15.02.2027 08:00');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await hand.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const ChoosesByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const { calendar, input } = await openCalendar(canvasElement);
    await hand.click(await calendar.findByRole('button', { name: 'poniedziałek, 15 lutego 2027' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('15.02.2027 ');
    await hand.keyboard('8.30');
    await hand.tab();
    await expect(input).toHaveValue('15.02.2027 08:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-15 08:30:00');
  },
};

export const KeepsAHalfTypedTime: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.type(within(canvasElement).getByRole('textbox'), '31.2.27 8:3');
    const { calendar, input } = await openCalendar(canvasElement);
    await hand.click(await calendar.findByRole('button', { name: 'poniedziałek, 15 lutego 2027' }));
    await waitFor(() => expect(input).toHaveFocus());
    await hand.keyboard('0{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-02-15 08:30:00');
  },
};

export const GoesOnToTheTimeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { calendar, input } = await openCalendar(canvasElement);
    await hand.click(await calendar.findByRole('button', { name: 'poniedziałek, 15 lutego 2027' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('15.02.2027 ');
  },
};
