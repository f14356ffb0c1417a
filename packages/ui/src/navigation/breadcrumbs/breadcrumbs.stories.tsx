import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    accessibility: {
      keys: [['Tab', 'goes from link to link', 'Long']],
      roles:
        'navigation named "Jesteś tutaj" with an ordered list; the page itself has aria-current="page" and is no link',
      reads: '„Jesteś tutaj, nawigacja. Moje zgłoszenia, łącze. Nowe zgłoszenie, bieżąca strona”',
    } satisfies AccessibilityNotes,
  },
  args: { items: [{ label: 'Moje zgłoszenia', href: '#zgloszenia' }], current: 'Nowe zgłoszenie' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

const wayIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Jesteś tutaj' }));

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const way = wayIn(canvasElement);
    await expect(way.getByRole('link', { name: 'Moje zgłoszenia' })).toBeVisible();
    await expect(way.getByRole('listitem', { current: 'page' })).toHaveTextContent('Nowe zgłoszenie');
  },
};

/** Arrows follow the direction of the text. */
export const PointsTheWayTheTextRuns: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lucide-chevron-right')).toHaveStyle({ scale: '-1 1' });
  },
};

/** Several breadcrumbs wrap on a phone. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Moje zgłoszenia', href: '#zgloszenia' },
      { label: 'FR/2-2026/00191 – Agnieszka Święcka-Brzęczyszczykiewicz', href: '#zgloszenie' },
      { label: 'Sprawy', href: '#sprawy' },
    ],
    current: 'Odpowiedź na wezwanie do uzupełnienia zgłoszenia',
  },
  play: async ({ canvasElement }) => {
    await expect(wayIn(canvasElement).getAllByRole('link')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const link of wayIn(canvasElement).getAllByRole('link')) {
      await hand.tab();
      await expect(link).toHaveFocus();
    }
  },
};
