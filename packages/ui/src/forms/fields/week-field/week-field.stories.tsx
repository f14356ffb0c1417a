import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { leaves, sendsAndResets, understands } from '../typed-field/testing/plays';
import { WeekField } from './week-field';

const meta = {
  title: 'Forms/WeekField',
  component: WeekField,
  args: { label: 'Tydzień kontroli', name: 'week', today: '2027-02-10', onValueChange: fn() },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('./week-calendar');
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'on the button: open the calendar; on a day: take its week', 'ChoosesByKeyboard'],
        ['arrows', 'in the calendar: a day or a week back and forth', 'ChoosesByKeyboard'],
        ['Home, End', 'in the calendar: Monday and Sunday', 'ChoosesByKeyboard'],
        ['PageUp, PageDown', 'in the calendar: a month back and forth', 'ChoosesByKeyboard'],
        ['Escape', 'closes the calendar and gives the focus back to its button', 'ChoosesByKeyboard'],
      ],
      roles:
        'textbox named by its label, described by hint, error and what the value means; button with a popup dialog; dialog with a grid of days, whose rows are headed by the number of the week. The seven days of the chosen week are selected',
      reads:
        '„Tydzień kontroli, edycja”; „Wybierz z kalendarza: Tydzień kontroli, przycisk”; „poniedziałek, 1 lutego 2027, zaznaczony tydzień 5/2027, przycisk”; „poniedziałek, 8 lutego 2027, tydzień 6/2027, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof WeekField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia';

export const Default: Story = {
  args: { defaultValue: '2027-W05', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tydzień kontroli' });
    await expect(input).toHaveValue('5/2027');
    await expect(input).toBeRequired();
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <WeekField label="Tydzień kontroli" today="2027-02-10" required />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="53/2027" error={UNREADABLE} />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" disabled />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Tydzień kontroli', [
    ['6/27', '6/2027', '2027-W06'],
    ['4.1.27', '1/2027', '2027-W01'],
    ['2026-W53', '53/2026', '2026-W53'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('53/2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <WeekField {...args} defaultValue="2027-W05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('week', '2027-W05'),
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-W05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'od 1\u00a0lutego 2027\u00a0r. do 7\u00a0lutego 2027\u00a0r.',
    );
  },
};

/** The chosen week, in forced colours too. */
export const Open: Story = {
  tags: ['picture-forced'],
  args: { defaultValue: '2027-W05' },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await hand.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Wybierz tydzień' }));
    const monday = await calendar.findByRole('button', {
      name: 'poniedziałek, 1 lutego 2027, zaznaczony tydzień 5/2027',
    });
    await waitFor(() => expect(monday).toHaveFocus());
    await expect(calendar.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    await expect(calendar.getByRole('rowheader', { name: 'Tydzień 5' })).toHaveTextContent('5');
  },
};

export const ChoosesByKeyboard: Story = {
  args: { defaultValue: '2027-W05' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wybierz z kalendarza: Tydzień kontroli' });
    button.focus();
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'poniedziałek, 1 lutego 2027, zaznaczony tydzień 5/2027' }),
      ).toHaveFocus(),
    );
    for (const [key, day] of [
      ['{ArrowRight}', /, 2 lutego 2027/],
      ['{ArrowLeft}', /, 1 lutego 2027/],
      ['{PageDown}', /, 1 marca 2027/],
      ['{PageUp}', /, 1 lutego 2027/],
      ['{ArrowDown}', /, 8 lutego 2027/],
      ['{ArrowUp}', /, 1 lutego 2027/],
      ['{End}', /, 7 lutego 2027/],
      ['{Home}', /, 1 lutego 2027/],
      ['{ArrowDown}', /, 8 lutego 2027/],
      ['{End}', 'niedziela, 14 lutego 2027, tydzień 6/2027'],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
    }
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-W06');
    await expect(canvas.getByRole('textbox')).toHaveValue('6/2027');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await hand.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** The first days of a year may be in the last week of the year before. */
export const ChoosesByPointer: Story = {
  args: { defaultValue: '2027-W01' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza: Tydzień kontroli' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Wybierz tydzień' }));
    await hand.click(
      await calendar.findByRole('button', { name: 'sobota, 2 stycznia 2027, tydzień 53/2026' }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-W53');
    await expect(canvas.getByRole('textbox')).toHaveValue('53/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
