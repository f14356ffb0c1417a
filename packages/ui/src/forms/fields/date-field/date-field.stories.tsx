import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectOnlyRead, expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { DateField } from './date-field';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: {
    label: 'Początek opieki',
    hint: 'Pierwszy dzień w placówce',
    name: 'care_start',
    today: '2026-11-20',
    onValueChange: fn(),
  },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('../calendar-field/day-calendar');
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'on the button: opens the calendar', 'ChoosesInTheCalendar'],
        ['arrows', 'in the calendar: a day or a week back and forth', 'ChoosesInTheCalendar'],
        ['PageUp, PageDown', 'in the calendar: a month back and forth', 'EscapeClosesTheCalendar'],
        ['Escape', 'closes the calendar and gives the focus back to its button', 'EscapeClosesTheCalendar'],
      ],
      roles:
        'textbox, named by its label, described by hint and error; button with a popup dialog; dialog with a grid of days',
      reads:
        '„Początek opieki, edycja, Pierwszy dzień w placówce”; „Wybierz z kalendarza: Początek opieki, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'], args: { defaultValue: '2027-01-04', required: true } };

/** The chosen day, and the days outside the range. */
export const Open: Story = {
  tags: ['picture-forced', 'recorded'],
  args: { defaultValue: '2026-11-24', firstDay: '2026-11-16', lastDay: '2026-12-31' },
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button'));
    const calendar = await screen.findByRole('dialog', { name: 'Wybierz dzień' });
    const day = await within(calendar).findByRole('button', { name: /, 24 listopada 2026, zaznaczony/ });
    await waitFor(() => expect(day).toHaveFocus());
    await expect(within(calendar).getByRole('gridcell', { selected: true })).toContainElement(day);
    await expect(within(calendar).getByRole('button', { name: /, 15 listopada 2026/ })).toBeDisabled();
    await expect([...calendar.querySelectorAll('th')].map((day) => day.textContent)).toEqual([
      'pn',
      'wt',
      'śr',
      'czw',
      'pt',
      'sob',
      'nd',
    ]);
  },
};

export const Invalid: Story = {
  tags: ['recorded'],
  args: { defaultValue: '31.02.2027', error: 'Nieprawidłowa data' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), { value: '31.02.2027', error: 'Nieprawidłowa data' });
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '2027-01-04', readOnly: true },
  play: async ({ canvas }) => {
    await expectOnlyRead(canvas.getByRole('textbox'), '04.01.2027');
  },
};

export const UnderstandsTypedDays: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Początek opieki' });
    for (const typed of ['4.1.27', '04.01.2027', '2027-1-4', '04012027']) {
      await hand.clear(input);
      await hand.type(input, typed);
      await hand.tab();
      await expect(input).toHaveValue('04.01.2027');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-04');
    }
    await hand.clear(input);
    await hand.type(input, '31.2.27');
    await hand.tab();
    await expect(input).toHaveValue('31.2.27');
  },
};

export const ChoosesInTheCalendar: Story = {
  args: { defaultValue: '2027-01-04' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Wybierz z kalendarza: Początek opieki' });
    await hand.click(button);
    const day = await screen.findByRole('button', { name: /, 4 stycznia 2027/ });
    await waitFor(() => expect(day).toHaveFocus());
    for (const [key, day] of [
      ['{ArrowRight}', /, 5 stycznia 2027/],
      ['{ArrowLeft}', /, 4 stycznia 2027/],
      ['{ArrowDown}', /, 11 stycznia 2027/],
      ['{ArrowUp}', /, 4 stycznia 2027/],
      ['{ArrowDown}', /, 11 stycznia 2027/],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(screen.getByRole('button', { name: day })).toHaveFocus());
    }
    await hand.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-11');
    await expect(canvas.getByRole('textbox')).toHaveValue('11.01.2027');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const EscapeClosesTheCalendar: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await hand.click(button);
    const today = await screen.findByRole('button', { name: /, 20 listopada 2026/ });
    await waitFor(() => expect(today).toHaveFocus());
    await hand.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /, 20 grudnia 2026/ })).toHaveFocus());
    await hand.keyboard('{PageUp}');
    await waitFor(() => expect(screen.getByRole('button', { name: /, 20 listopada 2026/ })).toHaveFocus());
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
