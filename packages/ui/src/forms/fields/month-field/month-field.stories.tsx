import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { leaves, sendsAndResets, understands } from '../typed-field/testing/plays';
import { MonthField } from './month-field';

const meta = {
  title: 'Forms/MonthField',
  component: MonthField,
  args: { label: 'Pierwszy miesiąc opieki', name: 'month', today: '2027-02-10', onValueChange: fn() },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('./month-calendar');
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'on the button: open the months; on a month: take it', 'ChoosesByKeyboard'],
        [
          'arrows',
          'among the months: a month or a quarter back and forth, over the ends of the year too',
          'ChoosesByKeyboard',
        ],
        ['Home, End', 'among the months: the first and the last of the quarter', 'ChoosesByKeyboard'],
        ['PageUp, PageDown', 'among the months: a year back and forth', 'ChoosesByKeyboard'],
        ['Escape', 'closes the months and gives the focus back to their button', 'EndsWithItsYears'],
      ],
      roles:
        'textbox named by its label, described by hint, error and what the value means; button with a popup dialog; dialog with two buttons and a list for the year, a status that says it, and a grid of twelve months named by it, the chosen one selected',
      reads:
        '„Pierwszy miesiąc opieki, edycja”; „Wybierz z kalendarza: Pierwszy miesiąc opieki, przycisk”; „maj 2027, zaznaczony, przycisk”; „Ten miesiąc, luty 2027, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MonthField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowy miesiąc. Wpisz na przykład 01.2027';

export const Default: Story = {
  args: { defaultValue: '2027-05', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Pierwszy miesiąc opieki' });
    await expect(input).toHaveValue('05.2027');
    await expect(input).toBeRequired();
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" required />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" />
      <MonthField
        label="Pierwszy miesiąc opieki"
        today="2027-02-10"
        defaultValue="13.2027"
        error={UNREADABLE}
      />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" disabled />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Pierwszy miesiąc opieki', [
    ['1.27', '01.2027', '2027-01'],
    ['marzec 2027', '03.2027', '2027-03'],
    ['2026-12', '12.2026', '2026-12'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('13.2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <MonthField {...args} defaultValue="2027-05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('month', '2027-05'),
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('maj 2027');
  },
};

/** The chosen month, in forced colours too. */
export const Open: Story = {
  tags: ['picture-forced'],
  args: { defaultValue: '2027-05' },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await hand.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog', { name: 'Wybierz miesiąc' }));
    const may = await calendar.findByRole('button', { name: 'maj 2027, zaznaczony' });
    await waitFor(() => expect(may).toHaveFocus());
    await expect(calendar.getByRole('gridcell', { selected: true })).toContainElement(may);
    await expect(calendar.getByRole('grid', { name: '2027' })).toContainElement(may);
    await expect(calendar.getByRole('button', { name: 'Ten miesiąc, luty 2027' })).toBeVisible();
  },
};

export const ChoosesByKeyboard: Story = {
  args: { defaultValue: '2027-05' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wybierz z kalendarza: Pierwszy miesiąc opieki' });
    button.focus();
    await hand.keyboard('{Enter}');
    const may = await screen.findByRole('button', { name: 'maj 2027, zaznaczony' });
    await waitFor(() => expect(may).toHaveFocus());
    for (const [key, month] of [
      ['ArrowDown', 'sierpień 2027'],
      ['PageDown', 'sierpień 2028'],
      ['Home', 'lipiec 2028'],
      ['ArrowLeft', 'czerwiec 2028'],
      ['ArrowRight', 'lipiec 2028'],
      ['ArrowUp', 'kwiecień 2028'],
      ['PageUp', 'kwiecień 2027'],
      ['PageDown', 'kwiecień 2028'],
      ['End', 'czerwiec 2028'],
    ] as const) {
      await hand.keyboard(`{${key}}`);
      await waitFor(() => expect(screen.getByRole('button', { name: month })).toHaveFocus());
    }
    await hand.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2028-06');
    await expect(canvas.getByRole('textbox')).toHaveValue('06.2028');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const ChoosesByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Wybierz z kalendarza: Pierwszy miesiąc opieki' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Wybierz miesiąc' }));
    await hand.choose(await panel.findByRole('combobox', { name: 'Wybierz rok' }), '2030');
    await hand.click(panel.getByRole('button', { name: 'Przejdź do poprzedniego roku' }));
    await expect(panel.getByRole('status')).toHaveTextContent('2029');
    await hand.click(panel.getByRole('button', { name: 'maj 2029' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2029-05');
    await expect(canvas.getByRole('textbox')).toHaveValue('05.2029');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The first and the last year of the calendar. */
export const EndsWithItsYears: Story = {
  args: { defaultValue: '2037-12' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await hand.click(button);
    const last = await screen.findByRole('button', { name: 'grudzień 2037, zaznaczony' });
    await waitFor(() => expect(last).toHaveFocus());
    await hand.keyboard('{ArrowRight}');
    await expect(last).toHaveFocus();
    const panel = within(screen.getByRole('dialog', { name: 'Wybierz miesiąc' }));
    await hand.click(panel.getByRole('button', { name: 'Przejdź do następnego roku' }));
    await expect(panel.getByRole('grid')).toHaveAccessibleName('2037');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
