import type { Meta, StoryObj } from '@storybook/react-vite';
import type { IsoDate } from '@urzad/domain';
import { CalendarClock, Megaphone, TreePalm, Users } from 'lucide-react';
import { startTransition, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { type CalendarItem, EventCalendar, type EventCalendarProps } from './event-calendar';

const meeting = (id: string, day: IsoDate, time: string, title: string): CalendarItem => ({
  ...{ id, from: day, to: day, time, title, icon: Users, tone: 'info' },
});

const ITEMS: readonly CalendarItem[] = [
  {
    ...{ id: 'call', title: 'Nabór 1/2027', icon: Megaphone, tone: 'success' },
    ...{ from: '2027-02-08', to: '2027-02-12' },
  },
  meeting('past', '2027-02-03', '10:00', 'Odprawa'),
  meeting('one', '2027-02-10', '11:00', 'Rozmowa'),
  meeting('two', '2027-02-10', '12:30', 'Odprawa'),
  meeting('three', '2027-02-10', '15:00', 'Lista wypłat'),
  meeting('four', '2027-02-10', '15:30', 'Rozmowa'),
  {
    ...{ id: 'term', title: 'Podpis umowy', icon: CalendarClock, tone: 'warning' },
    ...{ from: '2027-02-17', to: '2027-02-17' },
  },
  {
    ...{ id: 'leave', prefix: 'Nieobecność:', title: 'Piotr Pracowity', lang: 'pl' },
    ...{ icon: TreePalm, tone: 'outline' },
    ...{ from: '2027-02-25', to: '2027-03-02' },
  },
];

const meta = {
  title: 'Data/EventCalendar',
  component: EventCalendar,
  args: {
    month: '2027-02',
    day: '2027-02-10',
    today: '2027-02-10',
    items: ITEMS,
    holidays: new Map([['2027-01-06', 'Święto Trzech Króli']]),
    onMonth: fn(),
    onDay: fn(),
    onItem: fn(),
  },
  render: (args) => <KeptCalendar {...args} />,
  parameters: {
    accessibility: {
      keys: [
        ['→, ←', 'move by a day', 'MovesByArrows'],
        ['↓, ↑', 'move by a week', 'MovesByArrows'],
        ['Home, End', 'move to Monday and to Sunday', 'MovesByArrows'],
        ['PageDown, PageUp', 'move by a month', 'TurnsTheMonth'],
        ['Enter', 'chooses the day', 'ChoosesByKey'],
      ],
      roles:
        'a grid named by its month; each day is a button with its date, its holiday and how many events it has, one of them in the tab order',
      reads: '„Środa, 10 lutego 2027 r., dzisiaj, 5 wydarzeń, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

function KeptCalendar({ month: first, day: chosen, onMonth, onDay, ...props }: EventCalendarProps) {
  const [month, setMonth] = useState(first);
  const [day, setDay] = useState(chosen);
  return (
    <EventCalendar
      {...props}
      month={month}
      day={day}
      onMonth={(to) => {
        onMonth(to);
        // As a router does it: the month comes back after the widget has drawn itself again.
        startTransition(() => setMonth(to));
      }}
      onDay={(to) => {
        onDay(to);
        setDay(to);
      }}
    />
  );
}

/** Dates and counts have hard spaces. */
const named = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** On a narrow screen days show marks only. */
export const Default: Story = { tags: ['picture'] };

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'luty 2027' })).toBeVisible();
    const day = canvas.getByRole('button', {
      name: named('środa, 10 lutego 2027 r., dzisiaj, 5 wydarzeń'),
    });
    await expect(day).toBeVisible();
    // The system would draw its own background behind a number in the colour of that background.
    await expect(getComputedStyle(day).getPropertyValue('forced-color-adjust')).toBe('none');
    await expect(canvas.getByRole('button', { name: 'jeszcze 2' })).toBeVisible();
  },
};

export const NamesHolidays: Story = {
  args: { month: '2027-01', day: '2027-01-06' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: named('środa, 6 stycznia 2027 r., Święto Trzech Króli') }),
    ).toBeVisible();
    await expect(canvas.getByText('Święto Trzech Króli')).toBeVisible();
  },
};

/** By mouse an item is reached at once. */
export const PressesAnItem: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Podpis umowy' }));
    await expect(args.onItem).toHaveBeenLastCalledWith('term');
    await hand.click(canvas.getByRole('button', { name: 'jeszcze 2' }));
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-02-10');
  },
};

export const MovesByArrows: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: named('10 lutego') }).focus();
    await hand.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('11 lutego') })).toHaveFocus());
    await hand.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named(', 9 lutego') })).toHaveFocus());
    await hand.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('16 lutego') })).toHaveFocus());
    await hand.keyboard('{ArrowUp}{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named(', 8 lutego') })).toHaveFocus());
    await hand.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('14 lutego') })).toHaveFocus());
  },
};

export const TurnsTheMonth: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: named('10 lutego') }).focus();
    await hand.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('10 marca') })).toHaveFocus());
    await expect(args.onMonth).toHaveBeenLastCalledWith('2027-03');
    await hand.keyboard('{PageUp}{PageUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('10 stycznia') })).toHaveFocus());
  },
};

export const ChoosesByKey: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: named('10 lutego') }).focus();
    await hand.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: named('11 lutego') })).toHaveFocus());
    await hand.keyboard('{Enter}');
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-02-11');
  },
};
